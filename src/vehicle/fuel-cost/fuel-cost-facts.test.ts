import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { fuelCostBasis, fuelCostFacts, hasFuelCost } from './fuel-cost-facts.ts';

const settings = demoSettings('harbourline');
const { variant } = aVehicle();
const withRates = (rates: Partial<Vehicle['variant']>, simpleFuel: Vehicle['simpleFuel']) =>
  aVehicle({ simpleFuel, variant: { ...variant, ...rates } });

describe('the sentences below the calculator', () => {
  it.each([
    [
      'petrol',
      { fuelConsumptionLPer100Km: 7.4 },
      /combined consumption of this vehicle, 7\.4\u00a0L\/100km\. .*drive\.$/,
    ],
    ['petrol', {}, /is not known: worked out with 10\u00a0L\/100km\.$/],
    [
      'electric',
      { energyKwhPer100Km: 16.5 },
      /16\.5\u00a0kWh\/100km\..* charging at home; public chargers cost more\.$/,
    ],
    ['electric', {}, /is not known: worked out with 18\u00a0kWh\/100km\. Electricity at/],
    ['plug-in-hybrid', { fuelConsumptionLPer100Km: 1.5 }, /1\.5\u00a0L\/100km\..* charge it comes on top\.$/],
    [
      'plug-in-hybrid',
      { fuelConsumptionLPer100Km: 1.5, energyKwhPer100Km: 12 },
      /1\.5\u00a0L\/100km \+ 12\u00a0kWh\/100km\..* at home; public chargers cost more\.$/,
    ],
  ] as const)('for %s with %j', (fuel, rates, sentences) => {
    expect(fuelCostBasis(withRates(rates, fuel), settings)).toMatch(sentences);
  });
});

describe('the facts of the calculator', () => {
  it('include servicing only where the dealer has a price for it', () => {
    expect(fuelCostFacts(aVehicle({ make: 'Toyota' }), settings)).toHaveProperty('service');
    expect(fuelCostFacts(aVehicle({ make: 'Peugeot' }), settings)).not.toHaveProperty('service');
    expect(fuelCostFacts(null, settings)).not.toHaveProperty('service');
  });

  it('include none for a plug-in hybrid without its electricity, so that no total leaves that out', () => {
    const toyota = { ...aVehicle({ make: 'Toyota' }), simpleFuel: 'plug-in-hybrid' } as const;
    const fuelConsumptionLPer100Km = 1.5;
    const rated = (rates: Partial<Vehicle['variant']>) =>
      fuelCostFacts({ ...toyota, variant: { ...variant, fuelConsumptionLPer100Km, ...rates } }, settings);
    expect(rated({})).not.toHaveProperty('service');
    expect(rated({ energyKwhPer100Km: 12 })).toHaveProperty('service');
  });

  it('are for vehicles that are for sale', () => {
    expect(hasFuelCost(withRates({}, 'electric'), settings)).toBe(true);
    expect(hasFuelCost(aVehicle({ status: 'sold' }), settings)).toBe(false);
    expect(hasFuelCost(withRates({}, 'hydrogen'), settings)).toBe(false);
  });

  it('are hidden for electric vehicles by a dealer who sets so', () => {
    const own = demoSettings('wattle-range');
    expect(hasFuelCost(withRates({ energyKwhPer100Km: 16.5 }, 'electric'), own)).toBe(false);
    expect(hasFuelCost(withRates({}, 'diesel'), own)).toBe(true);
  });
});
