/** home.json `salesCounter`. */
export interface SalesRate {
  readonly perDay: number;
  readonly secondsEach: number;
}

/** Brisbane is ten hours ahead of UTC all year: Queensland has no daylight saving. */
const BRISBANE_OFFSET_S = 10 * 3600;
const DAY_S = 86_400;

/**
 * "Sales counter: 192 per day, one per 450 seconds, … Brisbane time" (leads and dealer §9): the number sold since
 * midnight in Brisbane at this rate.
 */
export function soldToday(instantMs: number, { perDay, secondsEach }: SalesRate): number {
  const seconds = (Math.floor(instantMs / 1000) + BRISBANE_OFFSET_S) % DAY_S;
  return Math.min(perDay, Math.floor(seconds / secondsEach));
}
