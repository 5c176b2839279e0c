import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import { dayFormat, daysBetween } from '../../values/time/date.ts';

type OpeningHour = Location['openingHours'][number];

export interface HoursRow {
  day: string;
  /** `8:30 am – 5:30 pm`, the dealer's own text, or null when closed. */
  hours: string | null;
}

/** `Monday`; 0 is Sunday. */
function dayName(weekday: number, locale: string): string {
  // 4 January 1970 was a Sunday.
  return dayFormat(locale, { weekday: 'long' }).format(Date.UTC(1970, 0, 4 + weekday));
}

/** Formats `08:30` as `8:30 am`; in languages other than English by 24 hours. */
export function clock(time: string, locale: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (!locale.startsWith('en-')) return `${hour}:${String(minute).padStart(2, '0')}`;
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Formats `08:30` and `17:30` as `8:30 am – 5:30 pm`. */
export function openingSpan(
  { open, close }: { readonly open: string; readonly close: string },
  locale: string,
): string {
  return `${clock(open, locale)} – ${clock(close, locale)}`;
}

/** The day of an opening: `Monday`, or `Monday 4 January` where it is not the next day of that name. */
export function openingDay(day: string, today: string, locale: string): string {
  const isNext = daysBetween(today, day) < 7;
  const format = dayFormat(locale, { weekday: 'long', ...(!isNext && { day: 'numeric', month: 'long' }) });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

function hoursText(hour: OpeningHour | undefined, locale: string): string | null {
  if (hour?.formattedHours !== undefined) return hour.formattedHours;
  if (hour?.status !== 'Open' || hour.open === null || hour.close === null) return null;
  return openingSpan({ open: hour.open, close: hour.close }, locale);
}

/**
 * "The hours table starts on Monday and ends on Sunday. Closed days show Closed." (leads and dealer §2) A missing
 * weekday counts as closed; without any entries the table is empty.
 */
export function hoursTable(hours: readonly OpeningHour[], locale: string): HoursRow[] {
  if (hours.length === 0) return [];
  return [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
    day: dayName(weekday, locale),
    hours: hoursText(
      hours.find((hour) => hour.weekday === weekday),
      locale,
    ),
  }));
}

/** Groups consecutive days with equal hours: `Monday – Friday`. */
export function groupedHours(hours: readonly OpeningHour[], locale: string): HoursRow[] {
  const groups: { first: string; last: string; hours: string | null }[] = [];
  for (const { day, hours: text } of hoursTable(hours, locale)) {
    const open = groups.at(-1);
    if (open && open.hours === text) open.last = day;
    else groups.push({ first: day, last: day, hours: text });
  }
  return groups.map(({ first, last, hours: text }) => ({
    day: first === last ? first : `${first} – ${last}`,
    hours: text,
  }));
}
