import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { energyCost, knownConsumption, usesFuelByLitre } from './fuel-cost.ts';

describe('energyCost', () => {
  it.each([
    // Calculated by hand: 250 / 100 × 10 × 1.70 is 42.50 a week, and 2,210 for 52 weeks.
    [250, 10, 1.7, 42.5, 2210],
    [250, 7.4, 1.7, 31.45, 1635.4],
    [300, 8.3, 1.899, 47.29, 2458.83],
    [120.5, 4.2, 2.05, 10.38, 539.5],
    [0, 10, 1.7, 0, 0],
    [250, 10, 0, 0, 0],
    // The Vehicle Emissions Star Rating (vesr.gov.au) names an annual petrol cost of $1,428 for a Suzuki Baleno GL
    // hatch: 5.1 L/100km at $2.00, for 14,000 km a year.
    [14_000 / 52, 5.1, 2, 27.46, 1428],
    // Charging, by hand: 250 / 100 × 16.5 kWh × $0.35 is 14.4375 a week, and 750.75 for 52 weeks.
    [250, 16.5, 0.35, 14.44, 750.75],
  ])(
    'for %d km with %d per 100 km at $%d is $%d a week and $%d a year',
    (km, per100Km, price, perWeek, perYear) => {
      expect(energyCost(km, [{ per100Km, price }])).toEqual({ perWeek, perYear });
    },
  );

  it('adds fuel and electricity', () => {
    // By hand: 2.5 × (1.5 L × $1.70 + 12 kWh × $0.35) is 6.375 + 10.50 a week, and 877.50 for 52 weeks.
    const uses = [
      { per100Km: 1.5, price: 1.7 },
      { per100Km: 12, price: 0.35 },
    ];
    expect(energyCost(250, uses)).toEqual({ perWeek: 16.88, perYear: 877.5 });
  });

  it.each([[Number.NaN], [-1], [Number.POSITIVE_INFINITY]])('for %d km is unknown', (km) => {
    expect(energyCost(km, [{ per100Km: 10, price: 1.7 }])).toBeNull();
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
