import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { compareStock, stayed } from './compare-stock.ts';

const vehicle = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }).map(String),
    price: fc.constantFrom(null, 9990, 25_990),
    status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'unavailable'),
    features: fc.subarray(['Bluetooth', 'Tow bar']),
  })
  .map((facts) => aVehicle(facts));
const stock = fc.uniqueArray(vehicle, { maxLength: 12, selector: ({ id }) => id });

const ids = (vehicles: readonly Vehicle[]) => vehicles.map(({ id }) => id).sort();
const byId = (vehicles: readonly Vehicle[]) => new Map(vehicles.map((car) => [car.id, car]));

describe('the comparison of two stocks', () => {
  it('has each vehicle in exactly one list', () => {
    fc.assert(
      fc.property(stock, stock, (previous, next) => {
        const { added, changed, sold, vanished, unchanged } = compareStock(previous, next);
        const listed = [
          ...added,
          ...vanished,
          ...unchanged,
          ...[...changed, ...sold].map(({ after }) => after),
        ];
        expect(ids(listed)).toEqual([...new Set([...ids(previous), ...ids(next)])].sort());
      }),
    );
  });
  it('leads from one to the other: unchanged, changed and added vehicles are the new stock', () => {
    fc.assert(
      fc.property(stock, stock, (previous, next) => {
        const comparison = compareStock(previous, next);
        const applied = new Map(byId(previous));
        for (const { id } of comparison.vanished) applied.delete(id);
        for (const { after } of [...comparison.changed, ...comparison.sold]) applied.set(after.id, after);
        for (const car of comparison.added) applied.set(car.id, car);
        expect(applied).toEqual(byId(next));
        expect(ids(stayed(comparison).map(({ after }) => after))).toEqual(
          ids(next).filter((id) => byId(previous).has(id)),
        );
      }),
    );
  });
  it('is not affected by writing to a file and reading back, or by order', () => {
    fc.assert(
      fc.property(stock, (cars) => {
        const reordered = cars
          .toReversed()
          .map((car) => Object.fromEntries(Object.entries(structuredClone(car)).toReversed()) as Vehicle);
        expect(compareStock(reordered, cars).unchanged).toHaveLength(cars.length);
      }),
    );
  });
  it('shows sold, changed and vanished vehicles', () => {
    const car = (id: string, changes: Partial<Vehicle> = {}) => aVehicle({ id, ...changes });
    const comparison = compareStock(
      [car('sold'), car('cheaper'), car('gone'), car('same'), car('long-sold', { status: 'sold' })],
      [
        car('sold', { status: 'sold' }),
        car('cheaper', { price: 1 }),
        car('same'),
        car('new'),
        car('long-sold', { status: 'sold', price: null }),
      ],
    );
    expect(comparison.sold.map(({ after }) => after.id)).toEqual(['sold']);
    expect(comparison.changed.map(({ after }) => after.id)).toEqual(['cheaper', 'long-sold']);
    expect(ids(comparison.vanished)).toEqual(['gone']);
    expect(ids(comparison.added)).toEqual(['new']);
    expect(ids(comparison.unchanged)).toEqual(['same']);
  });
});
