/** Two decimals: cents, or a rate as it is written. */
export function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** `7.99`, `8.50` or `7.00`: always two decimals, so that rates can be compared. */
export function formatRate(percent: number): string {
  return toHundredths(percent).toFixed(2);
}
