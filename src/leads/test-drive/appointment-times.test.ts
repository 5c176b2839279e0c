import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zonedIso } from './appointment/appointment-text.ts';
import {
  type AppointmentCalendar,
  type AppointmentRules,
  appointmentDays,
  freeDays,
  isFree,
  offeredTime,
} from './appointment-times.ts';

const rules: AppointmentRules = { slotMinutes: 60, leadHours: 2, horizonDays: 14, seats: 1 };

function calendarOf(
  timeZone: string,
  hours: readonly [string, string],
  changes: Partial<AppointmentRules> = {},
): AppointmentCalendar {
  const openingHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    status: 'Open' as const,
    open: hours[0],
    close: hours[1],
  }));
  return {
    location: { id: 'city', openingHours },
    specialHours: [],
    timeZone,
    rules: { ...rules, ...changes },
  };
}

const timesOf = (calendar: AppointmentCalendar, date: string, now: string) =>
  (appointmentDays(calendar, date, Date.parse(now))[0]?.times ?? []).map(({ startsAtMs }) =>
    zonedIso(startsAtMs, calendar.timeZone),
  );

describe('the times of a day', () => {
  it.each([
    // Daylight saving starts at 2 am on 4 October 2026 and ends at 3 am on 5 April 2026 (NSW, VIC, SA, TAS, ACT).
    ['Australia/Brisbane', '2026-10-04', ['09:00:00+10:00', '10:00:00+10:00', '11:00:00+10:00']],
    ['Australia/Sydney', '2026-10-03', ['09:00:00+10:00', '10:00:00+10:00', '11:00:00+10:00']],
    ['Australia/Sydney', '2026-10-04', ['09:00:00+11:00', '10:00:00+11:00', '11:00:00+11:00']],
    ['Australia/Sydney', '2026-04-04', ['09:00:00+11:00', '10:00:00+11:00', '11:00:00+11:00']],
    ['Australia/Sydney', '2026-04-05', ['09:00:00+10:00', '10:00:00+10:00', '11:00:00+10:00']],
    ['Australia/Adelaide', '2026-10-04', ['09:00:00+10:30', '10:00:00+10:30', '11:00:00+10:30']],
    ['Australia/Adelaide', '2026-04-05', ['09:00:00+09:30', '10:00:00+09:30', '11:00:00+09:30']],
    ['Australia/Perth', '2026-10-04', ['09:00:00+08:00', '10:00:00+08:00', '11:00:00+08:00']],
  ])('in %s on %s are in local time', (zone, date, times) => {
    const now = `${date.slice(0, 8)}01T00:00:00Z`;
    expect(timesOf(calendarOf(zone, ['09:00', '12:00']), date, now)).toEqual(
      times.map((time) => `${date}T${time}`),
    );
  });

  it.each([
    ['2026-10-04', ['01:00:00+10:00', '03:00:00+11:00']],
    ['2026-04-05', ['01:00:00+11:00', '02:00:00+11:00', '02:00:00+10:00', '03:00:00+10:00']],
    ['2026-04-06', ['01:00:00+10:00', '02:00:00+10:00', '03:00:00+10:00']],
  ])('exist on a day with a clock change, %s', (date, times) => {
    const now = `${date.slice(0, 8)}01T00:00:00Z`;
    expect(timesOf(calendarOf('Australia/Sydney', ['01:00', '04:00']), date, now)).toEqual(
      times.map((time) => `${date}T${time}`),
    );
  });

  it.each([
    ['08:30', '12:00', 60, 3],
    ['08:30', '12:00', 30, 7],
    ['08:30', '09:15', 60, 0],
    ['08:30', '09:30', 60, 1],
    ['00:00', '23:59', 60, 23],
  ])('from %s to %s end before closing: with %i minutes %i times', (open, close, minutes, count) => {
    const calendar = calendarOf('Australia/Brisbane', [open, close], { slotMinutes: minutes });
    expect(timesOf(calendar, '2026-11-25', '2026-11-20T00:00:00Z')).toHaveLength(count);
  });

  it('are empty on a holiday', () => {
    const calendar = {
      ...calendarOf('Australia/Brisbane', ['09:00', '12:00']),
      specialHours: [
        { date: '2026-11-25', status: 'Closed' as const, locationId: null, open: null, close: null },
      ],
    };
    expect(timesOf(calendar, '2026-11-25', '2026-11-20T00:00:00Z')).toEqual([]);
    expect(timesOf(calendar, '2026-11-26', '2026-11-20T00:00:00Z')).toHaveLength(3);
  });

  it.each([
    ['07:00', ['09:00', '10:00', '11:00']],
    ['07:01', ['10:00', '11:00']],
    ['10:30', []],
  ])('today at %s are at least two hours ahead', (clock, left) => {
    const calendar = calendarOf('Australia/Brisbane', ['09:00', '12:00']);
    const times = timesOf(calendar, '2026-11-20', `2026-11-20T${clock}:00+10:00`);
    expect(times).toEqual(left.map((time) => `2026-11-20T${time}:00+10:00`));
  });
});

