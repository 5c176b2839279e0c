import { describe, expect, it } from 'vitest';
import { maxSlotsPerDay } from './slots-per-day.ts';

const branch = (...hours: readonly (readonly [string | null, string | null])[]) => ({
  openingHours: hours.map(([open, close], weekday) => ({ weekday, status: 'Open' as const, open, close })),
});
const christmasEve = {
  date: '2026-12-24',
  status: 'Open' as const,
  locationId: null,
  open: '07:00',
  close: '19:00',
};

describe('the maximum number of times on a day', () => {
  it.each([
    ['of a branch from 8:30 to 17:30, by the hour', [branch(['08:30', '17:30'])], [], 60, 9],
    ['are those that end before closing', [branch(['08:30', '17:15'])], [], 60, 8],
    ['by the quarter of an hour', [branch(['08:30', '17:30'])], [], 15, 36],
    [
      'are those of the longest day of any branch',
      [branch(['09:00', '12:00'], ['09:00', '17:00']), branch(['10:00', '15:00'])],
      [],
      60,
      8,
    ],
    ['may be on a day with hours of its own', [branch(['09:00', '12:00'])], [christmasEve], 60, 12],
    ['are none where every day is closed', [branch([null, null])], [], 60, 0],
    ['are none without a branch', [], [], 60, 0],
  ])('%s', (_which, branches, special, slotMinutes, max) => {
    expect(maxSlotsPerDay(branches, special, { slotMinutes })).toBe(max);
  });
});
