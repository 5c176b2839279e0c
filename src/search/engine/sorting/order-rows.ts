import { isSearchError, type SearchError } from '../search-error.ts';
import type { SortInput, SortKeys } from './sort-keys.ts';
import type { SortClause } from './sort-syntax.ts';
import { comparePlaces, topPlaces } from './top-places.ts';

/** Maximum number of matches in buckets, as in Typesense. */
const maxBucketed = 250;

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
  const bucketed = places.subarray(0, maxBucketed);
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
  const places = topPlaces(input.length, Math.max(wanted, maxBucketed), keys);
  return orderInBuckets(places, clause, keys, textKey).subarray(0, wanted);
}
