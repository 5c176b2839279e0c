import type { Location, SpecialHour } from '../../../tenant/settings/locations/locations.schema.ts';
import { addDays, dayFormat, dayOf, instantOf } from '../../../values/time/date.ts';
import type { Clock } from '../branch-zone.ts';
import { openingSpan } from '../opening-hours.ts';
import { specialDays } from '../special-days.ts';

export interface HolidayHours {
  /** `2026-12-25` */
  readonly date: string;
  /** `Friday, 25 December` */
  readonly day: string;
  /** `8:30 am – 12 pm`, or null when closed. */
  readonly hours: string | null;
  /**
   * End of the day in the branch's time zone; checked in the browser, because the page may have been built days
   * before.
   */
  readonly expiry: string;
}

interface Calendar extends Clock {
  readonly now: Date;
}

/** The special hours of a branch from its today on; the branch's own override those of all branches. */
export function holidayHours(
  branch: Pick<Location, 'id'>,
  specialHours: readonly SpecialHour[],
  { now, timeZone, locale }: Calendar,
): HolidayHours[] {
  const dayNames = dayFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const today = dayOf(now.getTime(), timeZone);
  const days = specialDays(branch, specialHours).filter(({ date }) => date >= today);
  return days.flatMap(({ date, status, open, close }) => {
    const over = instantOf(addDays(date, 1), timeZone);
    if (over === null) return [];
    const isOpen = status === 'Open' && open !== null && close !== null;
    return {
      date,
      day: dayNames.format(Date.parse(`${date}T00:00:00Z`)),
      hours: isOpen ? openingSpan({ open, close }, locale) : null,
      expiry: new Date(over).toISOString(),
    };
  });
}
