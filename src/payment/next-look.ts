const FIRST_MS = 1000;
const SLOWEST_MS = 15_000;

/** About three minutes in total. */
const MAX_LOOKS = 18;

/** Delay before the next poll; null when polling ends. */
export function nextLookMs(looks: number): number | null {
  return looks >= MAX_LOOKS ? null : Math.min(SLOWEST_MS, Math.round(FIRST_MS * 1.5 ** looks));
}
