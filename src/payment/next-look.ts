const firstMs = 1000;
const slowestMs = 15_000;

/** About three minutes: nobody looks on for longer. */
const mostLooks = 18;

/** How long to wait before a payment is asked after once more; null when that has been often enough. */
export function nextLookMs(looks: number): number | null {
  return looks >= mostLooks ? null : Math.min(slowestMs, Math.round(firstMs * 1.5 ** looks));
}
