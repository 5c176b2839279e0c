import { describe, expect, it } from 'vitest';
import { timeLeft, untilNextMinute } from './time-left.ts';

const end = Date.parse('2025-06-15T16:00:00+10:00');

describe('the time left until 15 June 2025, 16:00 in Brisbane', () => {
  it.each([
    ['2025-06-14T16:00:00+10:00', 1, 0, 0],
    ['2025-06-14T16:00:01+10:00', 1, 0, 0],
    ['2025-06-14T16:01:00+10:00', 0, 23, 59],
    ['2025-06-15T15:59:59+10:00', 0, 0, 1],
    ['2025-06-15T16:00:00+10:00', 0, 0, 0],
    ['2025-06-16T00:00:00+10:00', 0, 0, 0],
    ['2025-05-01T09:30:00+10:00', 45, 6, 30],
  ])('at %s is %i days, %i hours, %i minutes', (now, days, hours, minutes) => {
    expect(timeLeft(Date.parse(now), end)).toEqual({ days, hours, minutes });
  });

  it.each([
    ['2025-06-14T16:00:00.000+10:00', 60_000],
    ['2025-06-14T16:00:01.000+10:00', 59_000],
    ['2025-06-15T15:59:59.999+10:00', 1],
  ])('at %s changes in %i ms', (now, wait) => {
    expect(untilNextMinute(Date.parse(now), end)).toBe(wait);
  });
});
