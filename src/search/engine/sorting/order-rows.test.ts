import { describe, expect, it } from 'vitest';
import { askOver } from '../ask.fixture.ts';
import { isSearchError } from '../search-error.ts';
import { createChance } from '../some-cars.fixture.ts';
import { comparePlaces, orderPlaces, topPlaces } from './order-rows.ts';
import type { SortClause } from './sort-syntax.ts';

const textSort = (buckets: number, bucketSize = 0): SortClause => ({
  kind: 'text',
  buckets,
  bucketSize,
  isAscending: false,
});
const points: SortClause = { kind: 'row', isAscending: true };
const input = {
  rows: null,
  length: 6,
  textScores: Float64Array.of(10, 60, 20, 50, 30, 40),
  groupSizes: null,
};
const pointsOf = Float64Array.of(6, 1, 5, 2, 4, 3);

const order = (sorts: readonly SortClause[]) => {
  const keysOf = (clause: SortClause) => (clause.kind === 'text' ? input.textScores : pointsOf);
  const places = orderPlaces(sorts, input, 6, keysOf);
  return isSearchError(places) ? places : [...places];
};

describe('text match buckets', () => {
  it.each([
    [textSort(0), [1, 3, 5, 4, 2, 0]],
    [textSort(1), [0, 2, 4, 5, 3, 1]],
    [textSort(2), [5, 3, 1, 0, 2, 4]],
    [textSort(3), [3, 1, 4, 5, 0, 2]],
    [textSort(7), [1, 3, 5, 4, 2, 0]],
    [textSort(0, 4), [4, 5, 3, 1, 0, 2]],
    [textSort(0, 9), [1, 3, 5, 4, 2, 0]],
  ])('for %o give the order %j', (sort, places) => expect(order([sort, points])).toEqual(places));

  it('are requested by _text_match(buckets: n)', () => {
    const ask = askOver(
      [
        { name: 'make', type: 'string' },
        { name: 'points', type: 'int32' },
      ],
      [
        { make: 'audi', points: 1 },
        { make: 'audi quattro', points: 2 },
      ],
    );
    const ids = (sortBy: string) => {
      const reply = ask({ q: 'audi', query_by: 'make', sort_by: sortBy });
      return 'error' in reply ? reply : reply.hits?.map(({ document }) => document['id']);
    };
    expect(ids('_text_match:desc,points:desc')).toEqual(['0', '1']);
    expect(ids('_text_match(buckets: 1):desc,points:desc')).toEqual(['1', '0']);
  });
});

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
