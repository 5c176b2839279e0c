import { describe, expect, it } from 'vitest';
import { ageOnArrival, checkedAgo } from './checked-ago.ts';

describe('checkedAgo', () => {
  it.each([
    [-3, '0 seconds ago'],
    [0, '0 seconds ago'],
    [1.9, '1 second ago'],
    [59.9, '59 seconds ago'],
    [60, '1 minute ago'],
    [3599, '59 minutes ago'],
    [7200, '2 hours ago'],
    [86_400, '1 day ago'],
    [300_000, '3 days ago'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(checkedAgo(seconds, 'en-AU')).toBe(text);
  });
});

describe('ageOnArrival', () => {
  it.each([
    ['2026-11-20T02:00:00Z', 'Fri, 20 Nov 2026 02:00:07 GMT', 7],
    ['2026-11-20T02:00:00.400Z', 'Fri, 20 Nov 2026 02:00:00 GMT', 0],
    ['2026-11-20T02:00:00Z', null, 0],
    ['2026-11-20T02:00:00Z', 'soon', 0],
  ])('checked at %s, received at %s: %d s', (checkedAt, date, seconds) => {
    expect(ageOnArrival(checkedAt, date)).toBe(seconds);
  });
});
