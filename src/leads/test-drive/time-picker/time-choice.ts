import { dayText, shortDay } from '../appointment/appointment-text.ts';
import type { FreeTimes } from '../free-times.schema.ts';

type Days = FreeTimes['days'];

/** Options of one day in a select. */
export type TimeGroup = {
  /** `Saturday 21 November`. */
  readonly label: string;
  /** `value` is sent: `2026-11-21T09:00:00+10:00`. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** Days that have free times; the time `except` is left out, such as the one already booked. */
export function timeGroups(days: Days, locale: string, except = ''): TimeGroup[] {
  return days
    .map(({ date, times }) => ({ date, times: times.filter(({ at }) => at !== except) }))
    .filter(({ times }) => times.length > 0)
    .map(({ date, times }) => ({
      label: dayText(date, locale),
      options: times.map(({ at, label }) => ({ value: at, label })),
    }));
}

export type DayChoice = TimeGroup & {
  readonly date: string;
  /** `Sat`, `21`, `Nov`. */
  readonly short: readonly [weekday: string, day: string, month: string];
};

/** The days that have free times. */
export function dayChoices(days: Days, locale: string): DayChoice[] {
  return days
    .filter(({ times }) => times.length > 0)
    .flatMap((day) =>
      timeGroups([day], locale).map((group) => ({
        ...group,
        date: day.date,
        short: shortDay(day.date, locale),
      })),
    );
}

/** The day of a time; undefined if the time is not offered. */
export function dayOfTime(days: readonly DayChoice[], at: string): DayChoice | undefined {
  return days.find(({ options }) => options.some(({ value }) => value === at));
}

/** `Saturday 21 November at 9:00 am`; null if the time is not offered. */
export function chosenTimeText(days: readonly DayChoice[], at: string): string | null {
  const day = dayOfTime(days, at);
  const time = day?.options.find(({ value }) => value === at);
  return day === undefined || time === undefined ? null : `${day.label} at ${time.label}`;
}

/**
 * The day to display: the one being browsed, or that of the chosen time, or the first. It also stays on a day whose
 * chosen time has just been taken.
 */
export function dayShown(
  days: readonly DayChoice[],
  lookedAt: string | null,
  at: string,
): DayChoice | undefined {
  const dayOn = (date: string | null) => date !== null && days.find((day) => day.date === date);
  return dayOn(lookedAt) || dayOfTime(days, at) || dayOn(at.slice(0, 10)) || days[0];
}
