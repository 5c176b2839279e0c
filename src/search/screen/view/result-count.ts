import type { Settings } from '../../../tenant/settings/subjects.ts';
import { fill } from '../../../values/fill.ts';
import type { ListAttribute } from '../../attributes.ts';
import { statusLabels } from '../../index/status-labels.ts';
import type { SearchState } from '../../state/search-state.ts';

/** Typesense stops counting at a limit; above it the facet counts are exact. */
const MAX_EXACT = 1999;

/** Counts of an attribute's values without its own filter. */
type CountsOf = (
  attribute: ListAttribute,
) => readonly { readonly name: string; readonly count: number | null }[];

/** "Counts above 1999 are replaced by the summed facet count or the in-stock count" (stock and vehicle §4). */
export function resultCount(
  found: number,
  countsOf: CountsOf,
  { lists }: SearchState,
  largeCount: Settings['search']['largeCount'],
): number {
  if (found <= MAX_EXACT) return found;
  const sumOf = (attribute: ListAttribute, isWanted: (value: string) => boolean) =>
    countsOf(attribute)
      // Sums the chosen values, or all where none is chosen.
      .filter(({ name }) => isWanted(name) && (lists[attribute]?.includes(name) ?? true))
      .reduce((sum, { count }) => sum + (count ?? 0), 0);
  const sum =
    largeCount === 'in-stock'
      ? sumOf('status', (value) => value === statusLabels.in_stock)
      : sumOf('car_type', () => true);
  return sum === 0 ? found : sum;
}

/** `18 cars, 1 sold not shown`: the count has sold cars that share a card with others (stock and vehicle §4). */
export function soldText(text: string, hidden: number, texts: { readonly resultsSold: string }): string {
  return hidden === 0 ? text : fill(texts.resultsSold, { results: text, count: hidden });
}

/** `1,204 cars`; the dealer's words of search.json `texts`. */
export function resultCountText(
  count: number,
  texts: { readonly resultsOne: string; readonly resultsMany: string },
  words: Readonly<Record<string, string>>,
): string {
  const text = count === 1 ? texts.resultsOne : texts.resultsMany;
  return fill(text, { ...words, count: count.toLocaleString('en-AU') });
}
