/** `1.0E+05`, as spreadsheets write large numbers, or `1,0E+05` where the comma is the decimal sign. */
const exponentNotation = /^-?\d+(?:[.,]\d+)?e[+-]?\d+/i;

/**
 * The first number in a text, with the thousands separators of any country: `25,990`, `25.990,00`, `25 990`,
 * `25'990`. A single separator before exactly three digits separates thousands, unless `decimals` says that
 * the value is small, such as litres. Null if it is too large for a number.
 */
export function firstNumber(text: string, decimals = false): number | null {
  const match = /-?\d[\d.,'’\s\u00a0\u202f]*/.exec(text);
  if (match === null) return null;
  const scientific = exponentNotation.exec(text.slice(match.index))?.[0];
  const run = match[0].replace(/[.,'’\s\u00a0\u202f]+$/, '');
  const value = Number(scientific?.replace(',', '.') ?? plainDigits(onlyGroups(run), decimals));
  return Number.isFinite(value) ? value : null;
}

/** A space only separates thousands; `5 2021` is two numbers, of which the first is used. */
function onlyGroups(run: string): string {
  const pieces = run.split(/[\s\u00a0\u202f]+/);
  const isGrouped = pieces.length > 1 && pieces.slice(1).every((piece) => /^\d{3}([.,]\d+)?$/.test(piece));
  return isGrouped && /^-?\d{1,3}$/.test(pieces[0] ?? '') ? pieces.join('') : (pieces[0] ?? '');
}

function plainDigits(run: string, decimals: boolean): string {
  const bare = run.replace(/['’]/g, '');
  const lastComma = bare.lastIndexOf(',');
  const lastPoint = bare.lastIndexOf('.');
  if (lastComma >= 0 && lastPoint >= 0) {
    return lastComma > lastPoint ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  }
  const separator = lastComma >= 0 ? ',' : '.';
  const parts = bare.split(separator);
  if (parts.length > 2) return parts.join('');
  const partsThousands = !decimals && parts.length === 2 && parts[1]?.length === 3 && parts[0] !== '0';
  return partsThousands ? parts.join('') : bare.replace(',', '.');
}

/** Whether digits are hidden, as in `45xxx` or `$2x,xxx`: the number without them is another one. */
export function hidesDigits(text: string): boolean {
  return /\d[.,\s]?x+(?![a-z])/i.test(text);
}
