import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import { filterVehicles, matchesFilter, publishedStock, type VehicleFilter } from './filter-vehicles.ts';

const stock = [
  aVehicle({ id: 'corolla', carType: 'used', locationId: 'nundah' }),
  aVehicle({ id: 'hilux', model: 'Hilux', carType: 'new', locationId: 'chermside' }),
  aVehicle({ id: 'rio', make: 'Kia', model: 'Rio', carType: 'demo', locationId: null, beforePrice: 99_000 }),
];

describe('filterVehicles', () => {
  const cases: [VehicleFilter, string[]][] = [
    [{}, ['corolla', 'hilux', 'rio']],
    [{ carTypes: ['new', 'demo'] }, ['hilux', 'rio']],
    [{ makes: ['Toyota'] }, ['corolla', 'hilux']],
    [{ makes: ['Toyota'], models: ['Hilux', 'Rio'] }, ['hilux']],
    [{ locationIds: ['nundah', 'chermside'] }, ['corolla', 'hilux']],
    [{ locationIds: ['nundah'] }, ['corolla']],
    [{ bodies: ['suv'] }, []],
    [{ bodies: ['suv', 'hatch'], carTypes: ['used'] }, ['corolla']],
    [{ carTypes: [] }, []],
    [{ offers: true }, ['rio']],
    [{ offers: true, makes: ['Toyota'] }, []],
  ];
  it.each(cases)('with %o returns %o', (filter, ids) => {
    expect(filterVehicles(stock, filter).map((vehicle) => vehicle.id)).toEqual(ids);
  });

  it('returns the matching vehicles in the order of the stock, independently of earlier calls', () => {
    const car = fc.record({
      make: fc.constantFrom('Kia', 'Toyota'),
      model: fc.constantFrom('Rio', 'Hilux', '3'),
      simpleBody: fc.constantFrom('hatch', 'ute', null),
      locationId: fc.constantFrom('nundah', 'chermside', null),
    });
    const some = <Value>(...values: Value[]) => fc.uniqueArray(fc.constantFrom(...values));
    const filter: fc.Arbitrary<VehicleFilter> = fc.record(
      {
        makes: some('Kia', 'Toyota', 'Mazda'),
        models: some('Rio', 'Hilux', '3'),
        bodies: some('hatch', 'ute'),
        locationIds: some('nundah', 'chermside'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(car), fc.array(filter), (cars, filters) => {
        const vehicles = cars.map((facts, index) => aVehicle({ id: String(index), ...facts }));
        for (const wanted of filters)
          expect(filterVehicles(vehicles, wanted)).toEqual(
            vehicles.filter((vehicle) => matchesFilter(vehicle, wanted)),
          );
      }),
    );
  });
});

describe('publishedStock', () => {
  it('"status in_stock or coming_soon or recently sold", as the stock level allows', () => {
    const mixed = [
      aVehicle({ id: 'here' }),
      aVehicle({ id: 'soon', status: 'coming_soon' }),
      aVehicle({ id: 'just-sold', status: 'sold', soldAt: '2027-03-01' }),
      aVehicle({ id: 'long-sold', status: 'sold', soldAt: '2027-01-01' }),
      aVehicle({ id: 'gone', status: 'unavailable' }),
    ];
    const now = new Date('2027-03-02T00:00:00Z');
    const idsAt = (stockLevel: number) =>
      publishedStock(mixed, { stockLevel, recentlySoldDays: 3, timeZone: 'Australia/Brisbane' }, now).map(
        (vehicle) => vehicle.id,
      );
    expect(idsAt(3)).toEqual(['here', 'soon']);
    expect(idsAt(4)).toEqual(['here', 'soon', 'just-sold']);
  });
});
