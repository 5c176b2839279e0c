import { expect, it } from 'vitest';
import { parseStored } from '../../../ui/storage/stored-value.store.ts';
import { recordView } from './record-view.client.ts';
import { type ViewedCar, viewedCarsSchema } from './viewed-cars.schema.ts';
import { VIEWED_CARS } from './viewed-cars.ts';

function aShelf(held: string | null = null) {
  let text = held;
  return {
    getItem: () => text,
    setItem: (_key: string, value: string) => {
      text = value;
    },
    cars: () =>
      parseStored({ ...VIEWED_CARS, schema: viewedCarsSchema, empty: [] }, text).map(({ id }) => id),
  };
}

function car(id: string): ViewedCar {
  const unknown = { stocknum: null, body: null, simple_body: null, image: null };
  return { id, make: 'Kia', model: 'Rio', slug: `rio-${id}`, name: '2020 Kia Rio', ...unknown };
}

it("puts the page's car before those stored on the device", () => {
  const shelf = aShelf();
  for (const id of ['1', '2', '1']) recordView(JSON.stringify(car(id)), shelf);
  expect(shelf.cars()).toEqual(['1', '2']);
});

it.each([
  ['no JSON', 'damaged'],
  ['nothing', 'null'],
  ['another version', JSON.stringify({ v: 0, data: [car('9')] })],
  ['another program’s', JSON.stringify({ v: 1, data: { id: '9' } })],
  ['cars without an id', JSON.stringify({ v: 1, data: [null, 7, {}] })],
])('starts empty if the device has %s', (_, held) => {
  const shelf = aShelf(held);
  recordView(JSON.stringify(car('1')), shelf);
  expect(shelf.cars()).toEqual(['1']);
});
