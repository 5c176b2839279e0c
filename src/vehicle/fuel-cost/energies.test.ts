import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.ts';
import { energiesOf } from './energies.ts';

const assumed = { litresPer100Km: 10, kwhPer100Km: 18 };
const { variant } = aVehicle();
const litres = { fuelConsumptionLPer100Km: 7.4 };
const kwh = { energyKwhPer100Km: 16.5 };

describe('what a vehicle runs on', () => {
  it.each([
    ['petrol', 'car', litres, ['7.4 price-per-litre']],
    ['petrol', 'car', {}, ['10 price-per-litre, assumed']],
    ['electric', 'car', kwh, ['16.5 cents-per-kwh']],
    ['electric', 'car', {}, ['18 cents-per-kwh, assumed']],
    // The assumption is a car's.
    ['electric', 'truck', {}, []],
    ['electric', 'motorcycle', kwh, ['16.5 cents-per-kwh']],
    ['plug-in-hybrid', 'car', { ...litres, ...kwh }, ['7.4 price-per-litre', '16.5 cents-per-kwh']],
    ['plug-in-hybrid', 'car', litres, ['7.4 price-per-litre']],
    ['plug-in-hybrid', 'car', kwh, ['10 price-per-litre, assumed']],
    ['petrol', 'car', { ...litres, ...kwh }, ['7.4 price-per-litre']],
    ['hydrogen', 'car', {}, []],
    [null, 'caravan', {}, []],
  ] as const)('%s %s with %j: %j', (simpleFuel, itemType, rated, expected) => {
    const vehicle = aVehicle({ simpleFuel, itemType, variant: { ...variant, ...rated } });
    const texts = energiesOf(vehicle, assumed).map(
      ({ name, per100Km, isRated }) => `${per100Km} ${name}${isRated ? '' : ', assumed'}`,
    );
    expect(texts).toEqual(expected);
  });
});
