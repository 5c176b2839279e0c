import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type ViewedCar, viewedCarSchema } from './viewed-cars.schema.ts';
import { rememberCar } from './viewed-cars.ts';

const car = (id: string, changes: Partial<ViewedCar> = {}): ViewedCar => ({
  id,
  stocknum: null,
  make: 'Mazda',
  model: '3',
  body: null,
  simple_body: 'hatch',
  slug: `mazda-3-${id}`,
  name: '2024 Mazda 3',
  image: '/photo.avif',
  ...changes,
});

describe('rememberCar', () => {
  it('keeps the last twelve, newest first, without duplicates and with the latest data', () => {
    const ids = Array.from({ length: 14 }, (_, index) => String(index));
    const cars = ids.map((id) => car(id)).reduce<readonly ViewedCar[]>(rememberCar, []);
    expect(cars.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 12));
    const again = rememberCar(cars, car('7', { name: 'New name' }));
    expect(again[0]?.name).toBe('New name');
    expect(again).toHaveLength(12);
    expect(new Set(again.map(({ id }) => id)).size).toBe(12);
  });
});

describe('a stored viewed car', () => {
  it.each([
    ['a slug that leaves the folder', { slug: '../admin' }],
    ['a picture that would run code', { image: 'javascript:alert(1)' }],
    ['a picture of another host without a scheme', { image: '//evil.example/a.png' }],
    ['no name', { name: '' }],
  ])('is invalid with %s', (_, changes) => {
    expect(v.is(viewedCarSchema, car('1', changes))).toBe(false);
    expect(v.is(viewedCarSchema, car('1'))).toBe(true);
  });
});
