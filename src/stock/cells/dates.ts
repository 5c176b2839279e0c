import { found, nothing, type Reading, unusable } from './reading.ts';
import { isMissing } from './texts/missing.ts';

export type DateOrder = 'dmy' | 'mdy' | 'ymd';

const FIRST_YEAR = 1886;
const LAST_YEAR = 2100;
/** Days from Excel's day 0 to 1970. */
const EXCEL_EPOCH_DAYS = 25_569;
const DAY_MS = 86_400_000;

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** German and Swedish month names whose first three letters differ from English. */
const otherMonths: Readonly<Record<string, number>> = { mär: 3, mrz: 3, mai: 5, maj: 5, okt: 10, dez: 12 };

/**
 * Converts a date to ISO 8601: the day, or day and time if the feed gives an offset too. `order` resolves
 * `03/04/2026`; dates with a month name or the year first do not need it. A month without a day becomes its
 * first day.
 */
export function readDate(text: string, order: DateOrder): Reading<string> {
  const trimmed = text.trim();
  if (isMissing(trimmed) || /^0{2,4}[-/]0{2}|^0001-01-01/.test(trimmed)) return nothing;
  const iso =
    withOffset(trimmed) ??
    yearFirst(trimmed) ??
    numeric(trimmed, order) ??
    namedMonth(trimmed) ??
    monthAndYear(trimmed) ??
    counted(trimmed);
  if (iso === null) return unusable('is not a date');
  return noDates.has(iso.slice(0, 10)) ? nothing : found(iso);
}

/** Day 0 or 1 of spreadsheets and databases, which they write for an empty date. */
const noDates: ReadonlySet<string> = new Set(['1899-12-30', '1899-12-31', '1900-01-01']);

function withOffset(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})$/i.test(text)) return null;
  const normal = text
    .replace(' ', 'T')
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(normal) ?? [];
  return Number.isNaN(Date.parse(normal)) || isoDay(year, month, day) === null ? null : normal;
}

function yearFirst(text: string): string | null {
  const spaced =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})(?:T?\d{4,6})?$/.exec(text);
  return spaced === null ? null : isoDay(spaced[1], spaced[2], spaced[3]);
}

/** The first two numbers and the year of `03/04/2026`, `3.4.26` or `03-04-2026 10:00`. */
export function numericParts(text: string): { first: number; second: number; year: number } | null {
  const match = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(text.trim());
  if (match === null) return null;
  return { first: Number(match[1]), second: Number(match[2]), year: fullYear(match[3] ?? '') };
}

function numeric(text: string, order: DateOrder): string | null {
  const parts = numericParts(text);
  if (parts === null) return null;
  const { first, second, year } = parts;
  const usual = order === 'mdy' ? isoDay(year, first, second) : isoDay(year, second, first);
  // 25/12/2026 among American dates is unambiguous.
  return usual ?? (order === 'mdy' ? isoDay(year, second, first) : isoDay(year, first, second));
}

function namedMonth(text: string): string | null {
  const dayFirst =
    /(?:^|[\s,])(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(\p{L}{3,})\.?,?[\s-]+(\d{4}|\d{2})(?!\d)/u.exec(text);
  if (dayFirst !== null) return isoDay(fullYear(dayFirst[3] ?? ''), monthNumber(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^(?:\p{L}+,\s*)?(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/u.exec(text);
  return monthFirst === null ? null : isoDay(monthFirst[3], monthNumber(monthFirst[1]), monthFirst[2]);
}

function monthAndYear(text: string): string | null {
  const digits = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  if (digits !== null) return isoDay(digits[2], digits[1], 1);
  const backwards = /^(\d{4})[-/.](\d{1,2})$/.exec(text);
  if (backwards !== null) return isoDay(backwards[1], backwards[2], 1);
  const named = /^(\p{L}{3,})\.?[\s\-/,']+(\d{4}|\d{2})$/u.exec(text);
  return named === null ? null : isoDay(fullYear(named[2] ?? ''), monthNumber(named[1]), 1);
}

/** Seconds or milliseconds since 1970, .NET's `/Date(…)/`, Excel's days since 1900. */
function counted(text: string): string | null {
  const net = /^\/?Date\((-?\d{9,13})/.exec(text)?.[1];
  const digits = net ?? (/^\d{9,13}(\.\d+)?$/.test(text) ? text : null);
  if (digits !== null) return dayOfInstant(Number(digits) * (digits.split('.')[0]?.length === 13 ? 1 : 1000));
  if (!/^[34]\d{4}(\.\d+)?$|^5[0-4]\d{3}(\.\d+)?$/.test(text)) return null;
  return dayOfInstant((Math.floor(Number(text)) - EXCEL_EPOCH_DAYS) * DAY_MS);
}

function dayOfInstant(instant: number): string | null {
  const date = new Date(instant);
  const year = date.getUTCFullYear();
  return Number.isNaN(year) || year < FIRST_YEAR || year > LAST_YEAR ? null : date.toISOString().slice(0, 10);
}

function monthNumber(name: string | undefined): number {
  const start = (name ?? '').slice(0, 3).toLowerCase();
  return otherMonths[start] ?? months.indexOf(start) + 1;
}

function fullYear(year: string): number {
  const number = Number(year);
  if (year.length !== 2) return number;
  return number > 60 ? 1900 + number : 2000 + number;
}

function isoDay(
  year: string | number | undefined,
  month: string | number | undefined,
  day: string | number | undefined,
): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  if (!(y >= FIRST_YEAR && y <= LAST_YEAR) || date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d)
    return null;
  return date.toISOString().slice(0, 10);
}

/**
 * The date order of a column: one date with a number above 12 decides. Otherwise day first, as in Australia
 * and Europe.
 */
export function dateOrderOf(values: Iterable<string>): DateOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const value of values) {
    const parts = numericParts(value);
    if (parts !== null && parts.first > 12) dayFirst++;
    if (parts !== null && parts.second > 12) monthFirst++;
  }
  return monthFirst > dayFirst ? 'mdy' : 'dmy';
}
