import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { eventState, eventWords } from './event-dates.ts';

const zone = 'Australia/Brisbane';

/**
 * "end-of-financial-year promo cards expire on 15 June 2025 at 16:00 (+10:00)"; "2025-07-01 to 2025-07-24
 * (Brisbane time)" (leads and dealer §4).
 */
const endOfYear = { start: null, expiry: '2025-06-15T16:00+10:00' };
const stocktake = { start: '2025-07-01', expiry: '2025-07-24' };

describe('the dates of an event', () => {
  it.each([
    ['without dates', { start: null, expiry: null }, '2025-07-01T00:00:00Z', null],
    ['a second before its expiry', endOfYear, '2025-06-15T15:59:59+10:00', 'during'],
    ['at its expiry', endOfYear, '2025-06-15T16:00:00+10:00', 'over'],
    ['the second before its first day in Brisbane', stocktake, '2025-06-30T13:59:59Z', 'before'],
    ['as its first day begins in Brisbane', stocktake, '2025-06-30T14:00:00Z', 'during'],
    ['in the last second of its last day', stocktake, '2025-07-24T23:59:59+10:00', 'during'],
    ['as the day after it begins', stocktake, '2025-07-25T00:00:00+10:00', 'over'],
    [
      'with a time that names no offset',
      { start: null, expiry: '2025-06-15T16:00' },
      '2025-06-15T06:00:00Z',
      'over',
    ],
    ['that only begins', { start: '2025-07-01', expiry: null }, '2030-01-01T00:00:00Z', 'during'],
  ] as const)('with %s are in its time zone', (_, window, now, state) => {
    expect(eventState(window, new Date(now), zone)).toBe(state);
  });

  const texts = demoSettings('pitstop').editorial.event;
  it.each([
    [endOfYear, 'Until June 15, 2025, 4:00 pm, Brisbane time'],
    [stocktake, 'From July 1, 2025 until July 24, 2025, Brisbane time'],
    [{ start: '2025-07-01T09:30', expiry: null }, 'From July 1, 2025, 9:30 am, Brisbane time'],
    [{ start: null, expiry: null }, null],
  ])('are formatted in words', (window, words) => {
    expect(eventWords(window, { timeZone: zone, locale: 'en-AU' }, texts)).toBe(words);
  });

  it('name the place of the time zone in words', () => {
    expect(
      eventWords(
        { start: '2025-07-01', expiry: null },
        { timeZone: 'Australia/Broken_Hill', locale: 'en-AU' },
        texts,
      ),
    ).toBe('From July 1, 2025, Broken Hill time');
  });
});
