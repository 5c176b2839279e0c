import { describe, expect, it } from 'vitest';
import { rangeAttributes } from '../../attributes.ts';
import { histogramPath, nearestStop, rangeStops, spreadOf } from './range-stops.ts';

const cars = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => ({
    value: from + index * step,
    count: 1,
  }));
/** A hundred cars of $20,000 to $40,000, and one of $350,000. */
const oneDear = [...cars(20_000, 39_800, 200), { value: 350_000, count: 1 }];

describe('the stops of a slider', () => {
  it.each([
    ['price', { min: 4490, max: 97_990 }, { first: 4000, second: 5000, last: 98_000, stops: 95 }],
    ['price', { min: 990, max: 512_300 }, { first: 0, second: 5000, last: 513_000, stops: 101 }],
    ['km', { min: 8, max: 289_447 }, { first: 0, second: 3000, last: 290_000, stops: 101 }],
    ['year', { min: 1998, max: 2026 }, { first: 1998, second: 1999, last: 2026, stops: 29 }],
    ['weekly_price', { min: 63, max: 412 }, { first: 60, second: 65, last: 415, stops: 72 }],
    ['price', { min: 19_990, max: 19_990 }, { first: 19_000, second: 20_000, last: 20_000, stops: 2 }],
    ['year', { min: 2020, max: 2020 }, { first: 2020, second: 2021, last: 2021, stops: 2 }],
    ['price', null, { first: 0, second: 1000, last: 100_000, stops: 101 }],
  ] as const)('of %s over %o are rounded hundredths: %o', (attribute, ends, expected) => {
    const stops = rangeStops(attribute, ends, null);
    expect({ first: stops[0], second: stops[1], last: stops.at(-1), stops: stops.length }).toEqual(expected);
  });

  it('are denser where most prices are', () => {
    const spread = spreadOf('price', oneDear);
    const stops = rangeStops('price', { min: 20_000, max: 350_000 }, spread);
    const dearest = stops.filter((stop) => stop > 40_000);
    expect(spread).toMatchObject({ low: 21_000, high: 39_000 });
    expect(stops.slice(0, 21)).toEqual(
      cars(20_000, 40_000, 1000)
        .map(({ value }) => value)
        .slice(0, 20)
        .concat(101_000),
    );
    expect(dearest).toHaveLength(5);
  });

  it('are even hundredths of the range where the dealer wants that, wherever most prices are', () => {
    const spread = spreadOf('price', oneDear, true);
    expect(rangeStops('price', { min: 20_000, max: 350_000 }, spread)).toEqual(
      rangeStops('price', { min: 20_000, max: 350_000 }, null),
    );
    const stops = rangeStops('price', { min: 0, max: 500_000 }, spread);
    expect(stops).toEqual(Array.from({ length: 101 }, (_, step) => step * 5000));
  });

  it('are ascending and rounded, and include every car, for any range', () => {
    for (const attribute of rangeAttributes) {
      const spread = spreadOf(attribute, oneDear);
      for (let max = 1; max < 400_000; max += 7919) {
        for (const min of [0, Math.floor(max / 2), max]) {
          const stops = rangeStops(attribute, { min, max }, spread);
          expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
          expect(stops.length).toBeGreaterThan(1);
          expect(stops[0]).toBeLessThanOrEqual(min);
          expect(stops.at(-1)).toBeGreaterThanOrEqual(max);
        }
      }
    }
  });
});

describe('the stop nearest to a value', () => {
  it.each([
    [4000, 0],
    [5000, 0],
    [6000, 1],
    [7000, 1],
    [7400, 1],
    [7600, 2],
    [90_000, 3],
  ])('for %d is number %d', (value, stop) => {
    expect(nearestStop(value, [5000, 7000, 8000, 50_000])).toBe(stop);
  });
});

describe('the histogram', () => {
  it('has higher bars for more cars, and a visible one for a single car', () => {
    const spread = spreadOf('year', [
      { value: 2018, count: 3 },
      { value: 2020, count: 90 },
      { value: 2021, count: 45 },
      { value: 2022, count: 1 },
    ]);
    expect(spread?.bars).toBe('2097');
  });

  it('is scaled to the slider of a narrower search', () => {
    const spread = spreadOf(
      'year',
      [2018, 2019, 2020, 2021, 2022].map((value) => ({ value, count: value - 2017 })),
    );
    if (spread === null) throw new Error('There is no spread.');
    expect(spread.bars).toBe('3569');
    expect(histogramPath('year', spread, [2018, 2019, 2020, 2021, 2022])).toBe(
      'M0 9V6H25V9zM25 9V4H50V9zM50 9V3H75V9zM75 9V0H100V9z',
    );
    expect(histogramPath('year', spread, [2020, 2021, 2022])).toBe('M0 9V3H50V9zM50 9V0H100V9z');
  });

  it('fits an even slider, on which most cars are in its first bars', () => {
    const spread = spreadOf('price', oneDear, true);
    if (spread === null) throw new Error('There is no spread.');
    expect(spread.bars).toBe('9700000000000000000000002');
    const stops = rangeStops('price', { min: 20_000, max: 350_000 }, spread);
    expect(histogramPath('price', spread, stops)).toBe('M0 9V0H4V9zM4 9V2H8V9zM96 9V7H100V9z');
  });

  it('is empty if all cars have the same value', () => {
    expect(spreadOf('year', [{ value: 2020, count: 12 }])).toBeNull();
    expect(spreadOf('year', [])).toBeNull();
  });

  it('does not depend on the order of the values', () => {
    const counts = [2018, 2019, 2020, 2021].map((value, index) => ({ value, count: index + 1 }));
    expect(spreadOf('year', counts.toReversed())).toEqual(spreadOf('year', counts));
    expect(spreadOf('year', counts)).toMatchObject({ min: 2018, max: 2021 });
  });
});
