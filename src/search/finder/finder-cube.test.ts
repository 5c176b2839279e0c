import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from '../../values/slug.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { currentPrice } from '../../vehicle/price/price.ts';
import { countIn, finderCube } from './finder-cube.ts';

const vehicle = fc
  .record({
    make: fc.constantFrom('Mazda', 'Kia', 'Land Rover', 'LAND-ROVER'),
    simpleBody: fc.constantFrom('suv', 'ute', null),
    price: fc.constantFrom(null, 5, 9_999, 10_000, 10_001, 20_000, 35_000),
  })
  .map((changes) => aVehicle(changes));
const steps = [10_000, 20_000];

describe('the counts of the finder', () => {
  it('equal those of a filter over the stock, for every selection', () => {
    fc.assert(
      fc.property(fc.array(vehicle, { maxLength: 30 }), (stock) => {
        const cube = finderCube(stock, steps);
        for (const make of [null, ...cube.makes]) {
          for (const body of [null, ...cube.bodies]) {
            for (const price of [null, ...cube.steps]) {
              const left = stock.filter(
                (car) =>
                  (make === null || slugify(car.make) === make) &&
                  (body === null || car.simpleBody === body) &&
                  (price === null || (currentPrice(car) ?? Number.POSITIVE_INFINITY) <= price),
              );
              expect(countIn(cube, { make, body, price })).toBe(left.length);
            }
          }
        }
      }),
    );
  });

  it('include only prices that make a difference', () => {
    const stock = [12_000, 18_000, 30_000].map((price, index) => aVehicle({ id: String(index), price }));
    expect(finderCube(stock, [50_000, 10_000, 15_000, 30_000, 15_000]).steps).toEqual([15_000]);
  });

  it('are zero for a make that is not in stock', () => {
    const cube = finderCube([aVehicle({ make: 'Kia' })], steps);
    expect(countIn(cube, { make: 'saab', body: null, price: null })).toBe(0);
  });
});
