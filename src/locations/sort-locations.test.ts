import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { locationSchema } from '../tenant/settings/locations/locations.schema.ts';
import { addressLine, directionsUrl, sortLocations } from './sort-locations.ts';

const location = (id: string, part: object = {}) =>
  v.parse(locationSchema, {
    id,
    name: id,
    slug: id,
    address: { street: '1 Wharf St', city: 'Hamilton', state: 'QLD', postcode: '4007' },
    ...part,
  });
const ids = (locations: { id: string }[]) => locations.map(({ id }) => id);

describe('"Cards are sorted by name unless a configured order exists."', () => {
  const branches = [
    location('c'),
    location('a'),
    location('b', { primary: true }),
    location('d', { visible: false }),
  ];

  it('puts the primary location first, sorts others by name and leaves hidden ones out', () => {
    expect(ids(sortLocations(branches, []))).toEqual(['b', 'a', 'c']);
  });

  it('follows the configured order, with all others last', () => {
    expect(ids(sortLocations(branches, ['c']))).toEqual(['c', 'b', 'a']);
  });
});

describe('a branch', () => {
  it('has its address on one line', () => {
    expect(addressLine(location('a'))).toBe('1 Wharf St, Hamilton QLD 4007');
  });

  it('links to its place on a map, or else by its place id, or else to a search for its address', () => {
    const search = new URL(directionsUrl(location('a')));
    expect([...search.searchParams]).toEqual([
      ['api', '1'],
      ['query', 'a, 1 Wharf St, Hamilton QLD 4007'],
    ]);
    const address = { ...location('a').address, placeId: 'ChIJ38fX' };
    const byId = new URL(directionsUrl(location('a', { address })));
    expect(byId.searchParams.get('query_place_id')).toBe('ChIJ38fX');
    const own = { ...address, placeUrl: 'https://maps.example/x' };
    expect(directionsUrl(location('a', { address: own }))).toBe('https://maps.example/x');
  });
});
