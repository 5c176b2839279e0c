import { dayOf, instantOf } from '../../values/date.ts';

/** home.json `salesCounter`. */
export interface SalesRate {
  readonly perDay: number;
  readonly secondsEach: number;
}

/**
 * "Sales counter: 192 per day, one per 450 seconds, … Brisbane time" (leads and dealer §9): how many have been sold
 * since midnight in the dealer's time zone, going by the rate. Seconds that have passed are counted, not those on
 * the clock: on the day that summer time ends the count stays as it is for an hour rather than falling.
 */
export function soldToday(instant: number, timeZone: string, { perDay, secondsEach }: SalesRate): number {
  const midnight = instantOf(dayOf(instant, timeZone), timeZone) ?? instant;
  return Math.min(perDay, Math.floor((instant - midnight) / 1000 / secondsEach));
}
