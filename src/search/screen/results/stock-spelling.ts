import type { useInstantSearch } from 'react-instantsearch';
import { folded } from '../../../values/folded.ts';
import type { SearchState } from '../../state/search-state.ts';

type SearchResults = ReturnType<typeof useInstantSearch>['results'];

/**
 * The search with list values as the stock spells them, because the filters show only those as selected. Engines ignore
 * case and accents: `?body=suv` finds all SUVs.
 */
export function inStockSpelling(state: SearchState, results: SearchResults): SearchState {
  const lists = Object.entries(state.lists).map(([name, values]) => {
    const counted = results.getFacetValues(name, {});
    // A selected value that no car has is counted 0.
    const spellings = Array.isArray(counted) ? counted.filter(({ count }) => count > 0) : [];
    const spelled = values.map((value) => {
      if (spellings.some((other) => other.name === value)) return value;
      return spellings.find((other) => folded(other.name) === folded(value))?.name ?? value;
    });
    return [name, [...new Set(spelled)]];
  });
  return { ...state, lists: Object.fromEntries(lists) };
}
