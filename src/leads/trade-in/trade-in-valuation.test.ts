import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListedCar } from '../../market/comparison/comparable-cars.ts';
import { type TradeInCar, tradeInKey, type Valued, valueTradeIn } from './trade-in-valuation.ts';

const car: TradeInCar = {
  year: 2022,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'SX',
  odometerKm: 50_000,
};

function rival(index: number, changes: Partial<ListedCar['car']> = {}): ListedCar {
  const kind = { itemType: 'car', carType: 'used' } as const;
  const model = { make: 'Toyota', model: 'Corolla', badge: 'SX', series: 'ZWE219R', year: 2022 };
  const own = {
    id: `c${index}`,
    isExGovernmentCharges: false,
    odometerKm: 45_000 + index,
    price: 20_000 + index * 1000,
  };
  return { dealer: 'other', car: { ...kind, ...model, ...own, ...changes } };
}

/** Listings of other dealers, from $20,000 in steps of $1,000. */
const listed = (count: number, changes: Partial<ListedCar['car']> = {}) =>
  Array.from({ length: count }, (_, index) => rival(index, changes));

const rules = {
  estimate: true,
  tradePercent: 80,
  minComparables: 5,
  maxYears: 7,
  maxKilometres: 100_000,
  roundTo: 100,
};
const valued = (changes: Partial<Valued> = {}): Valued => ({
  listings: listed(11),
  rules,
  tradePrice: null,
  percent: 0,
  thisYear: 2026,
  ...changes,
});

describe('the valuation of a trade-in', () => {
  it('is a share of the asking prices of similar cars, from the tenth to the ninetieth percentile', () => {
    // Of the prices 20,000 to 30,000 these are 21,000, 25,000 and 29,000, each multiplied by 0.8.
    expect(valueTradeIn(car, valued())).toEqual({
      low: 16_800,
      offer: 20_000,
      high: 23_200,
      comparables: 11,
    });
  });

  it('depends on the answers about its condition', () => {
    expect(valueTradeIn(car, valued({ percent: -10 }))).toMatchObject({
      low: 15_100,
      offer: 18_000,
      high: 20_900,
    });
    expect(valueTradeIn(car, valued({ percent: -150 }))).toMatchObject({ low: 0, offer: 0, high: 0 });
  });

  it('uses cars with the same badge if they are enough, or else all of the model', () => {
    const sporty = Array.from({ length: 8 }, (_, index) =>
      rival(100 + index, { badge: 'ZR', price: 40_000 }),
    );
    const listings = [...listed(5), ...sporty];
    expect(valueTradeIn(car, valued({ listings }))).toMatchObject({ comparables: 5, offer: 17_600 });
    expect(valueTradeIn({ ...car, badge: null }, valued({ listings }))).toMatchObject({ comparables: 13 });
    const few = { listings: [...listed(4, { price: 40_000 }), ...sporty] };
    expect(valueTradeIn(car, valued(few))).toMatchObject({ comparables: 12 });
  });

  it.each([
    ['incomplete', { ...car, odometerKm: null }, {}],
    ['incomplete', { ...car, make: null }, {}],
    ['too-old', { ...car, year: 2018 }, {}],
    ['too-far', { ...car, odometerKm: 100_001 }, {}],
    ['too-few', car, { listings: listed(4) }],
    ['too-few', car, { listings: listed(11, { odometerKm: 200_000 }) }],
    ['too-few', car, { rules: { ...rules, estimate: false } }],
  ])('is %s', (reason, one, changes) => {
    expect(valueTradeIn(one, valued(changes))).toBe(reason);
  });

  it.each([
    ['seven years', { ...car, year: 2019 }, 2019],
    ['100,000 km', { ...car, odometerKm: 100_000 }, 2022],
  ])('still exists at %s', (_limit, one, year) => {
    const listings = Array.from({ length: 11 }, (_, index) =>
      rival(index, { year, odometerKm: (one.odometerKm ?? 0) + 100 + index }),
    );
    expect(valueTradeIn(one, valued({ listings }))).toMatchObject({ comparables: 11 });
  });

  it('always has an offer within its range, and nothing below zero', () => {
    const price = fc.integer({ min: 1, max: 500_000 });
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 5, maxLength: 40 }),
        fc.integer({ min: -200, max: 50 }),
        (prices, percent) => {
          const listings = prices.map((asked, index) => rival(index, { price: asked }));
          const value = valueTradeIn(car, valued({ listings, percent }));
          if (typeof value === 'string') return;
          expect(value.low).toBeGreaterThanOrEqual(0);
          expect(value.low).toBeLessThanOrEqual(value.offer);
          expect(value.offer).toBeLessThanOrEqual(value.high);
        },
      ),
    );
  });
});

describe('the search for cars similar to a trade-in', () => {
  it('is null until make, model, year and kilometres are known', () => {
    expect(tradeInKey({ ...car, year: null })).toBeNull();
    expect(tradeInKey({ ...car, make: ' TOYOTA', model: 'corolla ' })).toBe(tradeInKey(car));
  });
});
