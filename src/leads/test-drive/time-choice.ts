import { dayText, shortDay } from './appointment-words.ts';
import type { FreeTimes } from './test-drive.schema.ts';

type Days = FreeTimes['days'];

/** Times of a day as a list of choices offers them. */
export type TimeGroup = {
  /** `Saturday 21 November`. */
  readonly label: string;
  /** `value` is sent: `2026-11-21T09:00:00+10:00`. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** Days that have times left; `except` is a time that is not offered, such as the one a shopper has. */
export function timeGroups(days: Days, except = ''): TimeGroup[] {
  return days
    .map(({ date, times }) => ({ date, times: times.filter(({ at }) => at !== except) }))
    .filter(({ times }) => times.length > 0)
    .map(({ date, times }) => ({
      label: dayText(date),
      options: times.map(({ at, label }) => ({ value: at, label })),
    }));
}

/** A day in a row of days. */
export type DayChoice = TimeGroup & {
  readonly date: string;
  /** `Sat`, `21`, `Nov`. */
  readonly short: readonly [weekday: string, day: string, month: string];
};

/** The days to choose from: those that have times left. */
export function dayChoices(days: Days): DayChoice[] {
  return days
    .filter(({ times }) => times.length > 0)
    .flatMap((day) =>
      timeGroups([day]).map((group) => ({ ...group, date: day.date, short: shortDay(day.date) })),
    );
}

/** The day on which a time is; undefined for a time that is not offered, or not any more. */
export function dayOfTime(days: readonly DayChoice[], at: string): DayChoice | undefined {
  return days.find(({ options }) => options.some(({ value }) => value === at));
}

/** `Saturday 21 November at 9:00 am`; null for a time that is not offered. */
export function chosenWords(days: readonly DayChoice[], at: string): string | null {
  const day = dayOfTime(days, at);
  const time = day?.options.find(({ value }) => value === at);
  return day === undefined || time === undefined ? null : `${day.label} at ${time.label}`;
}

/**
 * The day whose times are shown: the one that the shopper looks at, else that of the chosen time, else the first. A
 * time that has just been taken is not offered, but the shopper stays on its day.
 */
export function dayShown(
  days: readonly DayChoice[],
  lookedAt: string | null,
  at: string,
): DayChoice | undefined {
  const dayOn = (date: string | null) => date !== null && days.find((day) => day.date === date);
  return dayOn(lookedAt) || dayOfTime(days, at) || dayOn(at.slice(0, 10)) || days[0];
}
