import { describe, expect, it } from 'vitest';
import { buildColumns } from '../build-columns.ts';
import { createCodeCounter, topCodes } from './count-facet.ts';
import { createFacetIndex } from './facet-index.ts';

const values = ['bb', 'a', 'b', 'ccc', 'a', 'b', 'ccc', 'bb', 'd', 'e'];
const columns = buildColumns(
  { name: 'c', fields: [{ name: 'x', type: 'string', facet: true }] },
  values.map((x, at) => ({ id: String(at), x })),
);
const column = columns.byField.get('x');
if (column?.kind !== 'string') throw new Error('The field has no column of texts.');
const facet = createFacetIndex(column);

describe('createCodeCounter', () => {
  it.each([
    ['few rows', [1, 4, 8]],
    ['all rows but one', [0, 1, 2, 3, 4, 5, 6, 7, 8]],
    ['every row', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['no row', []],
  ])('counts over %s', (_, rows) => {
    const wide = createCodeCounter(values.length);
    wide(facet, Uint32Array.of(0, 1, 2));
    const counts = wide(facet, Uint32Array.from(rows));
    for (let code = 1; code <= facet.distinct; code += 1) {
      const label = facet.labelOf(code);
      expect(counts[code], label).toBe(rows.filter((row) => values[row] === label).length);
    }
  });
});

describe('topCodes', () => {
  const counts = createCodeCounter(values.length)(facet, null);
  const labels = (limit: number, isReplyOrder = true) =>
    Array.from(topCodes(facet, counts, limit, null, isReplyOrder).codes, facet.labelOf);

  it('orders values with equal counts by length, then by descending bytes', () => {
    expect(labels(9)).toEqual(['b', 'a', 'bb', 'ccc', 'e', 'd']);
  });

  it.each([0, 1, 2, 3, 4, 5])('keeps the same %d values in either order', (limit) => {
    expect(labels(limit)).toHaveLength(limit);
    expect(labels(limit).sort()).toEqual(labels(limit, false).sort());
  });

  it('reports the number of all values, including those cut off', () => {
    expect(topCodes(facet, counts, 2, null, true).distinct).toBe(6);
  });
});
