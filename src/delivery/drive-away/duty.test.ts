import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { type StateName, vehicleDuty } from './duty.ts';

const { states } = demoSettings('harbourline').delivery.onRoad;
const dutyIn = (state: StateName, value: number, changes: Partial<Vehicle> = {}) =>
  vehicleDuty(aVehicle(changes), value, states[state].duty);
const cylinders = (count: number) => ({ variant: { ...aVehicle().variant, cylinders: count } });

describe('the duty on a car', () => {
  // TAS: examples of transport.tas.gov.au. The others are worked out from the published rates.
  it.each<[StateName, number, Partial<Vehicle>, number]>([
    ['TAS', 27_750, {}, 834],
    ['TAS', 38_750, {}, 1468],
    ['TAS', 65_750, {}, 2632],
    ['NSW', 35_000, {}, 1050],
    ['NSW', 35_001, {}, 1053],
    ['NSW', 45_000, {}, 1350],
    ['NSW', 50_000, {}, 1600],
    ['VIC', 20_000, {}, 840],
    ['VIC', 20_001, {}, 848],
    ['VIC', 90_000, {}, 4680],
    ['VIC', 30_000, { carType: 'new', simpleBody: 'ute' }, 810],
    ['QLD', 30_000, cylinders(4), 900],
    ['QLD', 30_000, cylinders(6), 1050],
    ['QLD', 120_000, cylinders(8), 7200],
    ['QLD', 30_000, { simpleFuel: 'electric' }, 600],
    ['SA', 25_000, {}, 940],
    ['WA', 20_000, {}, 550],
    ['WA', 40_000, {}, 2000],
    ['WA', 60_000, {}, 3900],
    ['NT', 30_000, {}, 900],
  ])('%s, $%i, %j: $%i', (state, value, changes, expected) => {
    expect(dutyIn(state, value, changes)).toBe(expected);
  });

  it.each<[string, StateName, Partial<Vehicle>]>([
    ['rates depend on emissions', 'ACT', {}],
    ['the number of cylinders decides and is not known', 'QLD', {}],
    ['the body decides and is not known', 'NSW', { simpleBody: null }],
    ['a concession may apply', 'NT', { simpleFuel: 'electric' }],
    ['it is no car', 'NSW', { itemType: 'motorcycle' }],
  ])('is not estimated where %s', (_, state, changes) => {
    expect(dutyIn(state, 30_000, changes)).toBeNull();
  });

  it('is not estimated for utes that may count as passenger vehicles, and for heavy vehicles', () => {
    expect(dutyIn('NSW', 50_000, { simpleBody: 'ute' })).toBeNull();
    const variant = { ...aVehicle().variant, grossVehicleMassKg: 4600 };
    expect(dutyIn('NSW', 30_000, { variant })).toBeNull();
  });
});
