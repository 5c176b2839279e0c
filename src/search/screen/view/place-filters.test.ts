import { describe, expect, it } from 'vitest';
import { placeStates, withoutRepeatedPlaces } from './place-filters.ts';

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

it('different places are all listed', () => {
  const vehicles = [
    { city: 'Geelong', location_name: 'North', dealership_name: 'Kia' },
    { city: 'Geelong', location_name: 'South', dealership_name: 'Kia' },
    { city: 'Ballarat', location_name: 'West', dealership_name: 'Kia' },
  ];
  expect(left(vehicles)).toEqual(['price', 'city', 'location_name', 'dealership_name']);
});

it('vehicles without a place are a separate entry', () => {
  const vehicles = [
    { city: 'Geelong', location_name: 'North' },
    { city: 'Geelong' },
    { city: 'Ballarat', location_name: 'West' },
  ];
  expect(left(vehicles)).toContain('city');
});

describe('places grouped by state', () => {
  const towns = Array.from({ length: 12 }, (_, index) => `Town ${'ABCDEFGHIJKL'[index]}`);
  const stateOf = (index: number) => (index < 5 ? 'NSW' : 'VIC');
  const stock = towns.map((name, index) => ({ location_name: name, state: stateOf(index) }));

  it('are used for a long list', () => {
    expect(placeStates(filters, stock)).toEqual({
      location_name: { NSW: towns.slice(0, 5), VIC: towns.slice(5) },
    });
  });

  it('do not depend on the order of the stock', () => {
    expect(JSON.stringify(placeStates(filters, stock.toReversed()))).toBe(
      JSON.stringify(placeStates(filters, stock)),
    );
  });

  it('have each place once, in the state of most of its vehicles', () => {
    const moved = { location_name: 'Town A', state: 'VIC' };
    expect(placeStates(filters, [...stock, moved, moved]).location_name?.['NSW']).toEqual(towns.slice(1, 5));
  });

  it.each([
    ['a few places', stock.slice(1)],
    ['one state', stock.map((vehicle) => ({ ...vehicle, state: 'NSW' }))],
    ['vehicles without a state', stock.map(({ location_name }) => ({ location_name }))],
  ])('are not used for %s', (_, vehicles) => {
    expect(placeStates(filters, vehicles)).toEqual({});
  });
});
