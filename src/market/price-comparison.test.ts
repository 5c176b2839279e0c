import { describe, expect, it } from 'vitest';
import type { MarketCar } from './market-car.ts';
import { priceComparison, shownComparison } from './price-comparison.ts';

const words = {
  texts: {
    below: '{amount} below {count} {cars}.',
    at: 'The middle of {count} {cars}.',
    above: '{amount} above {count} {cars}.',
    basis: '{make} {model} of {years} with {kilometres}.',
    basisNew: 'New {make} {model} of {years}.',
    sameBadge: 'Each {car} is a {badge}.',
    otherBadges: 'Badges differ.',
  },
  currency: 'AUD',
  car: 'car',
  cars: 'cars',
};

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
  price: 24_000,
};

/** Eleven others at $20,000 to $30,000: the tenths lie at $21,000 and $29,000, the middle at $25,000. */
const others = Array.from({ length: 11 }, (_, index) => ({
  dealer: 'other',
  car: {
    ...car,
    badge: index % 2 === 0 ? 'SX' : null,
    id: `o${index}`,
    price: 20_000 + index * 1000,
    year: 2020 + (index % 3),
    odometerKm: 45_000 + index * 500,
  },
}));

const compare = (changes: Partial<MarketCar>, count = 11) =>
  priceComparison({ dealer: 'mine', car: { ...car, ...changes } }, others.slice(0, count), words);

describe('priceComparison', () => {
  it('says where the price stands, on how many vehicles and on which', () => {
    expect(compare({ odometerKm: 50_001 })).toEqual({
      fill: 0.375,
      listing_price: 24_000,
      market_range_min: 21_000,
      market_range_max: 29_000,
      // 11 of 20 prices, which lie 8,000 apart around 25,000: 0.55 × 0.68.
      confidence: expect.closeTo(0.374, 10),
      description: '$1,000 below 11 cars. Toyota Corolla of 2020–2022 with 45,000–50,000 km. Badges differ.',
    });
  });

  it.each([
    [19_000, 0, '$6,000 below'],
    [21_000, 0, '$4,000 below'],
    [24_996, 0.4995, 'The middle of'],
    [25_004, 0.5005, 'The middle of'],
    [25_006, 0.50075, '$10 above'],
    [29_000, 1, '$4,000 above'],
    [31_000, 1, '$6,000 above'],
  ])('of $%d fills %d: %s', (price, fill, description) => {
    const comparison = compare({ price, odometerKm: 50_001 });
    expect(comparison.fill).toBeCloseTo(fill, 10);
    expect(comparison.description).toContain(description);
  });

  it('of new vehicles speaks of no kilometres', () => {
    const listings = others.map(({ dealer, car: other }) => ({
      dealer,
      car: { ...other, carType: 'new' as const },
    }));
    const { description } = priceComparison(
      { dealer: 'mine', car: { ...car, carType: 'new' } },
      listings,
      words,
    );
    expect(description).toBe('$1,000 below 11 cars. New Toyota Corolla of 2020–2022. Badges differ.');
  });

  describe('of the same badge', () => {
    /** Others at these prices, with the same badge, among the eleven without it. */
    const among = (prices: readonly number[], own: Partial<MarketCar> = {}) => {
      const alike = prices.map((price, index) => ({
        dealer: 'other',
        car: { ...car, id: `z${index}`, badge: 'zr ', price, odometerKm: 60_000 + index },
      }));
      const listing = { dealer: 'mine', car: { ...car, odometerKm: 50_001, ...own } };
      return priceComparison(listing, [...others, ...alike], words);
    };
    const agreed = [25_000, 25_100, 25_200, 25_300, 25_400];

    it('compares with those alone, where they are enough to be shown', () => {
      expect(among(agreed)).toEqual({
        fill: 0,
        listing_price: 24_000,
        market_range_min: 25_040,
        market_range_max: 25_360,
        // 5 of 20 prices, which lie 320 apart around 25,200.
        confidence: expect.closeTo(0.2468, 4),
        description: '$1,200 below 5 cars. Toyota Corolla of 2021 with 60,000–60,004 km. Each car is a ZR.',
      });
    });

    it.each([
      ['they are four', agreed.slice(0, 4), {}, 15],
      ['they are five that do not agree', [21_000, 23_000, 25_000, 27_000, 29_000], {}, 16],
      ['it has another badge', agreed, { badge: 'SX Hybrid' }, 16],
      ['nobody gave its own', agreed, { badge: null }, 16],
    ])('compares with all when %s', (_, prices, own, count) => {
      expect(among(prices, own).description).toMatch(new RegExp(` ${count} cars\\..*Badges differ\\.$`));
    });
  });

  it('with nothing to compare knows nothing', () => {
    expect(compare({}, 0)).toEqual({
      fill: null,
      listing_price: 24_000,
      market_range_min: null,
      market_range_max: null,
      confidence: 0,
      description: null,
    });
  });

  it('needs five prices that agree to be shown', () => {
    const alike = (count: number) =>
      priceComparison(
        { dealer: 'mine', car: { ...car, odometerKm: 50_001 } },
        others
          .slice(0, count)
          .map(({ dealer, car: other }) => ({ dealer, car: { ...other, price: 25_000 } })),
        words,
      );
    expect(shownComparison(alike(4))).toBeNull();
    expect(shownComparison(alike(5))).not.toBeNull();
  });
});

const reply = {
  fill: 0.375,
  listing_price: 24_000,
  market_range_min: 21_000,
  market_range_max: 29_000,
  confidence: 0.5,
  description: 'Words',
};

describe('a reply', () => {
  it.each([
    ['is shown', {}, true],
    ['with a confidence of 0.21 is shown', { confidence: 0.21 }, true],
    ['with a confidence of 0.2 is hidden', { confidence: 0.2 }, false],
    ['whose range ends at the price is shown', { market_range_max: 24_000 }, true],
    ['whose range ends below the price is hidden', { market_range_max: 23_999 }, false],
    ['at the lower end is shown', { fill: 0 }, true],
  ])('%s', (_, changes, isShown) => {
    expect(shownComparison({ ...reply, ...changes }) !== null).toBe(isShown);
  });

  it.each(Object.keys(reply))('without %s is hidden', (field) => {
    expect(shownComparison({ ...reply, [field]: null })).toBeNull();
  });
});
