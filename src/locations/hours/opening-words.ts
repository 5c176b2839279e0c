import type { Location, SpecialHour } from '../../tenant/settings/locations/locations.schema.ts';
import { fill } from '../../values/fill.ts';
import { addDays, dayFormat, localIso } from '../../values/time/date.ts';
import { nextOpening } from './next-opening.ts';
import { clock, openingDay } from './opening-hours.ts';

/** A branch with its opening hours, and the texts to choose from. */
export interface OpeningFacts {
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

/** Text about the opening hours at an instant: "Open now, until 5:30 pm", "We answer tomorrow from 9 am". */
export function openingWords(
  { branch, specialHours, timeZone, locale, texts }: OpeningFacts,
  nowMs: number,
): string {
  const opening = branch && nextOpening(branch, specialHours, { nowMs, timeZone });
  if (opening === null) return texts.unknown;
  const local = localIso(nowMs, timeZone);
  const today = local.slice(0, 10);
  const from = { time: clock(opening.open, locale) };
  if (opening.day === today) {
    const isOpen = local.slice(11, 16) >= opening.open;
    return isOpen ? fill(texts.open, { time: clock(opening.close, locale) }) : fill(texts.today, from);
  }
  if (opening.day === addDays(today, 1)) return fill(texts.tomorrow, from);
  return fill(texts.later, { day: openingDay(opening.day, today, locale), ...from });
}

/** The longest text that `openingWords` can return in a week, to reserve space. */
export function longestOpeningWords({ branch, locale, texts }: OpeningFacts): string {
  const weekday = dayFormat(locale, { weekday: 'long' });
  const candidates = (branch?.openingHours ?? []).flatMap(({ weekday: number, open, close }) => {
    if (open === null || close === null) return [];
    // 4 January 1970 was a Sunday.
    const from = { time: clock(open, locale), day: weekday.format(Date.UTC(1970, 0, 4 + number)) };
    return [
      fill(texts.open, { time: clock(close, locale) }),
      ...[texts.today, texts.tomorrow, texts.later].map((text) => fill(text, from)),
    ];
  });
  return [texts.unknown, ...candidates].reduce((longest, text) =>
    text.length > longest.length ? text : longest,
  );
}
