/** `7.99`, `8.5` or `7`: percent as it is shown, with two decimals at most. */
export function formatRate(percent: number): string {
  return String(Math.round(percent * 100) / 100);
}
