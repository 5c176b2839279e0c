import { describe, expect, it } from 'vitest';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import { marketCars } from './market-car.ts';

describe('the cars that prices are compared with', () => {
  const priced = aVehicle({ id: '1', price: 20_000, offerPrice: 19_500 });

  it('are those for sale, at their present price', () => {
    const { itemType, carType, make, model, badge, series, year, odometerKm } = priced;
    const facts = { id: '1', itemType, carType, make, model, badge, series, year, odometerKm };
    const row = { ...facts, isExGovernmentCharges: false, price: 19_500 };
    expect(marketCars([priced])).toEqual([row]);
    expect(marketCars([aVehicle({ ...priced, status: 'coming_soon' })])).toHaveLength(1);
  });

  it.each([
    ['sold', { status: 'sold' }],
    ['unavailable', { status: 'unavailable' }],
    ['without a price', { price: 10, offerPrice: null }],
  ] as const)('exclude cars that are %s', (_what, changes) => {
    expect(marketCars([aVehicle({ ...priced, ...changes })])).toEqual([]);
  });

  it.each([
    ['Excl. Govt. Charges', true],
    ['Drive Away', false],
    [null, false],
  ])('with the price type %s have on-road costs added: %s', (priceType, expected) => {
    expect(marketCars([{ ...priced, priceType }])[0]?.isExGovernmentCharges).toBe(expected);
  });
});
