import { describe, expect, it } from 'vitest';
import { moveThumb, parseAmount, rangeOf, thumbsOf, typeThumb } from './range-values.ts';

const scale = { min: 4000, max: 98_000 };
const all = { min: 4000, max: 98_000 };

describe('parseAmount', () => {
  it.each([
    ['12500', 12_500],
    ['$12,500', 12_500],
    [' $ 12 500 ', 12_500],
    ['12.5k', 12_500],
    ['80,000 km', 80_000],
    ['80000kms', 80_000],
    ['A$9,990', null],
    ['AUD 9,990', 9990],
    ['2019', 2019],
    ['', null],
    ['cheap', null],
    ['-500', null],
    ['1e9', null],
  ])('parses %o as %o', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });
});

describe('the thumbs', () => {
  it('are at the ends of the scale while the range is open or goes beyond it', () => {
    expect(thumbsOf({ min: null, max: null }, scale)).toEqual(all);
    expect(thumbsOf({ min: 0, max: 200_000 }, scale)).toEqual(all);
    expect(thumbsOf({ min: 10_000, max: null }, scale)).toEqual({ min: 10_000, max: 98_000 });
  });

  it('are never in the wrong order, for any range', () => {
    expect(thumbsOf({ min: 50_000, max: 20_000 }, scale)).toEqual({ min: 50_000, max: 50_000 });
  });

  it('stop at each other', () => {
    const thumbs = { min: 20_000, max: 30_000 };
    expect(moveThumb(thumbs, 'min', 45_000)).toEqual({ min: 30_000, max: 30_000 });
    expect(moveThumb(thumbs, 'max', 4000)).toEqual({ min: 20_000, max: 20_000 });
    expect(moveThumb(thumbs, 'max', 25_000)).toEqual({ min: 20_000, max: 25_000 });
  });

  it('set no limit at an end of the scale', () => {
    expect(rangeOf(all, scale)).toEqual({ min: null, max: null });
    expect(rangeOf({ min: 20_000, max: 98_000 }, scale)).toEqual({ min: 20_000, max: null });
    expect(rangeOf({ min: 4000, max: 60_000 }, scale)).toEqual({ min: null, max: 60_000 });
  });
});

describe('typeThumb', () => {
  const thumbs = { min: 20_000, max: 60_000 };
  it.each([
    ['min', '$12,499', { min: 12_499, max: 60_000 }],
    ['min', '12,500', { min: 12_500, max: 60_000 }],
    ['min', '12.4996k', { min: 12_500, max: 60_000 }],
    ['max', '35k', { min: 20_000, max: 35_000 }],
    ['min', ' ', { min: 4000, max: 60_000 }],
    ['max', '', { min: 20_000, max: 98_000 }],
    ['min', '4,000', { min: 4000, max: 60_000 }],
    ['max', '98,000', { min: 20_000, max: 98_000 }],
    ['min', '60,000', { min: 60_000, max: 60_000 }],
    ['max', '20,000', { min: 20_000, max: 20_000 }],
  ] as const)('sets %s to %o as typed', (end, text, expected) => {
    expect(typeThumb(thumbs, end, text, scale)).toEqual(expected);
  });

  it.each([
    ['min', 'a lot'],
    ['min', '1,000'],
    ['max', '250,000'],
    ['min', '70,000'],
    ['max', '10,000'],
  ] as const)('ignores %s %o: invalid, outside the scale or beyond the other thumb', (end, text) => {
    expect(typeThumb(thumbs, end, text, scale)).toBe(thumbs);
  });
});
