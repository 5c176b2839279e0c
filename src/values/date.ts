/**
 * Dates as feeds and settings write them, read in the dealer's time zone (an IANA name such as
 * `Australia/Brisbane`). A day without a time begins at that day's midnight; a time without an offset
 * is the dealer's wall clock. Instants are milliseconds since 1970; `null` says that a text is no date.
 */

export const DAY_MS = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

function wallClock(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  // Sweden writes dates the ISO way: 2027-03-04 09:05:00.
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

function offsetMs(instant: number, timeZone: string): number {
  const local = wallClock(timeZone).format(instant).replace(' ', 'T');
  return Date.parse(`${local}Z`) - Math.floor(instant / 1000) * 1000;
}

function fromWallClock(localAsUtc: number, timeZone: string): number {
  const guess = localAsUtc - offsetMs(localAsUtc, timeZone);
  // The first guess uses the offset some hours away; the second is right on days of clock changes too.
  return localAsUtc - offsetMs(guess, timeZone);
}

const midnights = new Map<string, number>();
const MOST_MIDNIGHTS = 5000;

/** A stock names the same few hundred days over and over, and asking the calendar is slow. */
function midnightOf(utcDay: number, timeZone: string): number {
  const key = `${utcDay} ${timeZone}`;
  const instant = midnights.get(key) ?? fromWallClock(utcDay, timeZone);
  if (midnights.size < MOST_MIDNIGHTS) midnights.set(key, instant);
  return instant;
}

function parseUtcDay(day: string): number | null {
  const instant = Date.parse(`${day}T00:00:00Z`);
  // Some engines roll 30 February over to March; such a day is a typing error, not a date.
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== day ? null : instant;
}

/** Milliseconds since 1970 of an ISO day or date-time. */
export function instantOf(iso: string, timeZone: string): number | null {
  const [, day = '', rest = ''] = /^(\d{4}-\d{2}-\d{2})(.*)$/s.exec(iso.trim()) ?? [];
  const utcDay = parseUtcDay(day);
  if (utcDay === null) return null;
  if (rest === '') return midnightOf(utcDay, timeZone);
  const [, time, offset] =
    /^[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(Z|[+-]\d{2}:?\d{2})?$/i.exec(rest) ?? [];
  if (time === undefined) return null;
  const zone = offset === undefined ? 'Z' : offset.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const instant = Date.parse(`${day}T${time}${zone}`);
  if (Number.isNaN(instant)) return null;
  return offset === undefined ? fromWallClock(instant, timeZone) : instant;
}

/** `2027-03-04`: the calendar day on which an instant falls. */
export function dayOf(instant: number, timeZone: string): string {
  return wallClock(timeZone).format(instant).slice(0, 10);
}

/** The calendar year in which an instant falls. */
export function yearOf(instant: number | Date, timeZone: string): number {
  return Number(dayOf(Number(instant), timeZone).slice(0, 4));
}

/** `2027-03-04T09:05:00+10:00`: an instant on the wall clock of a time zone, to the second (ISO 8601). */
export function localIso(instant: number, timeZone: string): string {
  const local = wallClock(timeZone).format(instant).replace(' ', 'T');
  const minutes = Math.round(offsetMs(instant, timeZone) / 60_000);
  const two = (count: number) => String(Math.trunc(count)).padStart(2, '0');
  const ahead = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`;
}

/** The day `count` days later (earlier when negative); `day` is `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Whole calendar days from one `YYYY-MM-DD` to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The words for a day, given as midnight UTC. Cached, because to make a formatter takes longer than most of a page. */
export function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = dayFormats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  dayFormats.set(key, known);
  return known;
}

const longDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** "Dates display as 'Month d, yyyy'" (stock and vehicle §5): `March 4, 2027`; null for no date. */
export function formatDate(iso: string, timeZone: string): string | null {
  const instant = instantOf(iso, timeZone);
  return instant === null ? null : longDay.format(Date.parse(`${dayOf(instant, timeZone)}T00:00:00Z`));
}
