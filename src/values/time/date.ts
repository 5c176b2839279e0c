/**
 * Parses dates of feeds and settings in the dealer's time zone (IANA name such as `Australia/Brisbane`). A date
 * without a time starts at midnight; a time without an offset is local. Instants are milliseconds since 1970; `null`
 * means that a text is not a date.
 */

export const DAY_MS = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

function wallClock(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  // The Swedish locale formats dates as ISO: 2027-03-04 09:05:00.
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
  // The first guess may use the wrong offset near a clock change; the second pass corrects it.
  return localAsUtc - offsetMs(guess, timeZone);
}

const midnights = new Map<string, number>();
const MAX_MIDNIGHTS = 5000;

/** Cached, because stock contains the same few hundred dates many times and Intl is slow. */
function midnightOf(utcDay: number, timeZone: string): number {
  const key = `${utcDay} ${timeZone}`;
  const instant = midnights.get(key) ?? fromWallClock(utcDay, timeZone);
  if (midnights.size < MAX_MIDNIGHTS) midnights.set(key, instant);
  return instant;
}

function parseUtcDay(day: string): number | null {
  const instant = Date.parse(`${day}T00:00:00Z`);
  // Some engines roll 30 February over to March; such a date is rejected.
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== day ? null : instant;
}

/** Parses an ISO date or date-time to milliseconds since 1970. */
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

/** The local date of an instant: `2027-03-04`. */
export function dayOf(instant: number, timeZone: string): string {
  return wallClock(timeZone).format(instant).slice(0, 10);
}

/** The local year of an instant. */
export function yearOf(instant: number | Date, timeZone: string): number {
  return Number(dayOf(Number(instant), timeZone).slice(0, 4));
}

/** Formats an instant in local time with offset (ISO 8601): `2027-03-04T09:05:00+10:00`. */
export function localIso(instant: number, timeZone: string): string {
  const local = wallClock(timeZone).format(instant).replace(' ', 'T');
  const minutes = Math.round(offsetMs(instant, timeZone) / 60_000);
  const two = (count: number) => String(Math.trunc(count)).padStart(2, '0');
  const ahead = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`;
}

/** Adds days to a `YYYY-MM-DD` date; `count` may be negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Number of days from one `YYYY-MM-DD` date to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** A formatter for dates given as midnight UTC. Cached, because creating one is slow. */
export function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = dayFormats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  dayFormats.set(key, known);
  return known;
}

/**
 * "Dates display as 'Month d, yyyy'" (stock and vehicle §5): `March 4, 2027`, in other languages as it is usual there;
 * null for no date.
 */
export function formatDate(iso: string, timeZone: string, locale = 'en-AU'): string | null {
  const instant = instantOf(iso, timeZone);
  if (instant === null) return null;
  const order = locale.startsWith('en-') ? 'en-US' : locale;
  const longDay = dayFormat(order, { year: 'numeric', month: 'long', day: 'numeric' });
  return longDay.format(Date.parse(`${dayOf(instant, timeZone)}T00:00:00Z`));
}
