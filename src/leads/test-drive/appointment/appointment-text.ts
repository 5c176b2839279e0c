/** Formats appointments: ISO with UTC offset for programs, local time for people. */

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + JSON.stringify(options);
  const known = clocks.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-AU', { timeZone, ...options });
  clocks.set(key, made);
  return made;
}

/** `2026-11-21T09:00:00+10:00`: local time with the UTC offset valid at that instant. */
export function zonedIso(instantMs: number, timeZone: string): string {
  const parts = clockOf(timeZone, {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'longOffset',
    },
  }).formatToParts(instantMs);
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  const time = `${part('hour')}:${part('minute')}:${part('second')}`;
  return `${part('year')}-${part('month')}-${part('day')}T${time}${offset}`;
}

/** `9:00 am`. */
export function timeText(instantMs: number, timeZone: string): string {
  return clockOf(timeZone, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' })
    .format(instantMs)
    .replace(/\s+/g, ' ');
}

/** Built from parts, because browsers differ in the separators of a formatted date. */
function longDay(instantMs: number, timeZone: string): string {
  const parts = clockOf(timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).formatToParts(
    instantMs,
  );
  return parts.flatMap(({ type, value }) => (type === 'literal' ? [] : value)).join(' ');
}

/** `Saturday 21 November at 9:00 am`. */
export function appointmentText(instantMs: number, timeZone: string): string {
  return `${longDay(instantMs, timeZone)} at ${timeText(instantMs, timeZone)}`;
}

/** `2026-11-21` as `Saturday 21 November`. */
export function dayText(date: string): string {
  return longDay(Date.parse(date), 'UTC');
}

/** `2026-11-21` as `Sat`, `21`, `Nov`. */
export function shortDay(date: string): [weekday: string, day: string, month: string] {
  const part = (options: Intl.DateTimeFormatOptions) => clockOf('UTC', options).format(Date.parse(date));
  return [part({ weekday: 'short' }), part({ day: 'numeric' }), part({ month: 'short' })];
}

/** `Australian Eastern Standard Time`, or `Australian Eastern Time` for zones with daylight saving. */
export function timeZoneText(timeZone: string, instantMs: number): string {
  const parts = clockOf(timeZone, { timeZoneName: 'longGeneric' }).formatToParts(instantMs);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
