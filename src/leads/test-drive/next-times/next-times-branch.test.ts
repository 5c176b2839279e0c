import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../../../vehicle/a-vehicle.fixture.ts';
import { nextTimesBranch } from './next-times-branch.ts';

const settings = demoSettings('harbourline');
const { appointments, locations } = settings;
const [branch] = locations.locations.filter(({ id }) => id === 'gc');
const car = aVehicle({ locationId: 'gc' });
const withTimes = (changes: object) => ({ ...settings, appointments: { ...appointments, ...changes } });
const withBranch = (changes: object) => ({
  ...settings,
  locations: { ...locations, specialHours: [], locations: branch ? [{ ...branch, ...changes }] : [] },
});

describe('the branch whose free times a vehicle page shows', () => {
  it("is the vehicle's, named where there are several", () => {
    expect(nextTimesBranch(car, settings)).toEqual({ name: branch?.name, isOnly: false });
    expect(nextTimesBranch(car, withBranch({}))).toEqual({ name: branch?.name, isOnly: true });
  });

  it.each([
    ['sold', aVehicle({ status: 'sold' })],
    ['reserved', aVehicle({ isReserved: true })],
    ['a caravan', aVehicle({ itemType: 'caravan' })],
  ])('is none for a vehicle that is %s', (_what, vehicle) => {
    expect(nextTimesBranch(vehicle, settings)).toBeNull();
  });

  it.each([
    ['lets nobody choose a time', withTimes({ show: false })],
    ['has set their number to 0', withTimes({ nextTimes: { ...appointments.nextTimes, max: 0 } })],
    ['has no branch that sells', withBranch({ types: ['service'] })],
    ['is never open', withBranch({ openingHours: [] })],
  ])('is none if the dealer %s', (_what, own) => {
    expect(nextTimesBranch(car, own)).toBeNull();
  });
});
