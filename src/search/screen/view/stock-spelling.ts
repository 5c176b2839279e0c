import { folded } from '../../../values/folded.ts';
import { listAttributes } from '../../attributes.ts';
import type { SearchState } from '../../state/search-state.ts';

/** Values of an attribute in the results; 0 for a selected value that no car has. */
type CountsOf = (attribute: string) => readonly { readonly name: string; readonly count: number }[];

/**
 * The search with list values as the stock spells them, because the filters show only those as selected. Engines ignore
 * case and accents: `?body=suv` finds all SUVs.
 */
export function inStockSpelling(state: SearchState, countsOf: CountsOf): SearchState {
  const lists = listAttributes.flatMap((attribute) => {
    const values = state.lists[attribute];
    if (values === undefined) return [];
    const spellings = countsOf(attribute).filter(({ count }) => count > 0);
    const spelled = values.map((value) => {
      if (spellings.some(({ name }) => name === value)) return value;
      return spellings.find(({ name }) => folded(name) === folded(value))?.name ?? value;
    });
    return [[attribute, [...new Set(spelled)]]];
  });
  return { ...state, lists: Object.fromEntries(lists) };
}
