import type { ListAttribute } from '../../attributes.ts';
import { makeOf } from '../../state/landing-facts.ts';
import type { SearchState } from '../../state/search-state.ts';
import type { FacetCount, SearchResults } from '../search-view.ts';

/**
 * The results of a listing's own search for its built page. Facet counts beside the listing's own value
 * count the whole stock: with them, the page would change with each car of any other listing. They are left
 * out and loaded with the shopper's first search. Models of other makes, half the page's weight, are left
 * out too.
 */
export function withoutOtherListings(
  results: SearchResults,
  base: SearchState,
  makes: readonly string[],
): SearchResults {
  const facets = Object.entries(results.facets).map(([name, values]) => {
    const chosen = base.lists[name as ListAttribute];
    return [name, name === 'make_model' ? ofMakes(values, chosen, makes) : ofValues(values, chosen)];
  });
  return { ...results, facets: Object.fromEntries(facets) };
}

function ofValues(values: readonly FacetCount[], chosen: readonly string[] | undefined) {
  return chosen === undefined ? values : byName(values, (value) => chosen.includes(value));
}

function ofMakes(
  values: readonly FacetCount[],
  chosen: readonly string[] | undefined,
  makes: readonly string[],
) {
  const known = new Set(makes);
  const chosenMakes = (chosen ?? []).map((value) => makeOf(value, makes));
  const kept = values.filter(({ value }) => known.has(value) || chosenMakes.includes(makeOf(value, makes)));
  if (chosen === undefined) return kept;
  return byName(kept, (value) => chosen.includes(value) || chosen.includes(makeOf(value, makes) ?? ''));
}

/** The listing's own values by count, then the others by name, without counts. */
function byName(values: readonly FacetCount[], isOwn: (value: string) => boolean): FacetCount[] {
  const others = values
    .filter(({ value }) => !isOwn(value))
    .map(({ value }) => ({ value, count: null }))
    .sort((a, b) => a.value.localeCompare(b.value, 'en-AU'));
  return [...values.filter(({ value }) => isOwn(value)), ...others];
}
