import { describe, expect, it } from 'vitest';
import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { locatedElsewhere, primaryLocation } from './located-at.ts';

const branch = (city: string, placeUrl: string | null = null): Pick<Location, 'slug' | 'address'> => ({
  slug: 'north',
  address: {
    street: '1 Main Road',
    city,
    state: 'QLD',
    postcode: '4000',
    placeUrl,
    placeId: null,
    latitude: null,
    longitude: null,
  },
});
const primary = branch('Newstead');
const map = 'https://maps.example/north';

describe('locatedElsewhere', () => {
  it.each([
    ['the branch is in another city', null, branch('Bundall', map), primary, 'Bundall'],
    ['the feed names another city', 'Bundall', null, primary, 'Bundall'],
    ['the feed knows better than the branch', 'Nundah', branch('Newstead'), primary, 'Nundah'],
    ['it is the same city', null, branch('Newstead'), primary, null],
    ['it is the same city in other letters', ' NEWSTEAD ', null, primary, null],
    ['nobody knows the city', null, null, primary, null],
    ['the city is blank', ' ', null, primary, null],
    ['the dealer has no branch', 'Bundall', null, null, null],
  ] as const)(
    '"shown when the car’s city differs from the primary location city": %s',
    (_, city, at, main, expected) => {
      expect(locatedElsewhere(aVehicle({ city }), at, main)?.city ?? null).toBe(expected);
    },
  );

  it("links to the place on a map, or else to the branch's page, or to nothing", () => {
    const hrefAt = (at: Pick<Location, 'slug' | 'address'> | null) =>
      locatedElsewhere(aVehicle({ city: 'Bundall' }), at, primary)?.directionsHref;
    expect(hrefAt(branch('Bundall', map))).toBe(map);
    expect(hrefAt(branch('Bundall'))).toBe('/locations/north');
    expect(hrefAt(null)).toBeNull();
  });
});

describe('primaryLocation', () => {
  const location = (id: string, isPrimary: boolean) => ({ id, primary: isPrimary });

  it('is the one marked as primary, or else the first, or null', () => {
    expect(primaryLocation([location('a', false), location('b', true)])?.id).toBe('b');
    expect(primaryLocation([location('a', false), location('b', false)])?.id).toBe('a');
    expect(primaryLocation([])).toBeNull();
  });
});
