import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.ts';
import { fuelCost, knownConsumption, usesFuelByLitre } from './fuel-cost.ts';

describe('fuelCost', () => {
  it.each([
    // Calculated by hand: 250 / 100 × 10 × 1.70 is 42.50 a week, and 2,210 for 52 weeks.
    [250, 10, 1.7, 42.5, 2210],
    [250, 7.4, 1.7, 31.45, 1635.4],
    [300, 8.3, 1.899, 47.29, 2458.83],
    [120.5, 4.2, 2.05, 10.38, 539.5],
    [0, 10, 1.7, 0, 0],
    [250, 10, 0, 0, 0],
  ])(
    'for %d km with %d L/100km at $%d is $%d a week and $%d a year',
    (kmPerWeek, litresPer100Km, pricePerLitre, perWeek, perYear) => {
      expect(fuelCost({ kmPerWeek, litresPer100Km, pricePerLitre })).toEqual({ perWeek, perYear });
    },
  );

  it.each([[Number.NaN], [-1], [Number.POSITIVE_INFINITY]])('for %d km is unknown', (kmPerWeek) => {
    expect(fuelCost({ kmPerWeek, litresPer100Km: 10, pricePerLitre: 1.7 })).toBeNull();
  });
});

describe('whether a vehicle uses fuel by the litre', () => {
  it.each([
    [{ simpleFuel: 'petrol' }, true],
    [{ simpleFuel: 'plug-in-hybrid' }, true],
    [{ simpleFuel: null }, true],
    [{ simpleFuel: 'electric' }, false],
    [{ simpleFuel: 'hydrogen' }, false],
    [{ itemType: 'caravan', simpleBody: 'caravan', simpleFuel: null }, false],
    [{ itemType: 'caravan', simpleBody: 'motorhome', simpleFuel: 'diesel' }, true],
    [{ itemType: 'motorcycle', simpleFuel: 'petrol' }, true],
  ] as const)('for %j: %s', (changes, expected) => {
    expect(usesFuelByLitre(aVehicle(changes))).toBe(expected);
  });

  it.each([
    [7.4, 7.4],
    [0, null],
    [null, null],
  ])('for a consumption of %s: %s', (fuelConsumptionLPer100Km, expected) => {
    const { variant } = aVehicle();
    expect(knownConsumption({ variant: { ...variant, fuelConsumptionLPer100Km } })).toBe(expected);
  });
});
