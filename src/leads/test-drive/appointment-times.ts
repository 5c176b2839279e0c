import { hoursOnDay } from '../../locations/hours/hours-on-day.ts';
import type { Location, SpecialHour } from '../../tenant/settings/locations/locations.schema.ts';
import { addDays, dayOf, instantOf } from '../../values/time/date.ts';

/** Settings from appointments.json. */
export type AppointmentRules = {
  readonly slotMinutes: number;
  readonly leadHours: number;
  readonly horizonDays: number;
  readonly seats: number;
};

export type AppointmentCalendar = {
  readonly location: Pick<Location, 'id' | 'openingHours'>;
  readonly specialHours: readonly SpecialHour[];
  readonly timeZone: string;
  readonly rules: AppointmentRules;
};

/** Milliseconds since 1970; the end is exclusive. */
export type AppointmentSpan = { readonly startsAtMs: number; readonly endsAtMs: number };

/** An occupied seat: each branch can take several test drives at a time, one per seat. */
export type TakenSeat = AppointmentSpan & { readonly seat: number };

export type AppointmentDay = {
  /** `2026-11-20` in the time zone of the branch. */
  readonly date: string;
  readonly times: readonly AppointmentSpan[];
};

const MINUTE_MS = 60_000;

/**
 * All slots of a day, from opening to closing. They are counted in elapsed time: on a day with a clock change, a
 * branch open overnight has one slot more or one less.
 */
function timesOn(day: string, { location, specialHours, timeZone, rules }: AppointmentCalendar) {
  const hours = hoursOnDay(location, specialHours, day);
  const open = hours && instantOf(`${day}T${hours.open}`, timeZone);
  const close = hours && instantOf(`${day}T${hours.close}`, timeZone);
  if (open === null || close === null) return [];
  const lengthMs = rules.slotMinutes * MINUTE_MS;
  const count = Math.max(0, Math.floor((close - open) / lengthMs));
  return Array.from({ length: count }, (_, index): AppointmentSpan => {
    const startsAtMs = open + index * lengthMs;
    return { startsAtMs, endsAtMs: startsAtMs + lengthMs };
  });
}

/**
 * The bookable days from `from` on, with the slots that are neither past nor too soon. A missing or past `from`
 * starts with today. Days without slots are included with an empty list.
 */
export function appointmentDays(
  calendar: AppointmentCalendar,
  from: string | null,
  nowMs: number,
): AppointmentDay[] {
  const { timeZone, rules } = calendar;
  const today = dayOf(nowMs, timeZone);
  const earliestMs = nowMs + rules.leadHours * 60 * MINUTE_MS;
  const days = Array.from({ length: rules.horizonDays + 1 }, (_, index) => addDays(today, index));
  return days
    .filter((date) => from === null || date >= from)
    .map((date) => ({
      date,
      times: timesOn(date, calendar).filter(({ startsAtMs }) => startsAtMs >= earliestMs),
    }));
}

/** The slot that starts at this instant; null if none does, or if it is past, too soon or too far ahead. */
export function offeredTime(
  calendar: AppointmentCalendar,
  startsAtMs: number,
  nowMs: number,
): AppointmentSpan | null {
  const date = dayOf(startsAtMs, calendar.timeZone);
  const [day] = appointmentDays(calendar, date, nowMs);
  return (day?.date === date && day.times.find((time) => time.startsAtMs === startsAtMs)) || null;
}

/** Whether a seat is free. Bookings made under other settings may overlap two of today's slots. */
export function isFree(time: AppointmentSpan, taken: readonly TakenSeat[], seats: number): boolean {
  const overlaps = (other: AppointmentSpan) =>
    other.startsAtMs < time.endsAtMs && other.endsAtMs > time.startsAtMs;
  const used = new Set(taken.filter(overlaps).map(({ seat }) => seat));
  return Array.from({ length: seats }, (_, seat) => seat).some((seat) => !used.has(seat));
}

export function freeDays(
  days: readonly AppointmentDay[],
  taken: readonly TakenSeat[],
  seats: number,
): AppointmentDay[] {
  return days.map(({ date, times }) => ({ date, times: times.filter((time) => isFree(time, taken, seats)) }));
}
