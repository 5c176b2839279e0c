import { localIso } from '../../values/date.ts';

interface QuietHours {
  /** Times of the dealer's day, `20:00`; until an earlier one means until the next day. Both the same: never. */
  readonly quietFrom: string;
  readonly quietUntil: string;
}

/** Whether nobody is to be written to at an instant, milliseconds since 1970. */
export function isQuiet(atMs: number, timeZone: string, { quietFrom, quietUntil }: QuietHours): boolean {
  const time = localIso(atMs, timeZone).slice(11, 16);
  const isAfter = time >= quietFrom;
  const isBefore = time < quietUntil;
  return quietFrom <= quietUntil ? isAfter && isBefore : isAfter || isBefore;
}
