import { localIso } from '../../values/time/date.ts';

export interface QuietHours {
  /**
   * Local times such as `20:00`. If the end is earlier than the start, it is on the next day; equal times mean no
   * quiet hours.
   */
  readonly quietFrom: string;
  readonly quietUntil: string;
}

/**
 * Whether a dealer sends no messages at this instant (milliseconds since 1970), because it is within the quiet hours of
 * any branch; `zones` has the time zone of each. If the zones leave no time that is outside the quiet hours of all
 * branches, messages are sent when the fewest branches have quiet hours.
 */
export function isQuiet(atMs: number, zones: readonly string[], hours: QuietHours): boolean {
  return zonesAsleep(atMs, zones, hours).length > leastQuiet(atMs, zones, hours).zones.length;
}

interface LeastQuiet {
  readonly atMs: number;
  /** The zones in which it is quiet then; empty if there is a time that suits all. */
  readonly zones: readonly string[];
}

/** The time of the following day when it is quiet in the fewest zones, which is when the quiet hours of one end. */
export function leastQuiet(atMs: number, zones: readonly string[], hours: QuietHours): LeastQuiet {
  const ends = zones.map((zone) => {
    const wait = minutesOf(hours.quietUntil) - minutesOf(timeIn(zone, atMs));
    return atMs + ((wait + MINUTES_OF_DAY) % MINUTES_OF_DAY) * 60_000;
  });
  const times = ends.map((end) => ({ atMs: end, zones: zonesAsleep(end, zones, hours) }));
  return times.reduce((least, time) => (time.zones.length < least.zones.length ? time : least), {
    atMs,
    zones,
  });
}

const MINUTES_OF_DAY = 24 * 60;

function zonesAsleep(atMs: number, zones: readonly string[], { quietFrom, quietUntil }: QuietHours) {
  return zones.filter((zone) => {
    const time = timeIn(zone, atMs);
    const isAfter = time >= quietFrom;
    const isBefore = time < quietUntil;
    return quietFrom <= quietUntil ? isAfter && isBefore : isAfter || isBefore;
  });
}

/** The time of the day there, such as `09:05`. */
export function timeIn(zone: string, atMs: number): string {
  return localIso(atMs, zone).slice(11, 16);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
