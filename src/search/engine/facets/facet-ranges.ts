import type { NumberColumn } from '../columns.ts';
import type { FacetStats } from './facet-stats.ts';
import type { FacetRange } from './facet-syntax.ts';

export type RangeFacet = {
  /** Without empty ranges. */
  readonly counts: readonly { readonly value: string; readonly count: number }[];
  readonly stats: FacetStats;
};

/**
 * Counts per range and statistics of all numbers, even outside the ranges, in one pass over the rows (null: all),
 * because there are too many distinct numbers to count each.
 */
export function rangeFacet(
  { numbers, present }: NumberColumn,
  ranges: readonly FacetRange[],
  rows: Uint32Array | null,
): RangeFacet {
  const sums = new Float64Array(ranges.length);
  const byEnd = ranges.map(({ from, to }, place) => ({ from, to, place })).sort((a, b) => a.to - b.to);
  let [min, max, sum, amount] = [Infinity, -Infinity, 0, 0];
  const length = rows ? rows.length : present.length;
  for (let at = 0; at < length; at += 1) {
    const row = rows ? (rows[at] ?? 0) : at;
    if (present[row] === 0) continue;
    const number = numbers[row] ?? 0;
    if (number < min) min = number;
    if (number > max) max = number;
    sum += number;
    amount += 1;
    for (let next = 0; next < byEnd.length; next += 1) {
      const range = byEnd[next];
      if (!range || number >= range.to) continue;
      if (number >= range.from) sums[range.place] = (sums[range.place] ?? 0) + 1;
      break;
    }
  }
  const counts = ranges
    .map(({ label }, at) => ({ value: label, count: sums[at] ?? 0 }))
    .filter(({ count }) => count > 0);
  const total = { total_values: counts.length };
  return { counts, stats: amount === 0 ? total : { min, max, sum, avg: sum / amount, ...total } };
}
