import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fences, isCredible, marketRange, quantile } from './market-range.ts';

describe('quantile', () => {
  it.each([
    // Excel's PERCENTILE.INC and QUARTILE.INC; NumPy's percentile([[10, 7, 4], [3, 2, 1]], 50).
    [[1, 2, 3, 4], 0.3, 1.9],
    [[1, 2, 4, 7, 8, 9, 10, 12], 0.25, 3.5],
    [[1, 2, 3, 4, 7, 10], 0.5, 3.5],
    [[7], 0.9, 7],
  ])('of %j at %d is %d, as published', (sorted, share, expected) => {
    expect(quantile(sorted, share)).toBeCloseTo(expected, 10);
  });
});

describe('fences', () => {
  it.each([
    [[10, 12, 14, 16, 18], 6, 22],
    // The quartiles 429.75 and 742.25 are those of the example in NIST/SEMATECH e-Handbook 7.1.6, and so are the fences.
    [[429.75, 429.75, 600, 742.25, 742.25], -39, 1211],
    [[20_000, 20_000, 20_000], 20_000, 20_000],
  ])('of %j are %d and %d', (sorted, low, high) => {
    expect(fences(sorted)).toEqual({ low, high });
  });
});

describe('isCredible', () => {
  it.each([
    [6, true],
    [5.99, false],
    [22, true],
    [22.01, false],
  ])('accepts %d among 10, 12, 14, 16 and 18: %s', (value, expected) => {
    expect(isCredible(value, [18, 10, 14, 12, 16])).toBe(expected);
  });

  it('accepts every value between the quartiles, in any unit', () => {
    const sample = fc.array(fc.integer({ min: 11, max: 500_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(sample, fc.integer({ min: 1, max: 9 }), (values, unit) => {
        const sorted = values.toSorted((a, b) => a - b);
        const middle = quantile(sorted, 0.5);
        expect(isCredible(middle, values)).toBe(true);
        expect(isCredible(sorted[0] ?? 0, values)).toBe(
          isCredible(
            (sorted[0] ?? 0) * unit,
            values.map((value) => value * unit),
          ),
        );
      }),
    );
  });
});

describe('marketRange', () => {
  it('runs from the tenth to the ninetieth percentile', () => {
    const prices = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30].map((thousands) => thousands * 1000);
    expect(marketRange(prices)).toEqual({ min: 21_000, middle: 25_000, max: 29_000, count: 11 });
  });

  it('ignores prices with a digit too many or too few', () => {
    const prices = [24_000, 25_000, 25_500, 26_000, 27_000];
    const range = marketRange(prices);
    expect(marketRange([...prices, 2_550, 255_000])).toEqual(range);
    expect(range?.count).toBe(5);
  });

  it('is null without prices', () => {
    expect(marketRange([])).toBeNull();
  });

  it('is in ascending order and within the asking prices, for any prices', () => {
    const prices = fc.array(fc.integer({ min: 11, max: 500_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(prices, (asked) => {
        const range = marketRange(asked);
        if (range === null) throw new Error('There are prices.');
        const ends = [Math.min(...asked), range.min, range.middle, range.max, Math.max(...asked)];
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
        expect(range.count).toBeGreaterThanOrEqual(asked.length / 2);
      }),
    );
  });
});
