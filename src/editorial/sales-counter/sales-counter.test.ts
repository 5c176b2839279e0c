import { describe, expect, it } from 'vitest';
import { soldToday } from './sales-counter.ts';

const rate = { perDay: 192, secondsEach: 450 };
const brisbane = 'Australia/Brisbane';
const sydney = 'Australia/Sydney';

describe('the sales counter', () => {
  it.each([
    ['2026-11-20T00:00:00+10:00', brisbane, 0],
    ['2026-11-20T00:07:29+10:00', brisbane, 0],
    ['2026-11-20T00:07:30+10:00', brisbane, 1],
    ['2026-11-20T00:14:59.999+10:00', brisbane, 1],
    ['2026-11-20T12:00:00+10:00', brisbane, 96],
    ['2026-11-20T23:52:29+10:00', brisbane, 190],
    ['2026-11-20T23:59:59+10:00', brisbane, 191],
    // One moment, two dealers: in Brisbane it is 23:30 of the day before.
    ['2026-11-21T00:30:00+11:00', sydney, 4],
    ['2026-11-21T00:30:00+11:00', brisbane, 188],
  ])('at %s in %s says %i', (now, timeZone, count) => {
    expect(soldToday(Date.parse(now), timeZone, rate)).toBe(count);
  });

  it.each([
    // Summer time begins on 4 October 2026 at 02:00 in Sydney: a day of 23 hours.
    ['2026-10-04T01:59:59+10:00', 15],
    ['2026-10-04T03:00:00+11:00', 16],
    ['2026-10-04T23:59:59+11:00', 183],
    // It ends on 5 April 2026 at 03:00: a day of 25 hours, of which the last is past the rate of a day.
    ['2026-04-05T02:59:59+11:00', 23],
    ['2026-04-05T02:00:00+10:00', 24],
    ['2026-04-05T23:00:00+10:00', 192],
    ['2026-04-05T23:59:59+10:00', 192],
  ])('goes by the hours that have passed on days of clock changes: %s', (now, count) => {
    expect(soldToday(Date.parse(now), sydney, rate)).toBe(count);
  });

  it('stops at what a dealer sells in a day', () => {
    expect(
      soldToday(Date.parse('2026-11-20T20:00:00+10:00'), brisbane, { perDay: 5, secondsEach: 450 }),
    ).toBe(5);
  });
});
