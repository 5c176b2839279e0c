import { expect, it } from 'vitest';
import { growingCache } from './growing-cache.ts';

it('forgets the least recently used entry beyond its limit, and keeps all others', () => {
  const cache = growingCache<number>(3);
  for (const [index, key] of ['a', 'b', 'c'].entries()) cache.set(key, index);
  cache.get('a');
  cache.set('d', 3);
  cache.set('d', 4);
  expect([...cache.entries()].sort()).toEqual([
    ['a', 0],
    ['c', 2],
    ['d', 4],
  ]);
});
