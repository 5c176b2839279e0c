import type { Location } from '../../tenant/settings/locations/locations.schema.ts';

type OpeningHour = Location['openingHours'][number];

export interface HoursRow {
  day: string;
  /** `8:30 am – 5:30 pm`, the dealer's own text, or null when closed. */
  hours: string | null;
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Formats `08:30` as `8:30 am`. */
export function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Formats `08:30` and `17:30` as `8:30 am – 5:30 pm`. */
export function openingSpan({ open, close }: { readonly open: string; readonly close: string }): string {
  return `${clock(open)} – ${clock(close)}`;
}

function hoursText(hour: OpeningHour | undefined): string | null {
  if (hour?.formattedHours !== undefined) return hour.formattedHours;
  if (hour?.status !== 'Open' || hour.open === null || hour.close === null) return null;
  return openingSpan({ open: hour.open, close: hour.close });
}

/**
 * "The hours table starts on Monday and ends on Sunday. Closed days show Closed." (leads and dealer §2) A missing
 * weekday counts as closed; without any entries the table is empty.
 */
export function hoursTable(hours: readonly OpeningHour[]): HoursRow[] {
  if (hours.length === 0) return [];
  return [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
    day: days[weekday] ?? '',
    hours: hoursText(hours.find((hour) => hour.weekday === weekday)),
  }));
}

/** Groups consecutive days with equal hours: `Monday – Friday`. */
export function groupedHours(hours: readonly OpeningHour[]): HoursRow[] {
  const groups: { first: string; last: string; hours: string | null }[] = [];
  for (const { day, hours: text } of hoursTable(hours)) {
    const open = groups.at(-1);
    if (open && open.hours === text) open.last = day;
    else groups.push({ first: day, last: day, hours: text });
  }
  return groups.map(({ first, last, hours: text }) => ({
    day: first === last ? first : `${first} – ${last}`,
    hours: text,
  }));
}
