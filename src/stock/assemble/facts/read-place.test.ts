import { describe, expect, it } from 'vitest';
import type { Location } from '../../../tenant/settings/locations/locations.schema.ts';
import { aRow } from '../draft.fixture.ts';
import { readPlace } from './read-place.ts';

const aLocation = (id: string, city: string, changes: Partial<Location> = {}): Location => ({
  id,
  name: `Example ${city}`,
  slug: id,
  dealershipId: null,
  dealershipSlug: null,
  yardCodes: [],
  googleStoreCode: null,
  primary: false,
  visible: true,
  types: ['sales'],
  subtypes: [],
  manufacturers: [],
  address: {
    street: '1 High St',
    city,
    state: 'WA',
    postcode: '6000',
    placeUrl: null,
    placeId: null,
    latitude: null,
    longitude: null,
  },
  timeZone: null,
  phone: null,
  landlinePhone: null,
  openingHours: [],
  image: null,
  rating: null,
  dealerLicenceNumber: null,
  motorVehicleRepairerNumber: null,
  distributionLocations: [],
  closedDayHref: null,
  people: [],
  blurb: null,
  ...changes,
});

const branches = [
  aLocation('north', 'Joondalup', { yardCodes: ['N01', 'Northside Kia'] }),
  aLocation('south', 'Mandurah', { primary: true }),
];
const mixed = { bodyText: null, body: null, dealershipName: null, state: null };
const read = (cells: Record<string, string>, locations: readonly Location[] = branches) => {
  const { row, warnings } = aRow({ Make: 'Kia', ...cells });
  return { ...readPlace(row, mixed, locations), warnings };
};

describe('readPlace', () => {
  it.each<[string, Record<string, string>, string]>([
    ['a yard code', { YardCode: 'n01' }, 'north'],
    ['a dealer name among the codes', { 'Dealer Name': 'Northside Kia' }, 'north'],
    ['an id', { store_code: 'north' }, 'north'],
    ['a name', { Branch: 'Example Joondalup' }, 'north'],
    ['a suburb', { Suburb: 'JOONDALUP' }, 'north'],
    ['a suburb with its state', { Location: 'Joondalup, WA' }, 'north'],
    ['nothing', {}, 'south'],
    ['a suburb elsewhere', { Suburb: 'Perth' }, 'south'],
  ])('finds the branch by %s', (_, cells, id) => {
    expect(read(cells)).toMatchObject({ locationId: id, warnings: [] });
  });
  it('places vehicles with unknown branch codes at the main branch, with a warning', () => {
    const { locationId, warnings } = read({ YardCode: 'X99' });
    expect(locationId).toBe('south');
    expect(warnings[0]).toMatchObject({
      field: 'locationCode',
      found: 'X99',
      done: expect.stringContaining('yardCodes'),
    });
  });
  it('ignores branch codes if there is only one branch', () => {
    expect(read({ YardCode: 'X99' }, branches.slice(0, 1))).toMatchObject({
      locationId: 'north',
      warnings: [],
    });
  });
  it('takes city and state from the feed, else from the branch', () => {
    expect(read({ Location: 'KINGSLEY, AU-WA' })).toMatchObject({ city: 'Kingsley', state: 'WA' });
    expect(read({})).toMatchObject({ city: 'Mandurah', state: 'WA' });
    expect(read({}, [])).toMatchObject({ locationId: null, city: null, state: null });
  });
});
