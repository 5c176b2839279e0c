const firstMs = 1000;
const slowestMs = 15_000;

/** About three minutes in total. */
const maxLooks = 18;

/** Delay before the next poll; null when polling ends. */
export function nextLookMs(looks: number): number | null {
  return looks >= maxLooks ? null : Math.min(slowestMs, Math.round(firstMs * 1.5 ** looks));
}
