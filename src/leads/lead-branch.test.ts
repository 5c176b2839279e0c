import { describe, expect, it } from 'vitest';
import { branchNames, branchOf, isBranchOpen, pickUpsOf } from './lead-branch.ts';

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
const none = { chosen: '', dealershipSlug: '', vehicle: null };

describe('a lead is for', () => {
  it.each([
    [{ chosen: 'gc' }, 'gc'],
    [{ chosen: 'city-gc' }, 'gc'],
    [{ chosen: 'gc', dealershipSlug: 'city', vehicle: { locationId: 'bne' } }, 'gc'],
    [{ dealershipSlug: 'city', vehicle: { locationId: 'gc' } }, 'gc'],
    [{ vehicle: { locationId: 'old' } }, 'old'],
    [{ dealershipSlug: 'coast' }, 'gc'],
    [{ dealershipSlug: 'city-farm' }, 'farm'],
    [{ chosen: 'elsewhere', vehicle: { locationId: 'gone' } }, null],
    [{ vehicle: { locationId: null } }, null],
    [{}, null],
  ])('%j: %s', (asked, id) => {
    expect(branchOf({ ...none, ...asked }, locations)).toBe(id);
  });
});

it('is for the only branch that there is', () => {
  const [only] = locations;
  expect(branchOf(none, only ? [only, branch('old', { visible: false })] : [])).toBe('bne');
});

describe('the shopper is asked for a branch', () => {
  it.each([
    ['without a vehicle', null, locations, true],
    ['of which nobody knows where it stands', { locationId: 'gone' }, locations, true],
    ['but not where the vehicle tells', { locationId: 'gc' }, locations, false],
    ['but not where there is one only', null, locations.slice(0, 1), false],
  ])('%s', (_, vehicle, branches, isAsked) => {
    expect(isBranchOpen(vehicle, branches)).toBe(isAsked);
  });
});

it('offers the branches that are shown, by id and slug, and by their dealership', () => {
  const names = ['bne', 'city-bne', 'city', 'gc', 'city-gc', 'coast', 'farm', 'city-farm'];
  expect(branchNames(locations)).toEqual(names);
});

it('hands a vehicle over where its branch does', () => {
  expect(pickUpsOf({ locationId: 'gc' }, locations)).toEqual(['Southport', 'Robina']);
  expect(pickUpsOf({ locationId: 'bne' }, locations)).toEqual([]);
  expect(pickUpsOf(null, locations)).toEqual([]);
});
