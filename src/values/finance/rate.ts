/** `7.99`, `8.50` or `7.00`: always two decimals, so that rates can be compared. */
export function formatRate(percent: number): string {
  return (Math.round(percent * 100) / 100).toFixed(2);
}
