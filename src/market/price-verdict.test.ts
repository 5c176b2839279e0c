import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarketCar } from './market-car.schema.ts';
import { fences } from './market-range.ts';
import { averageVerdict, type MarketFacts, priceVerdict } from './price-verdict.ts';

const car: MarketCar = {
  id: '1',
  itemType: 'car',
  carType: 'used',
  make: 'Toyota',
  model: 'Corolla',
  badge: 'ZR',
  series: null,
  year: 2021,
  odometerKm: 50_000,
  isExGovernmentCharges: false,
  price: 24_000,
};

const at = (prices: readonly number[], changes: Partial<MarketCar> = {}) =>
  prices.map((price, index) => ({
    ...car,
    id: `o${index}`,
    odometerKm: 45_000 + index * 500,
    price,
    ...changes,
  }));

/** Eleven prices from $20,000 to $30,000: 10th percentile $21,000, 90th $29,000, median $25,000. */
const eleven = Array.from({ length: 11 }, (_, index) => 20_000 + index * 1000);
/** Their quartiles are 22,500 and 27,500, their fences 15,000 and 35,000. */
const unknown = { averageMarketPrice: null, stateAverageMarketPrice: null };
const usual = [0.96, 0.97, 0.98, 0.99, 1, 1.01, 1.02];

const judge = (changes: Partial<MarketFacts> & { price: number }) =>
  priceVerdict({ averages: unknown, similar: at(eleven), ratios: usual, ...changes });

describe('the verdict on a price among similar vehicles', () => {
  it('gives the range, the number of vehicles and their kind', () => {
    expect(judge({ price: 24_000 })).toEqual({
      basis: 'similar',
      below: 1000,
      middle: 25_000,
      min: 21_000,
      max: 29_000,
      count: 11,
      // 11 of 20 prices, spread over 8,000 around 25,000: 0.55 × 0.68.
      confidence: expect.closeTo(0.374, 10),
      odometersKm: [45_000, 50_000],
    });
  });

  it.each([
    [23_990, 1010],
    [24_500, 500],
    [24_501, null],
    [25_000, null],
    [28_000, null],
  ])('"more than $499": at $%d claims %s', (price, below) => {
    expect(judge({ price })).toMatchObject({ basis: 'similar', below });
  });

  it('ignores the odometer of new vehicles', () => {
    const similar = at(eleven, { carType: 'new', odometerKm: 10 });
    expect(judge({ price: 24_000, similar })).toMatchObject({ odometersKm: null });
  });

  it.each([
    ['at the lower fence', 15_000, true],
    ['below it', 14_999, false],
    ['at the end of the range', 29_000, true],
    ['above the range', 29_001, false],
  ])('for a price %s exists: %s', (_, price, isThere) => {
    expect(judge({ price }) !== null).toBe(isThere);
  });

  it('has no range if all prices are equal, because the confidence would be meaningless', () => {
    expect(judge({ price: 24_000, similar: at(Array(8).fill(25_000)) })).toBeNull();
  });

  it.each([
    [4, false],
    [5, true],
  ])('needs five comparable vehicles: with %d it exists: %s', (count, isThere) => {
    const similar = at([25_000, 25_100, 25_200, 25_300, 25_400].slice(0, count));
    expect(judge({ price: 25_100, similar }) !== null).toBe(isThere);
  });
});

describe('the verdict if the feed contains an average too', () => {
  it.each([
    // Columns: the feed’s state average, its plain average, and the claim for a price of $24,000 where the median is $25,000.
    [25_500, null, 1000],
    [24_500, null, 1000],
    [24_499, null, null],
    [24_000, null, null],
    [25_500, 20_000, 1000],
    [null, 25_500, 1000],
  ])('claims what both sources support: state average %s, average %s: %s', (state, plain, below) => {
    const averages = { stateAverageMarketPrice: state, averageMarketPrice: plain };
    expect(judge({ price: 24_000, averages })).toMatchObject({ basis: 'similar', below });
  });

  it.each([
    ['below by the similar vehicles and above by the feed', 24_000, 23_500, 'none'],
    ['above by the similar vehicles and below by the feed', 26_000, 27_000, 'none'],
    ['above by both', 26_000, 25_000, 'shown'],
    ['in the middle by the similar vehicles and below by the feed', 25_000, 27_000, 'shown'],
  ])('for a price that is %s is %s', (_, price, state, expected) => {
    const averages = { ...unknown, stateAverageMarketPrice: state };
    const verdict = judge({ price, averages });
    expect(verdict === null ? 'none' : 'shown').toBe(expected);
    expect(verdict?.below ?? null).toBeNull();
  });

  it('is not based on the feed alone if similar vehicles make the price look like a typing error', () => {
    const averages = { ...unknown, stateAverageMarketPrice: 14_900 };
    expect(judge({ price: 14_300, averages })).toBeNull();
  });
});

