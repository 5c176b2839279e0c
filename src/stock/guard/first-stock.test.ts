import { expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { firstStockRemarks } from './first-stock.ts';

const cars = (count: number, changes: (index: number) => Partial<Vehicle> = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    aVehicle({ id: `S${index}`, price: 20_000 + index, photosCount: 1, ...changes(index) }),
  );
const remarks = (vehicles: readonly Vehicle[], rejected = 0) =>
  firstStockRemarks({
    vehicles,
    rejects: Array.from({ length: rejected }),
    rowsRead: vehicles.length + rejected,
  });
const doubt = (sentence: string) => [`First stock, compared with nothing: is this right? ${sentence}`];

it.each<[string, string[], string[]]>([
  ['sound cars', remarks(cars(20)), []],
  ['half the rows rejected', remarks(cars(20), 20), doubt('20 of 40 rows are rejected, 50 %.')],
  ['fewer rows rejected', remarks(cars(20), 19), []],
  [
    'cars mostly without a price',
    remarks(cars(20, (index) => (index < 18 ? { price: null } : {}))),
    doubt('18 of 20 vehicles for sale have no price, 90 %.'),
  ],
  [
    'cars all without a price, which is reported for every feed',
    remarks(cars(20, () => ({ price: null }))),
    [],
  ],
  [
    'cars mostly without a photograph',
    remarks(cars(20, (index) => ({ photosCount: index < 2 ? 1 : 0 }))),
    doubt('18 of 20 vehicles for sale have no photograph, 90 %.'),
  ],
  [
    'cars that all cost the same',
    remarks(cars(20, () => ({ price: 25_990 }))),
    doubt('20 of 20 vehicles for sale have the same price of 25,990, 100 %.'),
  ],
  ['three cars that cost the same', remarks(cars(3, () => ({ price: 25_990 }))), []],
  [
    'prices in cents',
    remarks(cars(20, (index) => ({ price: 2_599_000 + index * 100 }))),
    doubt('Half the vehicles for sale cost 2,600,000 or more: prices may be in cents.'),
  ],
  [
    'one car that costs as much as prices in cents',
    remarks(cars(20, (index) => (index === 0 ? { price: 2_599_000 } : {}))),
    [],
  ],
  [
    'sold cars without a price',
    remarks(cars(20, (index) => (index < 18 ? { price: null, status: 'sold' } : {}))),
    [],
  ],
])('the first stock: %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});
