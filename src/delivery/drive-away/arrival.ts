import type { SpecialHour } from '../../tenant/settings/locations/locations.schema.ts';
import { addDays, dayFormat, dayOf } from '../../values/time/date.ts';

/** Working days from the order. */
export type DeliveryDays = { readonly min: number; readonly max: number };

/** Monday to Friday, without the days on which the whole dealer is closed. */
function isWorkingDay(day: string, holidays: readonly SpecialHour[]): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const isHoliday = holidays.some(
    ({ date, status, locationId }) => date === day && status === 'Closed' && locationId === null,
  );
  return weekday > 0 && weekday < 6 && !isHoliday;
}

/** The day that many working days after `from`, `2026-11-24`. */
function afterWorkingDays(from: string, count: number, holidays: readonly SpecialHour[]): string {
  let day = from;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day, holidays)) left -= 1;
  }
  return day;
}

/** First and last day of arrival if the vehicle is ordered now. */
export function arrivalDays(
  { min, max }: DeliveryDays,
  holidays: readonly SpecialHour[],
  now: Date,
  timeZone: string,
): { readonly from: string; readonly to: string } {
  const today = dayOf(now.getTime(), timeZone);
  return {
    from: afterWorkingDays(today, min, holidays),
    to: afterWorkingDays(today, Math.max(min, max), holidays),
  };
}

/** `Tuesday 24 November`. */
export function arrivalText(day: string, locale: string): string {
  const format = dayFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
