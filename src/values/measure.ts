const METRES_PER_FOOT = 0.3048;

const formatters = new Map<string, Intl.NumberFormat>();

/** `1,870.5`; decimals beyond `minimumFractionDigits` only if they are not zero. */
export function formatNumber(
  value: number,
  maximumFractionDigits: number,
  minimumFractionDigits = 0,
): string {
  const key = `${minimumFractionDigits}-${maximumFractionDigits}`;
  const known = formatters.get(key);
  if (known) return known.format(value);
  const made = new Intl.NumberFormat('en-AU', { minimumFractionDigits, maximumFractionDigits });
  formatters.set(key, made);
  return made.format(value);
}

/** A number with its unit, such as `1,870 mm` or `7.9 L/100km`. */
export function formatMeasure(value: number, unit: string, maximumFractionDigits = 0): string {
  return `${formatNumber(value, maximumFractionDigits)} ${unit}`;
}

/** "Feet to metres 0.3048" (stock and vehicle §9). */
export function feetToMetres(feet: number): number {
  return feet * METRES_PER_FOOT;
}

/** `21.5 ft (6.55 m)`: caravans are sold by feet, but towed by metres. */
export function formatFeetAndMetres(feet: number): string {
  return `${formatNumber(feet, 2)} ft (${formatNumber(feetToMetres(feet), 2, 2)} m)`;
}

/** `45,120 km`. */
export function formatKilometres(kilometres: number): string {
  return formatMeasure(kilometres, 'km');
}
