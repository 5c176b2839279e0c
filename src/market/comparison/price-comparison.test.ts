import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import type { SimilarVerdict } from '../../vehicle/price/price-verdict.schema.ts';
import { priceComparison, shownComparison, verdictText } from './price-comparison.ts';

const words = {
  texts: {
    below: '{amount} below {count} {cars}.',
    at: 'The middle of {count} {cars}.',
    above: '{amount} above {count} {cars}.',
    basis: '{make} {model} of {years} with {kilometres}.',
    basisNew: 'New {make} {model} of {years}.',
    sameBadge: 'Each {car} is a {badge}.',
    average: '{amount} below the {average} of such {cars}.',
  },
  currency: 'AUD',
  car: 'car',
  cars: 'cars',
};

const verdict: SimilarVerdict = {
  basis: 'similar',
  below: 1000,
  middle: 25_000,
  min: 21_000,
  max: 29_000,
  count: 11,
  confidence: 0.374,
  odometersKm: [45_000, 50_000],
};

const car = { make: 'Toyota', model: 'Corolla', badge: 'ZR', year: 2021 };
const compare = (price: number, changes: Partial<SimilarVerdict> = {}) =>
  priceComparison(aVehicle({ ...car, price, priceVerdict: { ...verdict, ...changes } }), words);

describe('priceComparison', () => {
  it("gives the price's position, the number of vehicles and their kind", () => {
    expect(compare(24_000)).toEqual({
      fill: 0.375,
      listing_price: 24_000,
      market_range_min: 21_000,
      market_range_max: 29_000,
      confidence: 0.374,
      description: '$1,000 below 11 cars. Toyota Corolla of 2021 with 45,000–50,000 km. Each car is a ZR.',
    });
  });

  it.each([
    [19_000, 0, '$6,000 below'],
    [21_000, 0, '$4,000 below'],
    [24_996, 0.4995, 'The middle of'],
    [25_004, 0.5005, 'The middle of'],
    [25_006, 0.50075, '$10 above'],
    [29_000, 1, '$4,000 above'],
  ])('with a price of $%d fills %d: %s', (price, fill, description) => {
    const comparison = compare(price);
    expect(comparison.fill).toBeCloseTo(fill, 10);
    expect(comparison.description).toContain(description);
  });

  it('does not mention kilometres of new vehicles', () => {
    const { description } = compare(24_000, { odometersKm: null });
    expect(description).toBe('$1,000 below 11 cars. New Toyota Corolla of 2021. Each car is a ZR.');
  });

  it('is null without a verdict, or with an average alone', () => {
    const nothing = {
      fill: null,
      listing_price: 24_000,
      market_range_min: null,
      market_range_max: null,
      confidence: 0,
      description: null,
    };
    const average = { basis: 'average', below: 900, average: 24_900 } as const;
    expect(priceComparison(aVehicle({ price: 24_000 }), words)).toEqual(nothing);
    expect(priceComparison(aVehicle({ price: 24_000, priceVerdict: average }), words)).toEqual(nothing);
  });
});

it('based on the feed alone names its average', () => {
  const average = { basis: 'average', below: 900, average: 24_900 } as const;
  const text = verdictText(aVehicle({ price: 24_000 }), average, words);
  expect(text).toBe('$900 below the $24,900 of such cars.');
});

const reply = {
  fill: 0.375,
  listing_price: 24_000,
  market_range_min: 21_000,
  market_range_max: 29_000,
  confidence: 0.5,
  description: 'Words',
};

describe('the reply of a valuation service', () => {
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
