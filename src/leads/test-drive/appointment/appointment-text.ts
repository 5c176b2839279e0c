/** Formats appointments: ISO with UTC offset for programs, local time for people. */

import type { Clock } from '../../../locations/hours/branch-zone.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf({ timeZone, locale }: Clock, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + locale + JSON.stringify(options);
  const known = clocks.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone, ...options });
  clocks.set(key, made);
  return made;
}

/** `2026-11-21T09:00:00+10:00`: local time with the UTC offset valid at that instant. */
export function zonedIso(instantMs: number, timeZone: string): string {
  const parts = clockOf(
    { timeZone, locale: 'en-AU' },
    {
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        hourCycle: 'h23',
        timeZoneName: 'longOffset',
      },
    },
  ).formatToParts(instantMs);
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  const time = `${part('hour')}:${part('minute')}:${part('second')}`;
  return `${part('year')}-${part('month')}-${part('day')}T${time}${offset}`;
}

/** `9:00 am`. */
export function timeText(instantMs: number, clock: Clock): string {
  return clockOf(clock, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' })
    .format(instantMs)
    .replace(/\s+/g, ' ');
}

/** English is built from parts, because browsers differ in the separators of a formatted date. */
function dayOfClock(instantMs: number, clock: Clock, width: 'long' | 'short' = 'long'): string {
  const format = clockOf(clock, { weekday: width, day: 'numeric', month: width });
  if (!isEnglish(clock)) return format.format(instantMs);
  const parts = format.formatToParts(instantMs);
  return parts.flatMap(({ type, value }) => (type === 'literal' ? [] : value)).join(' ');
}

function isEnglish({ locale }: Clock): boolean {
  return locale.startsWith('en-');
}

/** `Saturday 21 November at 9:00 am`. */
export function appointmentText(instantMs: number, clock: Clock): string {
  const between = isEnglish(clock) ? ' at ' : ' ';
  return `${dayOfClock(instantMs, clock)}${between}${timeText(instantMs, clock)}`;
}

/** `2026-11-21` as `Saturday 21 November`, or short as `Sat 21 Nov`. */
export function dayText(date: string, locale: string, width: 'long' | 'short' = 'long'): string {
  return dayOfClock(Date.parse(date), { timeZone: 'UTC', locale }, width);
}

/** `2026-11-21` as `Sat`, `21`, `Nov`. */
export function shortDay(date: string, locale: string): [weekday: string, day: string, month: string] {
  const part = (options: Intl.DateTimeFormatOptions) =>
    clockOf({ timeZone: 'UTC', locale }, options).format(Date.parse(date));
  return [part({ weekday: 'short' }), part({ day: 'numeric' }), part({ month: 'short' })];
}