describe('the comparison with the average of the feed, by the letter of the specification', () => {
  it.each([
    [25_990, 26_489, 99_999, null],
    [25_990, 26_490, 1, 500],
    [25_990, null, 40_000, null],
    // Farther from its average than any other price is likely to be.
    [15_000, 27_000, null, 12_000],
  ])('for a price of %d with the state average %s and the average %s is %s', (price, state, plain, below) => {
    const averages = { stateAverageMarketPrice: state, averageMarketPrice: plain };
    expect(averageVerdict(price, averages)).toEqual(below && { basis: 'average', below, average: state });
  });
});

describe('the verdict from the feed alone', () => {
  const alone = (
    price: number,
    averages: Partial<MarketFacts['averages']>,
    ratios: readonly number[] = usual,
  ) => judge({ price, similar: at([25_000]), averages: { ...unknown, ...averages }, ratios });

  it.each([
    [25_990, 26_489, 99_999, null],
    [25_990, 26_490, 1, 500],
    [25_990, 26_489.5, null, 499.5],
    [25_990, 27_190, null, 1200],
    [25_990, 20_000, 40_000, null],
    [25_990, null, 40_000, null],
    [25_990, null, null, null],
  ])(
    '"the market average (state average preferred) exceeds the price by more than 499 and the price is under the state average": price %d, state %s, market %s',
    (price, stateAverageMarketPrice, averageMarketPrice, below) => {
      const verdict = alone(price, { stateAverageMarketPrice, averageMarketPrice });
      expect(verdict).toEqual(below && { basis: 'average', below, average: stateAverageMarketPrice });
    },
  );

  it.each([
    // Quartiles of `usual` are 0.975 and 1.005, so its lower fence is 0.93.
    ['as far below its average as others of the dealer', 23_300, true],
    ['farther than any other, whose average is another car’s', 23_200, false],
  ])('for a price that is %s exists: %s', (_, price, isThere) => {
    expect(alone(price, { stateAverageMarketPrice: 25_000 }) !== null).toBe(isThere);
  });

  it('needs five vehicles with an average', () => {
    expect(alone(24_000, { stateAverageMarketPrice: 25_000 }, usual.slice(0, 4))).toBeNull();
  });
});

it('never claims more than both sources support, nor calls an outlier cheap', () => {
  const dollars = fc.integer({ min: 5_000, max: 90_000 });
  const average = fc.option(dollars);
  const prices = fc.array(fc.integer({ min: 15_000, max: 40_000 }), { minLength: 0, maxLength: 40 });
  fc.assert(
    fc.property(dollars, average, average, prices, (price, state, plain, asked) => {
      const averages = { stateAverageMarketPrice: state, averageMarketPrice: plain };
      const verdict = judge({ price, averages, similar: at(asked) });
      const below = verdict?.below ?? null;
      if (verdict === null || below === null) return;
      expect(below).toBeGreaterThan(490);
      const feed = state ?? plain;
      if (feed !== null) expect(feed - price).toBeGreaterThan(499);
      if (verdict.basis === 'average') expect(below).toBe(verdict.average - price);
      else {
        expect(Math.abs(below - (verdict.middle - price))).toBeLessThanOrEqual(5);
        expect(price).toBeGreaterThanOrEqual(fences(asked.toSorted((a, b) => a - b)).low);
      }
    }),
    { numRuns: 2000 },
  );
});
