import { localIso } from '../../values/time/date.ts';

export interface QuietHours {
  /**
   * Local times such as `20:00`. If the end is earlier than the start, it is on the next day; equal times mean no
   * quiet hours.
   */
  readonly quietFrom: string;
  readonly quietUntil: string;
}

/** Whether the instant (milliseconds since 1970) is within the quiet hours, when no messages are sent. */
export function isQuiet(atMs: number, timeZone: string, { quietFrom, quietUntil }: QuietHours): boolean {
  const time = localIso(atMs, timeZone).slice(11, 16);
  const isAfter = time >= quietFrom;
  const isBefore = time < quietUntil;
  return quietFrom <= quietUntil ? isAfter && isBefore : isAfter || isBefore;
}
