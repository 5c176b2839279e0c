import { nextOpening } from '../locations/next-opening.ts';
import { clock } from '../locations/opening-hours.ts';
import type { Location, SpecialHour } from '../tenant/settings/locations.schema.ts';
import { addDays, localIso } from '../values/date.ts';
import { fill } from '../values/fill.ts';

/** Who answers, as far as it decides on when. */
export interface Answerer {
  readonly branch: Pick<Location, 'id' | 'openingHours'> | null;
  readonly specialHours: readonly SpecialHour[];
  readonly timeZone: string;
  readonly locale: string;
  readonly texts: {
    readonly open: string;
    readonly today: string;
    readonly tomorrow: string;
    readonly later: string;
    readonly unknown: string;
  };
}

/** When somebody answers, seen from an instant: "We answer now, until 5:30 pm", "We answer tomorrow from 9 am". */
export function answerWords(
  { branch, specialHours, timeZone, locale, texts }: Answerer,
  nowMs: number,
): string {
  const opening = branch && nextOpening(branch, specialHours, { nowMs, timeZone });
  if (opening === null) return texts.unknown;
  const local = localIso(nowMs, timeZone);
  const today = local.slice(0, 10);
  const from = { time: clock(opening.open) };
  if (opening.day === today) {
    const isOpen = local.slice(11, 16) >= opening.open;
    return isOpen ? fill(texts.open, { time: clock(opening.close) }) : fill(texts.today, from);
  }
  if (opening.day === addDays(today, 1)) return fill(texts.tomorrow, from);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const day = weekday.format(Date.parse(`${opening.day}T00:00:00Z`));
  return fill(texts.later, { day, ...from });
}
