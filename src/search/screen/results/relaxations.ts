import { nextState } from '../../state/apply-action.ts';
import type { SearchState } from '../../state/search-state.ts';
import { removeChip } from '../remove-chip.ts';
import type { Chip, DroppedFilter } from '../search-view.ts';

/** For each filter in force the search that a click on it would lead to. */
export function relaxedStates(state: SearchState, chips: readonly Chip[]): SearchState[] {
  return chips.map((chip) => nextState(state, removeChip(chip)));
}

/**
 * "For each active filter the number of cars if it were dropped", most first; what would still find nothing
 * is no help. `counts` are in the order of the chips.
 */
export function droppedFilters(chips: readonly Chip[], counts: readonly number[]): DroppedFilter[] {
  return chips
    .map((filter, index) => ({ filter, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
