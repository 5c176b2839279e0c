import { isSearchError, type SearchError } from '../search-error.ts';
import type { SortInput, SortKeys } from './sort-keys.ts';
import type { SortClause } from './sort-syntax.ts';

/** Maximum number of matches in buckets, as in Typesense. */
const MAX_BUCKETED = 250;

type TextClause = Extract<SortClause, { kind: 'text' }>;

function blockLength({ buckets, bucketSize }: TextClause, length: number): number {
  if (buckets > 0) return length >= buckets ? Math.ceil(length / buckets) : 0;
  return length >= bucketSize ? bucketSize : 0;
}

/** `_text_match(buckets: n)`: matches of one bucket have the same rank, so that the next sort decides. */
function orderInBuckets(
  places: Uint32Array,
  clause: TextClause,
  keys: readonly Float64Array[],
  textKey: Float64Array,
): Uint32Array {
  const bucketed = places.subarray(0, MAX_BUCKETED);
  const block = blockLength(clause, bucketed.length);
  if (block === 0) return places;
  const byBucket = new Float64Array(textKey);
  for (const [at, place] of bucketed.entries()) byBucket[place] = -Math.floor(at / block);
  bucketed.sort(comparePlaces(keys.map((key) => (key === textKey ? byBucket : key))));
  return places;
}

/** Indexes of the first `wanted` matches in the order of `sorts`. */
export function orderPlaces(
  sorts: readonly SortClause[],
  input: SortInput,
  wanted: number,
  keysOf: SortKeys,
): Uint32Array | SearchError {
  const keys: Float64Array[] = [];
  for (const sort of sorts) {
    const key = keysOf(sort, input);
    if (isSearchError(key)) return key;
    keys.push(key);
  }
  const at = sorts.findIndex((sort) => sort.kind === 'text' && (sort.buckets > 0 || sort.bucketSize > 0));
  const clause = sorts[at];
  const textKey = keys[at];
  if (clause?.kind !== 'text' || !textKey) return topPlaces(input.length, wanted, keys);
  const places = topPlaces(input.length, Math.max(wanted, MAX_BUCKETED), keys);
  return orderInBuckets(places, clause, keys, textKey).subarray(0, wanted);
}

/** Compares indexes by keys, the first key first; of equal ones the later index comes first. */
export function comparePlaces(keys: readonly Float64Array[]): (a: number, b: number) => number {
  return (a, b) => {
    for (const key of keys) {
      const [x, y] = [key[a] ?? 0, key[b] ?? 0];
      if (x !== y) return x > y ? -1 : 1;
    }
    return b - a;
  };
}

/** A heap with the worst kept element on top. */
function sink(heap: Uint32Array, from: number, compare: (a: number, b: number) => number): void {
  const item = heap[from] ?? 0;
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && compare(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child += 1;
    if (compare(heap[child] ?? 0, item) <= 0) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = item;
}

/** The first `wanted` of `length` indexes in order, without sorting the rest. */
export function topPlaces(length: number, wanted: number, keys: readonly Float64Array[]): Uint32Array {
  const compare = comparePlaces(keys);
  const size = Math.min(length, wanted);
  const heap = Uint32Array.from({ length: size }, (_, at) => at);
  if (size > 0 && size < length) {
    for (let at = (size >> 1) - 1; at >= 0; at -= 1) sink(heap, at, compare);
    for (let place = size; place < length; place += 1) {
      if (compare(place, heap[0] ?? 0) >= 0) continue;
      heap[0] = place;
      sink(heap, 0, compare);
    }
  }
  return heap.sort(compare);
}
