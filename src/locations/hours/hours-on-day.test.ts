import { describe, expect, it } from 'vitest';
import { hoursOnDay } from './hours-on-day.ts';

const open = (weekday: number) => ({ weekday, status: 'Open', open: '08:30', close: '17:30' }) as const;
const branch = {
  id: 'city',
  openingHours: [
    open(1),
    open(2),
    open(3),
    { weekday: 0, status: 'Closed', open: null, close: null } as const,
  ],
};
const shut = { date: '2026-12-23', status: 'Closed', open: null, close: null } as const;
const short = { date: '2026-12-23', status: 'Open', open: '09:00', close: '12:00' } as const;
const all = { locationId: null };
const here = { locationId: 'city' };
const elsewhere = { locationId: 'coast' };

describe('the hours of a branch on a day', () => {
  it.each([
    ['a Wednesday', '2026-12-23', [], { open: '08:30', close: '17:30' }],
    ['a Sunday', '2026-12-20', [], null],
    ['a weekday without an entry', '2026-12-24', [], null],
    ['a holiday of all branches', '2026-12-23', [{ ...shut, ...all }], null],
    ['a short day', '2026-12-23', [{ ...short, ...all }], { open: '09:00', close: '12:00' }],
    ['a holiday elsewhere', '2026-12-23', [{ ...shut, ...elsewhere }], { open: '08:30', close: '17:30' }],
    [
      'a holiday on which this branch opens',
      '2026-12-23',
      [
        { ...shut, ...all },
        { ...short, ...here },
      ],
      { open: '09:00', close: '12:00' },
    ],
    [
      'a Sunday that is open for once',
      '2026-12-20',
      [{ ...short, ...all, date: '2026-12-20' }],
      {
        open: '09:00',
        close: '12:00',
      },
    ],
  ])('are those of %s', (_which, day, special, hours) => {
    expect(hoursOnDay(branch, special, day)).toEqual(hours);
  });
});
