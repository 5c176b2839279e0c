import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

const zone = 'Australia/Brisbane';
const sale = { start: '2025-07-01T00:00:00+10:00', expiry: '2025-07-24' };

describe('pageWindow', () => {
  it('is in UTC, and a last day lasts until midnight in Brisbane', () => {
    expect(pageWindow(sale, zone, new Date('2025-07-10T00:00:00Z'))).toEqual({
      start: '2025-06-30T14:00:00.000Z',
      expiry: '2025-07-24T14:00:00.000Z',
      isOpen: true,
    });
  });

  it.each([
    ['2025-06-30T13:59:59Z', false],
    ['2025-06-30T14:00:00Z', true],
    ['2025-07-24T13:59:59Z', true],
    ['2025-07-24T14:00:00Z', false],
  ])('"one stocktake sale tile runs 2025-07-01 to 2025-07-24 (Brisbane time)": at %s %s', (now, isOpen) => {
    expect(pageWindow(sale, zone, new Date(now))?.isOpen).toBe(isOpen);
  });

  it('leaves a side open that is not set', () => {
    const window = pageWindow({ start: null, expiry: '2025-06-15T16:00:00+10:00' }, zone, new Date(0));
    expect(window).toEqual({ start: null, expiry: '2025-06-15T06:00:00.000Z', isOpen: true });
  });

  it('is null without start and end', () => {
    expect(pageWindow({ start: null, expiry: null }, zone, new Date(0))).toBeNull();
  });

  it('never opens if a date is invalid', () => {
    expect(pageWindow({ start: 'soon', expiry: null }, zone, new Date())?.isOpen).toBe(false);
  });
});
