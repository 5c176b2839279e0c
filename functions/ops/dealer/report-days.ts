import { addDays, dayOf } from '#src/values/time/date.ts';

/** Number of days in a report, today included. */
export const REPORTED_DAYS = 30;

/** How much was counted on a day, `2026-11-20`. */
export interface DayCount {
  readonly day: string;
  readonly count: number;
}

/** The reported days in the dealer's time zone, oldest first. */
export function daysUntil(nowMs: number, timeZone: string): string[] {
  const today = dayOf(nowMs, timeZone);
  return Array.from({ length: REPORTED_DAYS }, (_, index) => addDays(today, index + 1 - REPORTED_DAYS));
}

/** Each day with the sum of its counts; 0 for a day without any. */
export function perDay(days: readonly string[], counts: readonly DayCount[]): DayCount[] {
  const sums = new Map<string, number>();
  for (const { day, count } of counts) sums.set(day, (sums.get(day) ?? 0) + count);
  return days.map((day) => ({ day, count: sums.get(day) ?? 0 }));
}

export function total(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
