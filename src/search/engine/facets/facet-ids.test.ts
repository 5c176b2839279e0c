import { describe, expect, it } from 'vitest';
import { hashTableOrder } from './facet-ids.ts';

const upTo = (length: number) => Array.from({ length }, (_, at) => at);

describe('hashTableOrder', () => {
  it('reverses a few keys', () => expect(hashTableOrder([5, 6, 7])).toEqual([7, 6, 5]));
  it('reverses again what was there when the table grew past thirteen', () => {
    expect(hashTableOrder(upTo(15))).toEqual([14, 13, ...upTo(13)]);
  });
  it('inserts a key before those of its bucket', () =>
    expect(hashTableOrder([0, 1, 13])).toEqual([1, 13, 0]));
  it('loses no key', () => {
    const keys = upTo(1000).map((key) => key * 3);
    expect(hashTableOrder(keys).sort((a, b) => a - b)).toEqual(keys);
  });
});
