import { LRUCache } from 'lru-cache';

/**
 * A cache that forgets its least recent entry beyond `max`. It grows as it is filled: with the option `max`,
 * lru-cache reserves the memory of all entries at once, which takes milliseconds for each cache at every start.
 */
export function growingCache<V extends object | number>(max: number): LRUCache<string, V> {
  return new LRUCache({ maxSize: max, sizeCalculation: () => 1 });
}
