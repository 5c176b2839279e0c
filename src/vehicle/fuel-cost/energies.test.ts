import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { energiesOf } from './energies.ts';

const rules = { electric: true, litresPer100Km: 10, kwhPer100Km: 18 };
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
    const texts = energiesOf(vehicle, rules).map(
      ({ name, per100Km, isRated }) => `${per100Km} ${name}${isRated ? '' : ', assumed'}`,
    );
    expect(texts).toEqual(expected);
  });

  it('leaves out electric vehicles where the dealer does not want them, but no plug-in hybrids', () => {
    const namesOf = (simpleFuel: Vehicle['simpleFuel']) =>
      energiesOf(aVehicle({ simpleFuel, variant: { ...variant, ...litres, ...kwh } }), {
        ...rules,
        electric: false,
      }).map(({ name }) => name);
    expect(namesOf('electric')).toEqual([]);
    expect(namesOf('plug-in-hybrid')).toEqual(['price-per-litre', 'cents-per-kwh']);
    expect(namesOf('petrol')).toEqual(['price-per-litre']);
  });
});
