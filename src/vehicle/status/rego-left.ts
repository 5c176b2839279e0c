import { dayOf, instantOf } from '../../values/time/date.ts';

/**
 * Whole months of registration that are left on this day, 0 for less than one; null once it has ended, or if its end
 * is not known. The registration is valid until the end of its last day.
 */
export function monthsOfRegistration(expiry: string | null, now: Date, timeZone: string): number | null {
  const instant = expiry === null ? null : instantOf(expiry, timeZone);
  if (instant === null) return null;
  const [last, today] = [dayOf(instant, timeZone), dayOf(now.getTime(), timeZone)];
  if (last < today) return null;
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(last) - months(today) - (last.slice(8) < today.slice(8) ? 1 : 0);
}
