import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { createSimilarIndex, priceWindow } from './similar-vehicles.ts';

const wanted = aVehicle({ id: 'wanted', price: 30000 });

function similarIds(stock: Vehicle[], vehicle = wanted, max?: number): string {
  return createSimilarIndex(stock, max)
    .similarTo(vehicle)
    .map(({ id }) => id)
    .join(' ');
}

describe('priceWindow', () => {
  it.each([
    [49_999, 10_000],
    [50_000, 25_000],
    [120_000, 25_000],
  ])('"plus or minus 10,000 when price is under 50,000, else 25,000": %d', (price, window) => {
    expect(priceWindow(price)).toBe(window);
  });
});

describe('similarTo', () => {
  it('"same-model first": then the same body, each by nearness of price', () => {
    const stock = [
      aVehicle({ id: 'body-near', model: 'Yaris', price: 30000 }),
      aVehicle({ id: 'model-far', price: 39000 }),
      aVehicle({ id: 'model-near', price: 29500 }),
      aVehicle({ id: 'body-far', make: 'Kia', model: 'Rio', price: 22000 }),
      aVehicle({ id: 'other', model: 'Hilux', simpleBody: 'ute', price: 30000 }),
    ];
    expect(similarIds(stock)).toBe('model-near model-far body-near body-far');
  });

  it.each<[string, Partial<Vehicle>]>([
    ['seats', { seats: 7 }],
    ['body', { simpleBody: 'sedan' }],
    ['length', { variant: { ...wanted.variant, lengthMm: 5300 } }],
    ['drive', { drive: '4wd' }],
    ['age', { year: wanted.year - 8 }],
  ])('prefers a somewhat dearer one to one of other %s', (_, other) => {
    const alike = { seats: 5, drive: 'fwd', variant: { ...wanted.variant, lengthMm: 4300 } } as const;
    const stock = [
      aVehicle({ id: 'unlike', ...alike, price: 30000, ...other }),
      aVehicle({ id: 'dearer', ...alike, price: 30900 }),
    ];
    expect(similarIds(stock, { ...wanted, ...alike })).toBe('dearer unlike');
  });

  it('orders equal prices by id', () => {
    const stock = ['b', 'c', 'a'].map((id) => aVehicle({ id, price: 30000 }));
    expect(similarIds(stock)).toBe('a b c');
  });

  it('compares models by slug, within the same make', () => {
    const stock = [
      aVehicle({ id: 'spelled', make: 'TOYOTA', model: 'corolla', simpleBody: null, price: 25000 }),
      aVehicle({ id: 'other-make', make: 'Kia', price: 30000, simpleBody: null }),
    ];
    expect(similarIds(stock)).toBe('spelled');
  });

  it.each([
    [30000, 20000, true],
    [30000, 19999, false],
    [30000, 40000, true],
    [30000, 40001, false],
    [60000, 35000, true],
    [60000, 34999, false],
    [60000, 85001, false],
    [30000, null, false],
    [30000, 10, false],
  ])('with a price of %d includes one of %s: %s', (price, other, isSimilar) => {
    expect(similarIds([aVehicle({ id: 'x', price: other })], { ...wanted, price })).toBe(
      isSimilar ? 'x' : '',
    );
  });

  it('without a price uses the nearest years instead', () => {
    const stock = [2015, 2022, 2020, 2021].map((year) => aVehicle({ id: `y${year}`, year, price: 90000 }));
    expect(similarIds(stock, { ...wanted, price: null, year: 2021 })).toBe('y2021 y2020 y2022 y2015');
  });

  it('"in-stock only"', () => {
    const statuses = ['in_stock', 'coming_soon', 'sold', 'unavailable'] as const;
    expect(similarIds(statuses.map((status) => aVehicle({ id: status, status })))).toBe('in_stock');
  });

  it('"up to 6 results", or as many as the dealer configures', () => {
    const stock = Array.from({ length: 15 }, (_, i) => aVehicle({ id: `v${i}`, price: 30000 + i }));
    expect(similarIds(stock)).toBe('v0 v1 v2 v3 v4 v5');
    expect(similarIds(stock, wanted, 2)).toBe('v0 v1');
    expect(similarIds(stock, wanted, 0)).toBe('');
  });

  it('requests one more candidate than needed, because the vehicle itself is among them', () => {
    const stock = Array.from({ length: 15 }, (_, i) =>
      aVehicle({ id: `v${i}`, price: 30000, simpleBody: null }),
    );
    const [first] = stock;
    expect(createSimilarIndex(stock, 24).similarTo(first ?? wanted)).toHaveLength(10);
  });

  it('works for a sold car too', () => {
    expect(similarIds([aVehicle({ id: 'x' })], { ...wanted, status: 'sold' })).toBe('x');
  });

  it('never contains the vehicle itself or a duplicate, and does not depend on the order of the stock', () => {
    const vehicle = fc
      .record({
        id: fc.integer({ min: 1, max: 99 }).map(String),
        model: fc.constantFrom('Corolla', 'Yaris'),
        price: fc.constantFrom(null, 15000, 20000, 28000, 60000),
        year: fc.constantFrom(2019, 2020),
      })
      .map(aVehicle);
    const stock = fc.uniqueArray(vehicle, { selector: ({ id }) => id, minLength: 1 });
    fc.assert(
      fc.property(stock, (vehicles) => {
        const backwards = createSimilarIndex([...vehicles].reverse());
        const index = createSimilarIndex(vehicles);
        for (const one of vehicles) {
          const ids = index.similarTo(one).map(({ id }) => id);
          expect(ids).not.toContain(one.id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(backwards.similarTo(one).map(({ id }) => id)).toEqual(ids);
        }
      }),
    );
  });
});