describe('the days that can be booked', () => {
  const calendar = calendarOf('Australia/Brisbane', ['09:00', '12:00']);
  const days = (from: string | null, now: string) =>
    appointmentDays(calendar, from, Date.parse(now)).map(({ date }) => date);

  it("are today and the next fourteen days in the dealer's time zone", () => {
    // In Brisbane it is already the 21st at this instant.
    const found = days(null, '2026-11-20T15:00:00Z');
    expect([found[0], found.at(-1), found.length]).toEqual(['2026-11-21', '2026-12-05', 15]);
  });

  it.each([
    ['2020-01-01', '2026-11-21', 15],
    ['2026-12-01', '2026-12-01', 5],
    ['2026-12-05', '2026-12-05', 1],
    ['2026-12-06', undefined, 0],
  ])('from %s begin on %s and are %i', (from, first, count) => {
    const found = days(from, '2026-11-20T15:00:00Z');
    expect([found[0], found.length]).toEqual([first, count]);
  });
});

describe('a requested time', () => {
  const calendar = calendarOf('Australia/Brisbane', ['09:00', '12:00']);
  const now = Date.parse('2026-11-20T00:00:00Z');
  it.each([
    ['2026-11-21T09:00:00+10:00', true],
    ['2026-11-20T23:00:00Z', true],
    ['2026-11-21T09:30:00+10:00', false],
    ['2026-11-21T12:00:00+10:00', false],
    ['2026-11-20T11:00:00+10:00', false],
    ['2026-11-19T09:00:00+10:00', false],
    ['2026-12-05T09:00:00+10:00', false],
    ['9999-12-31T09:00:00+10:00', false],
  ])('%s is available: %s', (at, isOffered) => {
    expect(offeredTime(calendar, Date.parse(at), now) !== null).toBe(isOffered);
  });

  it('is available exactly if the calendar shows it', () => {
    fc.assert(
      fc.property(fc.integer({ min: now, max: now + 20 * 86_400_000 }), (moment) => {
        const onGrid = moment - (moment % 1_800_000);
        const shown = appointmentDays(calendar, null, now).flatMap(({ times }) => times);
        const isShown = shown.some(({ startsAtMs }) => startsAtMs === onGrid);
        expect(offeredTime(calendar, onGrid, now) !== null).toBe(isShown);
      }),
    );
  });
});

describe('a place at a time', () => {
  const hour = (start: number, length = 1) => ({ startsAtMs: start * 60, endsAtMs: (start + length) * 60 });
  const taken = (seat: number, start: number, length = 1) => ({ seat, ...hour(start, length) });
  it.each([
    ['nobody has booked', [], 1, true],
    ['the one seat is taken', [taken(0, 9)], 1, false],
    ['one of two is taken', [taken(0, 9)], 2, true],
    ['both are', [taken(0, 9), taken(1, 9)], 2, false],
    ['the hour before and the hour after are taken', [taken(0, 8), taken(0, 10)], 1, true],
    ['one from half past eight still lasts', [taken(0, 8.5)], 1, false],
    ['one seat is taken twice in the hour', [taken(0, 8.5), taken(0, 9.5, 0.5)], 2, true],
  ])('is free at nine if %s', (_when, others, seats, isLeft) => {
    expect(isFree(hour(9), others, seats)).toBe(isLeft);
    const days = freeDays([{ date: '2026-11-20', times: [hour(9)] }], others, seats);
    expect(days).toEqual([{ date: '2026-11-20', times: isLeft ? [hour(9)] : [] }]);
  });
});
