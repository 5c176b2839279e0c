import { expect, it } from 'vitest';
import { withoutRepeatedPlaces } from './place-filters.ts';

const filters = (['price', 'city', 'location_name', 'dealership_name'] as const).map((attribute) => ({
  attribute,
}));
const left = (vehicles: Parameters<typeof withoutRepeatedPlaces>[1]) =>
  withoutRepeatedPlaces(filters, vehicles).map(({ attribute }) => attribute);

it('a town with one branch, which is its own dealership, is listed once', () => {
  const vehicles = [
    { city: 'Geelong', location_name: 'Meridian Geelong', dealership_name: 'Geelong Motors' },
    { city: 'Geelong', location_name: 'Meridian Geelong', dealership_name: 'Geelong Motors' },
    { city: 'Ballarat', location_name: 'Meridian Ballarat', dealership_name: 'Ballarat Motors' },
  ];
  expect(left(vehicles)).toEqual(['price', 'location_name']);
});

it('places that differ are all listed', () => {
  const vehicles = [
    { city: 'Geelong', location_name: 'North', dealership_name: 'Kia' },
    { city: 'Geelong', location_name: 'South', dealership_name: 'Kia' },
    { city: 'Ballarat', location_name: 'West', dealership_name: 'Kia' },
  ];
  expect(left(vehicles)).toEqual(['price', 'city', 'location_name', 'dealership_name']);
});

it('a vehicle without a place is a place of its own', () => {
  const vehicles = [
    { city: 'Geelong', location_name: 'North' },
    { city: 'Geelong' },
    { city: 'Ballarat', location_name: 'West' },
  ];
  expect(left(vehicles)).toContain('city');
});
