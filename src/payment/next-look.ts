const firstMs = 1000;
const slowestMs = 15_000;

/** About three minutes in all: hardly anybody waits longer. */
const mostLooks = 18;

/** How long to wait before the payment's status is requested again; null when polling ends. */
export function nextLookMs(looks: number): number | null {
  return looks >= mostLooks ? null : Math.min(slowestMs, Math.round(firstMs * 1.5 ** looks));
}
