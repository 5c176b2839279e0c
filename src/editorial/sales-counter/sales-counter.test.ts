import { describe, expect, it } from 'vitest';
import { soldToday } from './sales-counter.ts';

const rate = { perDay: 192, secondsEach: 450 };

describe('the sales counter', () => {
  it.each([
    ['2026-11-20T00:00:00+10:00', 0],
    ['2026-11-20T00:07:29+10:00', 0],
    ['2026-11-20T00:07:30+10:00', 1],
    ['2026-11-20T00:14:59.999+10:00', 1],
    ['2026-11-20T12:00:00+10:00', 96],
    ['2026-11-20T23:52:29+10:00', 190],
    ['2026-11-20T23:59:59+10:00', 191],
    // Daylight saving in Sydney: in Brisbane it is 23:30 of the previous day.
    ['2026-11-21T00:30:00+11:00', 188],
  ])('at %s shows %i', (now, count) => {
    expect(soldToday(Date.parse(now), rate)).toBe(count);
  });

  it('stops at the daily maximum', () => {
    expect(soldToday(Date.parse('2026-11-20T20:00:00+10:00'), { perDay: 5, secondsEach: 450 })).toBe(5);
  });
});
