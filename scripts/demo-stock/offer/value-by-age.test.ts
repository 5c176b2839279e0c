import { describe, expect, it } from 'vitest';
import { expectedKilometres, usedValue, windscreenPrice } from './value-by-age.ts';

describe('the value of a used car', () => {
  it.each(['strong', 'average', 'soft', 'electric'] as const)(
    'falls with every year of age (%s)',
    (retention) => {
      const values = [0.5, 1, 2, 3, 5, 8, 11].map((age) =>
        usedValue(60_000, retention, age, expectedKilometres(age)),
      );
      expect(values).toEqual([...values].sort((a, b) => b - a));
      expect(new Set(values).size).toBe(values.length);
      expect(values[0]).toBeLessThan(60_000);
    },
  );

  it.each([
    { car: 'Corolla', newPrice: 23_990, retention: 'strong', age: 11, low: 11_500, high: 14_500 },
    { car: 'CX-5', newPrice: 45_000, retention: 'average', age: 4, low: 27_000, high: 32_000 },
    { car: 'BMW 320i', newPrice: 66_000, retention: 'soft', age: 11, low: 14_000, high: 19_000 },
    { car: 'Tesla Model 3', newPrice: 68_000, retention: 'electric', age: 5, low: 24_000, high: 31_000 },
  ] as const)('is what a $car of that age is advertised at', ({ newPrice, retention, age, low, high }) => {
    const value = usedValue(newPrice, retention, age, expectedKilometres(age));
    expect(value).toBeGreaterThan(low);
    expect(value).toBeLessThan(high);
  });

  it('is lower for a car with more kilometres', () => {
    expect(usedValue(40_000, 'average', 5, 140_000)).toBeLessThan(usedValue(40_000, 'average', 5, 40_000));
  });

  it('has a lower limit', () => {
    expect(usedValue(15_000, 'soft', 30, 400_000)).toBe(2_490);
  });
});

describe('expected kilometres', () => {
  it.each([
    { ageYears: 0, km: 0 },
    { ageYears: 1, km: 14_000 },
    { ageYears: 8, km: 112_000 },
    { ageYears: 10, km: 130_000 },
  ])('are $km after $ageYears years', ({ ageYears, km }) => expect(expectedKilometres(ageYears)).toBe(km));
});

describe('the advertised price', () => {
  it.each([
    { value: 31_420, ending: 990, price: 30_990 },
    { value: 31_520, ending: 990, price: 31_990 },
    { value: 31_420, ending: 888, price: 31_888 },
    { value: 12_450, ending: 990, price: 12_490 },
    { value: 12_450, ending: 888, price: 12_888 },
    { value: 8_300, ending: 500, price: 8_500 },
    { value: 8_300, ending: 999, price: 8_499 },
  ])('for $value ending in $ending is $price', ({ value, ending, price }) => {
    expect(windscreenPrice(value, ending)).toBe(price);
  });
});
