import type { Settings } from '../../../tenant/settings/subjects.ts';
import { fill } from '../../../values/fill.ts';
import type { ListAttribute } from '../../attributes.ts';
import { statusLabels } from '../../index/status-labels.ts';
import type { SearchState } from '../../state/search-state.ts';
import type { SearchResults } from '../search-view.ts';

/** Engines may count no further than a bound; above it the facets know better. */
const MOST_EXACT = 1999;

/** "Counts above 1999 are replaced by the summed facet count or the in-stock count" (stock and vehicle §4). */
export function resultCount(
  results: SearchResults,
  state: SearchState,
  largeCount: Settings['search']['largeCount'],
): number {
  if (results.found <= MOST_EXACT) return results.found;
  const sum =
    largeCount === 'in-stock'
      ? sumOf('status', results, state, [statusLabels.in_stock])
      : sumOf('car_type', results, state);
  return sum === 0 ? results.found : sum;
}

/** Facets are counted without their own filter, so that only chosen values count where there are some. */
function sumOf(
  attribute: ListAttribute,
  { facets }: SearchResults,
  { lists }: SearchState,
  wanted?: readonly string[],
): number {
  const chosen = lists[attribute];
  return (facets[attribute] ?? [])
    .filter(({ value }) => wanted?.includes(value) ?? true)
    .filter(({ value }) => chosen?.includes(value) ?? true)
    .reduce((sum, { count }) => sum + (count ?? 0), 0);
}

/** `1,204 cars`; the dealer's words of search.json `texts`. */
export function countText(
  count: number,
  texts: { readonly resultsOne: string; readonly resultsMany: string },
  words: Readonly<Record<string, string>>,
): string {
  const text = count === 1 ? texts.resultsOne : texts.resultsMany;
  return fill(text, { ...words, count: count.toLocaleString('en-AU') });
}
