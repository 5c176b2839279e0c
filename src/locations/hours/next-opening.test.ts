import { describe, expect, it } from 'vitest';
import { nextOpening } from './next-opening.ts';

const open = (weekday: number, from: string, to: string) => ({
  ...{ weekday, status: 'Open' as const, open: from, close: to },
});
/** Monday to Friday, and Saturday until noon. */
const branch = {
  id: 'bne',
  openingHours: [
    ...[1, 2, 3, 4, 5].map((weekday) => open(weekday, '08:30', '17:30')),
    open(6, '09:00', '12:00'),
  ],
};
const closed = (date: string, locationId: string | null = null) => ({
  ...{ date, status: 'Closed' as const, locationId, open: null, close: null },
});

describe('the next opening of a branch', () => {
  it.each([
    ['before it opens', '2026-11-20T07:00:00+10:00', '2026-11-20 08:30–17:30'],
    ['until the minute before it closes', '2026-11-20T17:29:59+10:00', '2026-11-20 08:30–17:30'],
    ['after it has closed', '2026-11-20T17:30:00+10:00', '2026-11-21 09:00–12:00'],
    ['on Saturday afternoon', '2026-11-21T15:00:00+10:00', '2026-11-23 08:30–17:30'],
    ['on a day that has begun only there', '2026-11-22T15:00:00Z', '2026-11-23 08:30–17:30'],
    ['over a holiday', '2026-12-24T18:00:00+10:00', '2026-12-28 08:30–17:30'],
  ])('%s, %s: %s', (_, at, expected) => {
    const holidays = [closed('2026-12-25'), closed('2026-12-26'), closed('2026-12-28', 'gc')];
    const found = nextOpening(branch, holidays, { nowMs: Date.parse(at), timeZone: 'Australia/Brisbane' });
    expect(found && `${found.day} ${found.open}–${found.close}`).toBe(expected);
  });

  it('does not exist without hours', () => {
    const at = { nowMs: Date.parse('2026-11-20T07:00:00+10:00'), timeZone: 'Australia/Brisbane' };
    expect(nextOpening({ id: 'bne', openingHours: [] }, [], at)).toBeNull();
  });
});
