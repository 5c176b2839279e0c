import { describe, expect, it } from 'vitest';
import { createChance } from '../some-cars.fixture.ts';
import { rankCodes } from './rank-codes.ts';

describe('rankCodes', () => {
  it('returns the counted codes that pass', () => {
    const ranked = rankCodes(Uint32Array.of(1, 2, 3, 4), Uint32Array.of(9, 1, 0, 2, 3), (code) => code !== 4);
    expect([...ranked]).toEqual([3, 1]);
  });

  it.each([
    ['few values with high counts', 5, 9000],
    ['many values with low counts', 3000, 4],
    ['as many values as counts', 100, 100],
  ])('orders %s by count, then in the given order', (_, values, max) => {
    const chance = createChance(values);
    const counts = Uint32Array.from({ length: values + 1 }, () => 1 + Math.floor(chance() * max));
    const order = Uint32Array.from({ length: values }, (__, at) => values - at);
    const sorted = [...order].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || b - a);
    expect([...rankCodes(order, counts, null)]).toEqual(sorted);
  });
});
