import { describe, expect, it } from 'vitest';
import { createChance } from '../some-cars.fixture.ts';
import { comparePlaces, topPlaces } from './top-places.ts';

describe('topPlaces', () => {
  it('puts the later place first for equal keys', () => {
    expect([...topPlaces(4, 3, [Float64Array.of(1, 2, 2, 1)])]).toEqual([2, 1, 3]);
  });
  it('counts down without keys', () => expect([...topPlaces(3, 9, [])]).toEqual([2, 1, 0]));
  it.each([0, 1, 2, 7, 99, 100, 250])('returns the first %d of the whole order', (wanted) => {
    const chance = createChance(wanted);
    const keys = [0, 1].map(() => Float64Array.from({ length: 100 }, () => Math.floor(chance() * 8)));
    const sorted = Array.from({ length: 100 }, (_, at) => at).sort(comparePlaces(keys));
    expect([...topPlaces(100, wanted, keys)]).toEqual(sorted.slice(0, wanted));
  });
});
