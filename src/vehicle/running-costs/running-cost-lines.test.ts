import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { runningCostLines } from './running-cost-lines.ts';

const settings = demoSettings('harbourline');
const { variant } = aVehicle();
const rated = { ...variant, ancapStars: 5, ancapYear: 2019 };
const kia = { make: 'Kia', year: 2021, firstRegistered: '2021-03-14' };

const linesOf = (changes: Partial<Vehicle>, own = settings) =>
  runningCostLines(aVehicle(changes), own, '2026-11-20');
const rowsOf = (changes: Partial<Vehicle>, own = settings) => {
  const { rows = [], safety = null } = linesOf(changes, own) ?? {};
  return [...rows, safety].flatMap((row) => (row === null ? [] : [`${row.label}: ${row.value}`]));
};

function withVehicle(changes: Partial<typeof settings.vehicle>) {
  return { ...settings, vehicle: { ...settings.vehicle, ...changes } };
}

describe('the lines on running costs', () => {
  it('are servicing, warranty and safety stars, with the source of the figures', () => {
    expect(rowsOf({ ...kia, variant: rated })).toEqual([
      'Servicing: $329 every 12 months or 15,000\u00a0km',
      "Manufacturer's warranty: Until about March 2028",
      'ANCAP safety rating: 5 stars (2019)',
    ]);
    expect(linesOf(kia)?.notes.join(' ')).toMatch(
      /^Servicing at our own price.* Warranty counted from the first registration in March 2021; /,
    );
  });

  it('name a warranty of one year', () => {
    const own = withVehicle({ warranty: { ...settings.vehicle.warranty, years: { Kia: 1 } } });
    expect(rowsOf({ make: 'Kia', carType: 'new', odometerKm: 5 }, own)).toContain(
      "Manufacturer's warranty: 1 year",
    );
  });

  it('name the whole warranty of a new car, and a limit of kilometres', () => {
    const warranty = { ...settings.vehicle.warranty, terms: { Kia: { km: 150_000 } } };
    const own = withVehicle({ warranty });
    expect(rowsOf({ make: 'Kia', carType: 'new', odometerKm: 5 }, own)).toContain(
      "Manufacturer's warranty: 7 years or 150,000 km, whichever comes first",
    );
    expect(rowsOf(kia, own)).toContain(
      "Manufacturer's warranty: Until about March 2028 or 150,000 km, whichever comes first",
    );
  });

  it('are only what is known', () => {
    expect(linesOf({ make: 'Peugeot' })).toEqual({ rows: [], safety: null, notes: [] });
    const undated = { ...variant, ancapStars: 5 };
    expect(rowsOf({ make: 'Peugeot', variant: undated })).toEqual([]);
  });

  it.each<[string, Partial<Vehicle>, typeof settings]>([
    ['of safety stars alone', { make: 'Peugeot', simpleFuel: 'hydrogen', variant: rated }, settings],
    ['of a sold car', { ...kia, status: 'sold' }, settings],
    [
      'at a dealer without them',
      kia,
      withVehicle({ runningCosts: { ...settings.vehicle.runningCosts, show: false } }),
    ],
  ])('are not there for want of a cost, %s', (_, changes, own) => {
    expect(linesOf(changes, own)).toBeNull();
  });
});
