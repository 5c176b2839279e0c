import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daysBetween, formatDate, instantOf, localIso } from './date.ts';

const brisbane = 'Australia/Brisbane';
const sydney = 'Australia/Sydney';

describe('instantOf', () => {
  it.each([
    ['2027-03-04', brisbane, '2027-03-03T14:00:00.000Z'],
    ['2027-01-04', sydney, '2027-01-03T13:00:00.000Z'],
    ['2027-07-04', sydney, '2027-07-03T14:00:00.000Z'],
    ['2025-06-15T16:00:00+10:00', sydney, '2025-06-15T06:00:00.000Z'],
    ['2025-06-15T16:00:00+1000', sydney, '2025-06-15T06:00:00.000Z'],
    ['2025-06-15T06:00:00.250Z', sydney, '2025-06-15T06:00:00.250Z'],
    ['2025-06-15 16:00', brisbane, '2025-06-15T06:00:00.000Z'],
    ['2026-10-04', sydney, '2026-10-03T14:00:00.000Z'],
    ['2026-10-04T03:30', sydney, '2026-10-03T16:30:00.000Z'],
    ['2026-04-05T09:00', sydney, '2026-04-04T23:00:00.000Z'],
  ])('parses %s in %s to %s', (iso, timeZone, utc) => {
    const instant = instantOf(iso, timeZone);
    expect(instant === null ? null : new Date(instant).toISOString()).toBe(utc);
  });

  it.each(['', 'soon', '2027-02-30', '2027-13-01', '2027-03-04T25:00', '2027-03-04 or so', '04/03/2027'])(
    'rejects "%s"',
    (text) => {
      expect(instantOf(text, brisbane)).toBeNull();
    },
  );
});

describe('dayOf', () => {
  it("is the date in the dealer's time zone, not in UTC", () => {
    const instant = Date.parse('2027-03-03T14:00:00Z');
    expect(dayOf(instant, brisbane)).toBe('2027-03-04');
    expect(dayOf(instant - 1, brisbane)).toBe('2027-03-03');
    expect(dayOf(instant, 'Australia/Perth')).toBe('2027-03-03');
  });

  it('returns the day whose start is instantOf, on every day of two years and in every zone', () => {
    const zones = fc.constantFrom(brisbane, sydney, 'Australia/Adelaide', 'Australia/Perth', 'UTC');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 730 }), zones, (count, timeZone) => {
        const day = addDays('2026-01-01', count);
        const start = instantOf(day, timeZone) ?? Number.NaN;
        expect(dayOf(start, timeZone)).toBe(day);
        expect(dayOf(start - 1, timeZone)).toBe(addDays(day, -1));
      }),
    );
  });
});

describe('daysBetween', () => {
  it.each([
    ['2027-03-04', '2027-03-04', 0],
    ['2027-02-28', '2027-03-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2027-03-04', '2027-02-22', -10],
    ['2026-10-03', '2026-10-05', 2],
  ])('from %s to %s is %d', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
    expect(addDays(from, days)).toBe(to);
  });
});

describe('localIso', () => {
  it.each([
    ['2026-11-20T02:00:00.999Z', brisbane, '2026-11-20T12:00:00+10:00'],
    ['2026-11-20T15:30:05Z', 'Australia/Adelaide', '2026-11-21T02:00:05+10:30'],
    ['2026-07-20T02:00:00Z', 'Australia/Sydney', '2026-07-20T12:00:00+10:00'],
    ['2026-12-20T02:00:00Z', 'Australia/Sydney', '2026-12-20T13:00:00+11:00'],
    ['2026-12-20T02:00:00Z', 'America/St_Johns', '2026-12-19T22:30:00-03:30'],
    ['2026-12-20T02:00:00Z', 'UTC', '2026-12-20T02:00:00+00:00'],
    ['1969-12-31T23:59:59Z', 'UTC', '1969-12-31T23:59:59+00:00'],
  ])('%s in %s is %s', (iso, timeZone, local) => {
    expect(localIso(Date.parse(iso), timeZone)).toBe(local);
    expect(Date.parse(local)).toBe(Math.floor(Date.parse(iso) / 1000) * 1000);
  });
});

describe('formatDate', () => {
  it('writes dates as usual in the language of the site', () => {
    expect(formatDate('2027-03-04', brisbane, 'zh-Hans-AU')).toBe('2027年3月4日');
  });

  it.each([
    ['2027-03-04', 'March 4, 2027'],
    ['2027-12-31T15:00:00Z', 'January 1, 2028'],
    ['2027-12-31T13:59:59Z', 'December 31, 2027'],
  ])('"Dates display as \'Month d, yyyy\'": %s in Brisbane is %s', (iso, text) => {
    expect(formatDate(iso, brisbane)).toBe(text);
  });

  it('is null for an invalid date', () => {
    expect(formatDate('unknown', brisbane)).toBeNull();
  });
});
