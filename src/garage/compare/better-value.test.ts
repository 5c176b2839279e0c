import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { specification } from '../../vehicle/details/specification/specification.ts';
import { bestPlaces, priceRule, specificationRules } from './better-value.ts';

describe('the best of several values', () => {
  it.each([
    [[25_990, 18_990], 'lowest', [1]],
    [[25_990, 18_990], 'highest', [0]],
    [[4, null, 2, 2], 'lowest', [2, 3]],
    [[0, 5], 'lowest', [0]],
    [[7, 7, 7], 'highest', []],
    [[7, null], 'highest', []],
    [[null, null], 'lowest', []],
    [[7], 'lowest', []],
    [[], 'lowest', []],
  ] as const)('of %o, where the %s is better, is at %o', (amounts, better, places) => {
    expect(bestPlaces(amounts, better)).toEqual(places);
  });

  it('is never marked if all are equal, and never an unknown one', () => {
    const amounts = fc.array(fc.option(fc.integer({ min: 0, max: 5 })));
    fc.assert(
      fc.property(amounts, fc.constantFrom('lowest' as const, 'highest' as const), (values, better) => {
        const places = bestPlaces(values, better);
        const known = values.filter((value) => value !== null).length;
        expect(places.length).toBeLessThan(Math.max(known, 1));
        for (const place of places) expect(values[place]).not.toBeNull();
      }),
    );
  });
});

describe('the rules for better values', () => {
  it('refer to rows that the specification has', () => {
    const known = { powerKw: 1, torqueNm: 1, fuelConsumptionLPer100Km: 1, towingBrakedKg: 1 };
    const vehicle = aVehicle({ variant: { ...aVehicle().variant, ...known } });
    const labels = specification(vehicle, 'Australia/Brisbane').flatMap(({ rows }) =>
      rows.map(({ label }) => label),
    );
    expect(labels).toEqual(expect.arrayContaining([...specificationRules.keys()]));
  });

  it('ignore the price of a sold vehicle, and a consumption of 0', () => {
    expect(priceRule.amountOf(aVehicle({ status: 'sold', price: 9_000 }))).toBeNull();
    const { variant } = aVehicle();
    const consumption = specificationRules.get('Fuel consumption (combined)');
    expect(
      consumption?.amountOf(aVehicle({ variant: { ...variant, fuelConsumptionLPer100Km: 0 } })),
    ).toBeNull();
  });
});
