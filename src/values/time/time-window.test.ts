import { describe, expect, it } from 'vitest';
import { isWithinWindow } from './time-window.ts';

const brisbane = 'Australia/Brisbane';

describe('isWithinWindow', () => {
  const sale = { start: '2025-07-01', expiry: '2025-07-24' };
  const endOfYear = { start: null, expiry: '2025-06-15T16:00:00+10:00' };

  it.each([
    [sale, '2025-06-30T23:59:59+10:00', false],
    [sale, '2025-07-01T00:00:00+10:00', true],
    [sale, '2025-07-24T23:59:59+10:00', true],
    [sale, '2025-07-25T00:00:00+10:00', false],
    [endOfYear, '2025-06-15T15:59:59+10:00', true],
    [endOfYear, '2025-06-15T16:00:00+10:00', false],
    [{ start: '2025-07-01', expiry: null }, '2099-01-01T00:00:00Z', true],
    [{ start: null, expiry: null }, '1999-01-01T00:00:00Z', true],
    [{ start: null, expiry: 'end of June' }, '2025-06-01T00:00:00Z', false],
    [{ start: 'soon', expiry: null }, '2025-06-01T00:00:00Z', false],
    [{ start: 'soon', expiry: '2025-07-24' }, '2025-06-01T00:00:00Z', false],
    [{ start: null, expiry: '2025-06-31' }, '2025-06-01T00:00:00Z', false],
  ])('"Promo tiles show only within their start and expiry window": %o at %s is %s', (window, now, shown) => {
    expect(isWithinWindow(window, new Date(now), brisbane)).toBe(shown);
  });
});
