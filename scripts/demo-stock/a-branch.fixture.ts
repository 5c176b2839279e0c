import type { Location } from '../../src/tenant/settings/locations/locations.schema.ts';

/** A plain branch that sells Toyota and Mazda, for tests. */
export function aBranch(changes: Partial<Location> = {}): Location {
  return {
    id: 'north',
    name: 'North Branch',
    slug: 'north-branch',
    dealershipId: null,
    dealershipSlug: null,
    yardCodes: ['NTH'],
    googleStoreCode: null,
    primary: true,
    visible: true,
    types: ['sales'],
    subtypes: [],
    manufacturers: ['Toyota', 'Mazda'],
    address: {
      street: '1 Slipway Parade',
      city: 'Newstead',
      state: 'QLD',
      postcode: '4006',
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
  };
}
