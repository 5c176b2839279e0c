import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { featuredStock } from './featured-stock.ts';

const car = (id: string, changes: Partial<Vehicle> = {}) => aVehicle({ id, photosCount: 2, ...changes });
const idsOf = (vehicles: readonly Vehicle[], max = 6) => featuredStock(vehicles, max).map(({ id }) => id);

describe('featured stock for finance', () => {
  it.each<[string, Partial<Vehicle>]>([
    ['new', { carType: 'new' }],
    ['a demonstrator', { carType: 'demo' }],
    ['sold', { status: 'sold' }],
    ['yet to come', { status: 'coming_soon' }],
    ['reserved', { isReserved: true }],
    ['with one photograph', { photosCount: 1 }],
    ['without a price', { price: null }],
    ['there to be driven only', { tag: 'Test Drive Only' }],
  ])('excludes vehicles that are %s', (_, changes) => {
    expect(idsOf([car('1', changes), car('2')])).toEqual(['2']);
  });

  it('takes one vehicle of each make before a second, in the order of the stock', () => {
    const stock = ['Kia', 'Kia', 'Kia', 'Ford', 'Kia', 'Audi', 'Ford'].map((make, index) =>
      car(String(index), { make }),
    );
    expect(idsOf(stock)).toEqual(['0', '3', '5', '1', '6', '2']);
    expect(idsOf(stock, 2)).toEqual(['0', '3']);
  });

  it('is shorter if there is little stock, and deterministic', () => {
    expect(idsOf([])).toEqual([]);
    const makes = fc.array(fc.constantFrom('Kia', 'Ford', 'Audi'), { maxLength: 20 });
    fc.assert(
      fc.property(makes, (list) => {
        const stock = list.map((make, index) => car(String(index), { make }));
        const ids = idsOf(stock);
        expect(ids).toHaveLength(Math.min(6, stock.length));
        expect(new Set(ids).size).toBe(ids.length);
        expect(idsOf(stock)).toEqual(ids);
      }),
    );
  });
});
