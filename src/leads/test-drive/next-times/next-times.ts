import { DAY_MS } from '../../../values/time/date.ts';
import { dayText } from '../appointment/appointment-text.ts';
import type { DayChoice } from '../time-picker/time-choice.ts';

export interface NextTime {
  /** `2026-11-21T09:00:00+10:00`. */
  readonly at: string;
  /** `Tomorrow`, `Mon 23 Nov`. */
  readonly day: string;
  /** `9:00 am`. */
  readonly time: string;
}

/** The first free times; `today` is the date at the branch. */
export function nextTimes(
  days: readonly DayChoice[],
  max: number,
  { today, locale }: { readonly today: string; readonly locale: string },
): NextTime[] {
  const all = days.flatMap(({ date, options }) =>
    options.map(({ value, label }) => ({ at: value, day: nearDay(date, today, locale), time: label })),
  );
  return all.slice(0, max);
}

function nearDay(date: string, today: string, locale: string): string {
  const ahead = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  if (ahead !== 0 && ahead !== 1) return dayText(date, locale, 'short');
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(ahead, 'day');
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
