import { describe, expect, it } from 'vitest';
import { askOver } from '../ask.fixture.ts';
import { isSearchError } from '../search-error.ts';
import { orderPlaces } from './order-rows.ts';
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
