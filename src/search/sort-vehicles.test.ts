import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortKeys } from '../tenant/settings/sort-keys.ts';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { customRank, sortVehicles } from './sort-vehicles.ts';

const ids = (vehicles: readonly Vehicle[]) => vehicles.map((vehicle) => vehicle.id).join(' ');

describe('most relevant', () => {
  const newer = '2026-03-02';
  const older = '2026-03-01';
  const better: [string, Partial<Vehicle>, Partial<Vehicle>][] = [
    ['available before sold', { photosCount: 0, price: null, createdAt: older }, { status: 'sold' }],
    ['what can be bought before reserved', { photosCount: 0, createdAt: older }, { isReserved: true }],
    ['what is here before coming soon', { photosCount: 0, createdAt: older }, { status: 'coming_soon' }],
    ['reserved before sold', { photosCount: 0, price: null, isReserved: true }, { status: 'sold' }],
    [
      'below the market before others of the day',
      { priceVerdict: { basis: 'average', below: 900, average: 30_000 } },
      { priceVerdict: { basis: 'average', below: 0, average: 30_000 } },
    ],
    ['with photographs before without', { createdAt: older }, { photosCount: 0, createdAt: newer }],
    ['with a price before without', { createdAt: older }, { price: 10, createdAt: newer }],
    ['photographs before a price', { price: null, createdAt: older }, { photosCount: 0, createdAt: newer }],
    ['newest first', { createdAt: newer }, { createdAt: older }],
    ['a known date before none', { createdAt: older }, { createdAt: null }],
    [
      'a weekly price counts as a price',
      { price: null, subscriptionPricePerWeek: 199, createdAt: older },
      { price: null, createdAt: newer },
    ],
  ];
  it.each(better)('%s', (_rule, first, second) => {
    for (const [a, b] of [
      ['1', '2'],
      ['2', '1'],
    ] as const) {
      const stock = [aVehicle({ ...second, id: a }), aVehicle({ ...first, id: b })];
      expect(ids(sortVehicles(stock, 'relevant'))).toBe(`${b} ${a}`);
    }
  });

  it('spreads cars that arrived on the same day, so that their models alternate', () => {
    const delivery = Array.from({ length: 40 }, (_, i) =>
      aVehicle({ id: String(5000 + i), model: i < 20 ? 'Corolla' : 'Hilux' }),
    );
    const models = sortVehicles(delivery, 'relevant').map((vehicle) => vehicle.model);
    const changes = models.filter((model, i) => i > 0 && model !== models[i - 1]).length;
    expect(changes).toBeGreaterThan(10);
  });

  it('ranks with an integer', () => {
    expect(Number.isSafeInteger(customRank(aVehicle({ createdAt: '2099-12-31' })))).toBe(true);
    expect(customRank(aVehicle({ createdAt: '1950-01-01' }))).toBeGreaterThan(0);
  });

  it('is the order configured by the dealer, after availability', () => {
    const stock = [
      aVehicle({ id: 'new', createdAt: newer, photosCount: 0 }),
      aVehicle({ id: 'photographed', createdAt: older }),
      aVehicle({ id: 'reserved', createdAt: newer, isReserved: true }),
    ];
    const order = (relevance: ('photographs' | 'freshness')[]) =>
      ids(sortVehicles(stock, 'relevant', { excludeUnpricedWhenCheapestFirst: false, relevance }));
    expect(order(['photographs', 'freshness'])).toBe('photographed new reserved');
    expect(order(['freshness', 'photographs'])).toBe('new photographed reserved');
  });
});

describe('latest', () => {
  it('compares instants, not texts, and puts unknown dates last', () => {
    const stock = [
      aVehicle({ id: 'unknown', createdAt: null }),
      aVehicle({ id: 'brisbane', createdAt: '2026-03-02T08:00:00+10:00' }),
      aVehicle({ id: 'utc', createdAt: '2026-03-01T23:00:00Z' }),
    ];
    expect(ids(sortVehicles(stock, 'latest'))).toBe('utc brisbane unknown');
  });
});

describe('price', () => {
  const stock = [
    aVehicle({ id: 'none', price: null }),
    aVehicle({ id: 'zero', price: 0 }),
    aVehicle({ id: 'five', price: 5 }),
    aVehicle({ id: 'dear', price: 50000 }),
    aVehicle({ id: 'offer', price: 60000, offerPrice: 20000 }),
    aVehicle({ id: 'cheap', price: 15000 }),
  ];

  it('highest price and lowest price have vehicles without a price last', () => {
    expect(ids(sortVehicles(stock, 'price-desc'))).toBe('dear offer cheap five none zero');
    expect(ids(sortVehicles(stock, 'price-asc'))).toBe('cheap offer dear five none zero');
  });

  it('"Price ascending sort may add a condition that price is above 0 for some dealers"', () => {
    const settings = { excludeUnpricedWhenCheapestFirst: true };
    expect(ids(sortVehicles(stock, 'price-asc', settings))).toBe('cheap offer dear five');
    expect(ids(sortVehicles(stock, 'price-desc', settings))).toBe('dear offer cheap five none zero');
  });
});

describe('the expected order of the trade', () => {
  const stock = [
    aVehicle({ id: 'a', odometerKm: null, year: 2024, price: 20_000, beforePrice: 21_000 }),
    aVehicle({ id: 'b', odometerKm: 90_000, year: 2025, price: 20_000, beforePrice: 26_000 }),
    aVehicle({ id: 'c', odometerKm: 15, year: 2019, price: 20_000, beforePrice: null }),
  ];

  it.each([
    ['km-asc', 'c b a'],
    ['year-desc', 'b a c'],
    ['saving-desc', 'b a c'],
  ] as const)('%s puts unknown values last', (sort, order) => {
    expect(ids(sortVehicles(stock, sort))).toBe(order);
  });
});

describe('every sort', () => {
  it('gives the same order for the same stock, whatever the order of the feed', () => {
    const vehicle = fc
      .record({
        id: fc.integer({ min: 1, max: 9999 }).map(String),
        price: fc.constantFrom(null, 5, 15000, 20000),
        photosCount: fc.constantFrom(0, 3),
        createdAt: fc.constantFrom(null, '2026-03-01', '2026-03-02'),
      })
      .map(aVehicle);
    const stock = fc.uniqueArray(vehicle, { selector: ({ id }) => id, maxLength: 12 });
    fc.assert(
      fc.property(stock, fc.constantFrom(...sortKeys), (vehicles, sort) => {
        const order = ids(sortVehicles(vehicles, sort));
        expect(ids(sortVehicles([...vehicles].reverse(), sort))).toBe(order);
        expect(order.split(' ')).toHaveLength(Math.max(1, vehicles.length));
      }),
    );
  });
});
