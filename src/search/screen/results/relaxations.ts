import { applyAction } from '../../state/apply-action.ts';
import type { SearchState } from '../../state/search-state.ts';
import { activeFilters } from '../../state/state-parts.ts';
import { chipKey, removeChip } from '../bar/remove-chip.ts';
import type { Chip, DroppedFilters } from '../search-view.ts';

/** One request has at most fifty searches. */
const MAX_COMBINATIONS = 40;
/** Maximum number of offered combinations of several filters. */
const MAX_SHOWN = 3;

/** All subsets of `size` chips, each in the order of the chips. */
export function combinations(chips: readonly Chip[], size: number): Chip[][] {
  if (size === 0) return [[]];
  const all = chips.flatMap((chip, index) =>
    combinations(chips.slice(index + 1), size - 1).map((others) => [chip, ...others]),
  );
  return all.slice(0, MAX_COMBINATIONS);
}

/** The search without these filters; removing one may have removed others, such as a make's badges. */
export function relaxedState(state: SearchState, chips: readonly Chip[]): SearchState {
  return chips.reduce((rest, chip) => {
    const isActive = activeFilters(rest).some((filter) => chipKey(filter) === chipKey(chip));
    return isActive ? applyAction(rest, removeChip(chip)) : rest;
  }, state);
}

/**
 * "For each active filter the number of cars if it were dropped", by descending count; without those that still find
 * nothing. `counts` are in the order of the combinations.
 */
export function droppedFilters(
  dropped: readonly (readonly Chip[])[],
  counts: readonly number[],
): DroppedFilters[] {
  const ways = dropped
    .map((filters, index) => ({ filters, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return ways.some(({ filters }) => filters.length > 1) ? ways.slice(0, MAX_SHOWN) : ways;
}
