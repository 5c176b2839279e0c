import type { FieldType } from './collection.ts';

/** Like a C++ stream: six significant digits, otherwise an exponent of at least two digits. */
function formatFloat(number: number): string {
  if (!Number.isFinite(number)) return Number.isNaN(number) ? 'nan' : number > 0 ? 'inf' : '-inf';
  if (number === 0) return '0';
  const [mantissa = '0', power = '0'] = number.toExponential(5).split('e');
  const exponent = Number(power);
  if (exponent >= -4 && exponent < 6) return String(Number(number.toPrecision(6)));
  const digits = String(Math.abs(exponent)).padStart(2, '0');
  return `${Number(mantissa)}e${exponent < 0 ? '-' : '+'}${digits}`;
}

/** A number or boolean as shown in facet values. */
export function formatNumber(number: number, type: FieldType): string {
  if (type.startsWith('bool')) return number === 1 ? 'true' : 'false';
  return type.startsWith('float') ? formatFloat(number) : String(number);
}
