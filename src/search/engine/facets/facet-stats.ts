import type { FacetIndex } from './facet-index.ts';

export type FacetStats = {
  readonly min?: number;
  readonly max?: number;
  readonly sum?: number;
  readonly avg?: number;
  readonly total_values: number;
};

/** Minimum, maximum and sum of the counted numbers; floats are added in the order of their codes. */
export function numberStats(facet: FacetIndex, counts: Uint32Array, totalValues: number): FacetStats {
  const { numbers } = facet;
  if (!numbers) return { total_values: totalValues };
  let min = Infinity;
  let max = -Infinity;
  let sum = 0;
  let amount = 0;
  for (let code = 1; code <= facet.distinct; code += 1) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    const number = numbers[code] ?? 0;
    if (number < min) min = number;
    if (number > max) max = number;
    sum += number * count;
    amount += count;
  }
  if (amount === 0) return { total_values: totalValues };
  return { min, max, sum, avg: sum / amount, total_values: totalValues };
}
