import type { Location, SpecialHour } from '../../tenant/settings/locations/locations.schema.ts';
import { addDays, localIso } from '../../values/time/date.ts';
import { hoursOnDay } from './hours-on-day.ts';

/** Number of days in which the next opening is searched. */
const DAYS_AHEAD = 14;

/** Opening hours on a date, `2026-12-24`, with times such as `08:30`. */
type Opening = { readonly day: string; readonly open: string; readonly close: string };

/**
 * The current or next opening hours at an instant, in the branch's time zone: those of today until closing
 * time, then those of the next open day. Null if there are none within two weeks.
 */
export function nextOpening(
  location: Pick<Location, 'id' | 'openingHours'>,
  specialHours: readonly SpecialHour[],
  at: { readonly nowMs: number; readonly timeZone: string },
): Opening | null {
  const local = localIso(at.nowMs, at.timeZone);
  const today = local.slice(0, 10);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    const hours = hoursOnDay(location, specialHours, day);
    const isOver = ahead === 0 && hours !== null && local.slice(11, 16) >= hours.close;
    if (hours !== null && !isOver) return { day, ...hours };
  }
  return null;
}
