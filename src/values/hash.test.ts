import { describe, expect, it } from 'vitest';
import { hashText } from './hash.ts';

describe('hashText', () => {
  it('gives the same unsigned integer for the same text', () => {
    expect(hashText('1001')).toBe(hashText('1001'));
    expect(hashText('1001')).not.toBe(hashText('1002'));
    expect(hashText('')).toBeGreaterThanOrEqual(0);
  });

  it('does not change between versions, because rankings and promotion positions depend on it', () => {
    expect([hashText('1001'), hashText('/search/used-cars')]).toEqual([2863410156, 1603846078]);
  });

  it('distributes consecutive numbers evenly over ten buckets', () => {
    const buckets = new Array<number>(10).fill(0);
    for (let id = 0; id < 5000; id++) {
      const bucket = hashText(String(id)) % 10;
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    for (const count of buckets) expect(count).toBeGreaterThan(400);
  });
});
