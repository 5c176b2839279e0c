import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Location, locationSchema } from '../tenant/settings/locations/locations.schema.ts';
import { branchJsonLd, dealerJsonLd, dealershipJsonLd } from './dealer-json-ld.ts';

const dealer = {
  name: 'Harbourline',
  url: 'https://www.harbourline.example',
  description: 'Cars by the water.',
  phone: '1300 555 014',
  logo: { file: '/logo.svg' },
};

function aBranch(differs: Readonly<Record<string, unknown>> = {}): Location {
  const address = { street: '1 High St', city: 'Nundah', state: 'QLD', postcode: '4012' };
  return v.parse(locationSchema, { id: '1', name: 'Nundah', slug: 'nundah', address, ...differs });
}

const branchOf = (location: Location) => JSON.parse(branchJsonLd(dealer, location));
const dealerOf = (locations: readonly Location[]) => JSON.parse(dealerJsonLd(dealer, locations));

describe('branchJsonLd', () => {
  it('is a dealership with its own page and address', () => {
    expect(branchOf(aBranch())).toEqual({
      '@context': 'https://schema.org',
      '@type': 'AutoDealer',
      '@id': 'https://www.harbourline.example/locations/nundah#dealer',
      name: 'Nundah',
      url: 'https://www.harbourline.example/locations/nundah',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 High St',
        addressLocality: 'Nundah',
        addressRegion: 'QLD',
        postalCode: '4012',
        addressCountry: 'AU',
      },
      openingHoursSpecification: [],
    });
  });

  it.each([
    ['(07) 3000 1234', '+61730001234'],
    ['0412 345 678', '+61412345678'],
    ['+61 7 3000 1234', '+61730001234'],
    ['1300 555 014', '1300555014'],
    ['13 20 11', '132011'],
  ])('gives %s as a number that can be dialled: %s', (phone, expected) => {
    expect(branchOf(aBranch({ phone })).telephone).toBe(expected);
  });

  it('says where the branch is only when both coordinates are known', () => {
    const { address } = aBranch();
    expect(branchOf(aBranch({ address: { ...address, latitude: -27.4 } }))).not.toHaveProperty('geo');
    const placed = aBranch({ address: { ...address, latitude: -27.4, longitude: 153.06 } });
    expect(branchOf(placed).geo).toEqual({ '@type': 'GeoCoordinates', latitude: -27.4, longitude: 153.06 });
  });

  it('gives hours for the days on which it is open', () => {
    const openingHours = [
      { weekday: 0, status: 'Closed', open: null, close: null },
      { weekday: 1, status: 'Open', open: '08:30', close: '17:30' },
    ];
    expect(branchOf(aBranch({ openingHours })).openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '08:30', closes: '17:30' },
    ]);
  });

  it('gives the hours of special days, closed ones as from midnight to midnight, its own before those of all', () => {
    const day = (date: string, locationId: string | null, open: string | null, close: string | null) =>
      ({ date, locationId, open, close, status: open === null ? 'Closed' : 'Open' }) as const;
    const special = [
      day('2026-12-25', null, null, null),
      day('2026-12-24', null, null, null),
      day('2026-12-24', '1', '09:00', '12:00'),
      day('2026-12-26', '2', null, null),
    ];
    const { specialOpeningHoursSpecification: days } = JSON.parse(branchJsonLd(dealer, aBranch(), special));
    const on = (date: string) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
    });
    expect(days).toEqual([
      { ...on('2026-12-24'), opens: '09:00', closes: '12:00' },
      { ...on('2026-12-25'), opens: '00:00', closes: '00:00' },
    ]);
  });

  it("marks up no rating: search engines forbid a dealer's own", () => {
    expect(branchJsonLd(dealer, aBranch({ rating: { average: 4.8, count: 120 } }))).not.toMatch(/rating/i);
  });
});

describe('dealerJsonLd', () => {
  it("stands under the dealer's name, number and address on the web, at the first branch", () => {
    expect(dealerOf([aBranch({ phone: '(07) 3000 1234' })])).toMatchObject({
      '@id': 'https://www.harbourline.example#dealer',
      name: 'Harbourline',
      url: 'https://www.harbourline.example',
      telephone: '1300555014',
      logo: 'https://www.harbourline.example/logo.svg',
      address: { addressLocality: 'Nundah' },
    });
  });

  it('names its branches as departments where there are several', () => {
    const two = dealerOf([aBranch(), aBranch({ id: '2', name: 'Airport', slug: 'airport' })]);
    expect(two.department.map((department: { name: string }) => department.name)).toEqual([
      'Nundah',
      'Airport',
    ]);
    expect(dealerOf([aBranch()])).not.toHaveProperty('department');
  });

  it('needs no branch', () => {
    expect(dealerOf([])).toMatchObject({ '@type': 'AutoDealer', name: 'Harbourline' });
  });
});

describe('dealershipJsonLd', () => {
  it('is a part of the dealer with a page, a name and branches of its own', () => {
    const group = { slug: 'north-side', name: 'Harbourline North Side', locations: [aBranch()] };
    expect(JSON.parse(dealershipJsonLd(dealer, group))).toMatchObject({
      '@id': 'https://www.harbourline.example/locations/north-side#dealership',
      name: 'Harbourline North Side',
      url: 'https://www.harbourline.example/locations/north-side',
      parentOrganization: { '@id': 'https://www.harbourline.example#dealer' },
      department: [{ name: 'Nundah', url: 'https://www.harbourline.example/locations/nundah' }],
    });
  });
});
