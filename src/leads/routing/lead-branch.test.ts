import { describe, expect, it } from 'vitest';
import { branchNames, isBranchOpen, pickUpsOf } from './lead-branch.ts';

const branch = (id: string, changes = {}) => ({
  ...{ id, slug: `city-${id}`, dealershipSlug: null, visible: true, distributionLocations: [] },
  ...changes,
});
const locations = [
  branch('bne', { dealershipSlug: 'city' }),
  branch('gc', { dealershipSlug: 'coast', distributionLocations: ['Southport', 'Robina'] }),
  branch('farm'),
  branch('old', { visible: false }),
];

describe('whether the shopper is asked for a branch', () => {
  it.each([
    ['without a vehicle', null, locations, true],
    ['of which nobody knows where it stands', { locationId: 'gone' }, locations, true],
    ['but not where the vehicle tells', { locationId: 'gc' }, locations, false],
    ['but not where there is one only', null, locations.slice(0, 1), false],
  ])('%s', (_, vehicle, branches, isAsked) => {
    expect(isBranchOpen(vehicle, branches)).toBe(isAsked);
  });
});

it('lists the visible branches by id and slug, with their dealership', () => {
  const names = ['bne', 'city-bne', 'city', 'gc', 'city-gc', 'coast', 'farm', 'city-farm'];
  expect(branchNames(locations)).toEqual(names);
});

it("uses the vehicle's branch for the handover", () => {
  expect(pickUpsOf({ locationId: 'gc' }, locations)).toEqual(['Southport', 'Robina']);
  expect(pickUpsOf({ locationId: 'bne' }, locations)).toEqual([]);
  expect(pickUpsOf(null, locations)).toEqual([]);
});
