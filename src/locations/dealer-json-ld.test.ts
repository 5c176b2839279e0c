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
  ])('has the phone %s in international format: %s', (phone, expected) => {
    expect(branchOf(aBranch({ phone })).telephone).toBe(expected);
  });

  it('has coordinates only if both are known', () => {
    const { address } = aBranch();
    expect(branchOf(aBranch({ address: { ...address, latitude: -27.4 } }))).not.toHaveProperty('geo');
    const placed = aBranch({ address: { ...address, latitude: -27.4, longitude: 153.06 } });
    expect(branchOf(placed).geo).toEqual({ '@type': 'GeoCoordinates', latitude: -27.4, longitude: 153.06 });
  });

  it('has hours for the days on which it is open', () => {
    const openingHours = [
      { weekday: 0, status: 'Closed', open: null, close: null },
      { weekday: 1, status: 'Open', open: '08:30', close: '17:30' },
    ];
    expect(branchOf(aBranch({ openingHours })).openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '08:30', closes: '17:30' },
    ]);
  });

  it('has the hours of special days, with a closed one as from midnight to midnight, and its own before those of all', () => {
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

  it("has no rating: search engines ignore a dealer's own", () => {
    expect(branchJsonLd(dealer, aBranch({ rating: { average: 4.8, count: 120 } }))).not.toMatch(/rating/i);
  });
});

describe('dealerJsonLd', () => {
  it("has the dealer's name, phone and website at the address of the first branch", () => {
    expect(dealerOf([aBranch({ phone: '(07) 3000 1234' })])).toMatchObject({
      '@id': 'https://www.harbourline.example#dealer',
      name: 'Harbourline',
      url: 'https://www.harbourline.example',
      telephone: '1300555014',
      logo: 'https://www.harbourline.example/logo.svg',
      address: { addressLocality: 'Nundah' },
    });
  });

  it('has its branches as departments if there are several', () => {
    const two = dealerOf([aBranch(), aBranch({ id: '2', name: 'Airport', slug: 'airport' })]);
    expect(two.department.map((department: { name: string }) => department.name)).toEqual([
      'Nundah',
      'Airport',
    ]);
    expect(dealerOf([aBranch()])).not.toHaveProperty('department');
  });

  it('works without a branch', () => {
    expect(dealerOf([])).toMatchObject({ '@type': 'AutoDealer', name: 'Harbourline' });
  });
});

describe('dealershipJsonLd', () => {
  it('is a department of the dealer with its own page, name and branches', () => {
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
