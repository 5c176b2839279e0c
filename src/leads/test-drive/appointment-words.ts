/** How appointments are written: for programs with the dealer's offset, for people in the dealer's time. */

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + JSON.stringify(options);
  const known = clocks.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-AU', { timeZone, ...options });
  clocks.set(key, made);
  return made;
}

/** `2026-11-21T09:00:00+10:00`: the dealer's wall clock and how far it is from UTC at that moment. */
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

/** `Saturday, 21 November at 9:00 am`. */
export function appointmentText(instantMs: number, timeZone: string): string {
  const day = clockOf(timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).format(instantMs);
  return `${day} at ${timeText(instantMs, timeZone)}`;
}
