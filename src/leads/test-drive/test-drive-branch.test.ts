import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { locationSchema } from '../../tenant/settings/locations/locations.schema.ts';
import { testDriveBranch } from './test-drive-branch.ts';

const address = { street: '1 High St', city: 'Perth', state: 'WA', postcode: '6000' };
const branch = (id: string, differs: object = {}) =>
  v.parse(locationSchema, { id, name: id, slug: `${id}-cars`, address, ...differs });

const city = branch('city', { primary: true, types: [] });
const coast = branch('coast');
const workshop = branch('workshop', { types: ['service', 'parts'] });
const closed = branch('closed', { visible: false });
const all = [workshop, closed, coast, city];

describe('the initial branch of a test drive', () => {
  it.each([
    ['where the shopper chose', 'coast', 'city', 'coast'],
    ['there by its slug', 'coast-cars', null, 'coast'],
    ['where the car stands', '', 'coast', 'coast'],
    ['at the main branch when the car stands in a workshop', '', 'workshop', 'city'],
    ['at the main branch when nobody knows where the car is', '', null, 'city'],
    ['at no workshop', 'workshop', 'coast', undefined],
    ['at no branch that is hidden', 'closed', 'coast', undefined],
    ['at none that is not there', 'moon', 'coast', undefined],
  ])('%s', (_where, chosen, locationId, id) => {
    expect(testDriveBranch(all, chosen, { locationId })?.id).toBe(id);
  });

  it('is the first that sells if none is primary, and null without any', () => {
    expect(testDriveBranch([workshop, coast], '', null)?.id).toBe('coast');
    expect(testDriveBranch([workshop], '', null)).toBeNull();
  });
});
