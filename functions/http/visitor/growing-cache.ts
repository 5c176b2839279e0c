import { LRUCache } from 'lru-cache';

/**
 * A cache that forgets its least recent entry beyond `most`. It grows as it is filled: with the option `max`,
 * lru-cache reserves the memory of all entries at once, which takes milliseconds for each cache at every start.
 */
export function growingCache<V extends object | number>(most: number): LRUCache<string, V> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1 });
}
