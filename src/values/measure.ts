const METRES_PER_FOOT = 0.3048;

function formatNumber(value: number, maximumFractionDigits: number, minimumFractionDigits = 0): string {
  return value.toLocaleString('en-AU', { minimumFractionDigits, maximumFractionDigits });
}

/** A number with its unit, such as `1,870 mm` or `7.9 L/100km`. */
export function formatMeasure(value: number, unit: string, maximumFractionDigits = 0): string {
  return `${formatNumber(value, maximumFractionDigits)} ${unit}`;
}

/** "Feet to metres 0.3048" (stock and vehicle §9). */
export function feetToMetres(feet: number): number {
  return feet * METRES_PER_FOOT;
}

/** `21.5 ft (6.55 m)`: caravans are sold in feet and towed in metres. */
export function formatFeetAndMetres(feet: number): string {
  return `${formatNumber(feet, 2)} ft (${formatNumber(feetToMetres(feet), 2, 2)} m)`;
}
