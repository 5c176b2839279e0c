import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { warrantyLeft } from './warranty-left.ts';

const today = '2026-11-20';
const settings = {
  years: { Kia: 7, LDV: 7 },
  terms: { LDV: { km: 200_000, since: '2023-01-01' } },
};
const used = { make: 'Kia', year: 2021, carType: 'used', firstRegistered: '2021-03-14' } as const;

const left = (changes: Partial<Vehicle>) => warrantyLeft(aVehicle({ ...used, ...changes }), settings, today);

describe("what is left of a maker's warranty", () => {
  it.each<[string, Partial<Vehicle>, string]>([
    ['runs from the first registration', {}, '2028-03-14'],
    ['whatever the case of the make', { make: 'KIA' }, '2028-03-14'],
    ['of a demonstrator', { carType: 'demo', year: 2026, firstRegistered: '2026-02-01' }, '2033-02-01'],
    ['of a registration with a time', { firstRegistered: '2021-03-14T00:00:00+10:00' }, '2028-03-14'],
    ['on its last day but one', { year: 2019, firstRegistered: '2019-11-21' }, '2026-11-21'],
  ])('%s', (_, changes, until) => {
    expect(left(changes)).toMatchObject({ years: null, until, km: null });
  });

  it.each<[string, Partial<Vehicle>]>([
    ['of makes that are not listed', { make: 'Peugeot' }],
    ['without a first registration', { firstRegistered: undefined as never }],
    ['that ends today', { year: 2019, firstRegistered: '2019-11-20' }],
    ['of vehicles other than cars', { itemType: 'motorcycle' }],
    ['of a car that was written off', { past: { ...aVehicle().past, isWrittenOff: true } }],
    ['where the registration is a later one', { year: 2015, firstRegistered: '2024-03-14' }],
    ['where the registration is older than the model', { firstRegistered: '2019-03-14' }],
    ['where the registration is to come', { year: 2026, firstRegistered: '2027-01-01' }],
  ])('is not told %s', (_, changes) => {
    expect(left(changes)).toBeNull();
  });

  it('is all of it for a new car', () => {
    const { firstRegistered: _, ...unregistered } = aVehicle({ ...used, carType: 'new', odometerKm: 12 });
    expect(warrantyLeft(unregistered, settings, today)).toEqual({
      years: 7,
      until: null,
      from: null,
      km: null,
    });
  });

  it.each([
    [199_999, '2023-01-01', true],
    [200_000, '2023-01-01', false],
    [null, '2023-01-01', false],
    // Before the maker gave so many years.
    [40_000, '2022-12-31', false],
  ])('with a limit of kilometres: %s km, registered on %s', (odometerKm, firstRegistered, isTold) => {
    const found = left({ make: 'LDV', year: 2022, odometerKm, firstRegistered });
    expect(found?.km ?? null).toBe(isTold ? 200_000 : null);
  });
});
