import { listAttributes } from '../attributes.ts';
import type { SortKey } from '../sort-vehicles.ts';
import type { Range, SearchState } from '../state/search-state.ts';
import { formatRange } from '../state/url-values.ts';

/** "Find cars for your budget" and its "separate price-range slider page" (leads and dealer §2). */
export const BUDGET_PATH = '/budget';
export const PRICE_RANGE_PATH = '/price-range';

/** The target of both forms without JavaScript: a page with the same form and the matching vehicles. */
export const BUDGET_RESULT_PATH = '/api/search/budget';
export const PRICE_RANGE_RESULT_PATH = '/api/search/price-range';

/** Id of the estimate, to which such a page scrolls: on a phone it is far below the bodies. */
export const BUDGET_RESULT_ID = 'budget-result';

/** Filters and order of the search for a budget. */
export type BudgetTarget = {
  readonly lists: SearchState['lists'];
  readonly price: Range;
  readonly sort?: SortKey;
};

/** "navigates to the current search URL with a price-range parameter" (leads and dealer §4). */
export function budgetPath({ lists, price, sort }: BudgetTarget, stockPath: string): string {
  const params = new URLSearchParams();
  for (const name of listAttributes) for (const value of lists[name] ?? []) params.append(name, value);
  params.set('price', formatRange(price));
  if (sort !== undefined) params.set('sortBy', sort);
  return `${stockPath}?${params.toString().replaceAll('%3A', ':')}`;
}
