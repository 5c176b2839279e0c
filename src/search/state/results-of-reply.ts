import { isAttribute, isListAttribute, isRangeAttribute, type RangeAttribute } from '../attributes.ts';
import { hiddenSold } from '../screen/results/collapse-hits.ts';
import type { FacetCount, SearchResults } from '../screen/search-view.ts';
import { type Spread, spreadOf } from '../screen/view/range-stops.ts';

/** The part of a Typesense result that is used here. */
type ReplySearch = {
  readonly found?: number;
  readonly page?: number;
  readonly hits?: readonly { readonly document: Readonly<Record<string, unknown>> }[];
  readonly facet_counts?: readonly {
    readonly field_name: string;
    readonly counts: readonly { readonly value: string; readonly count: number }[];
    readonly stats?: { readonly min?: number; readonly max?: number };
  }[];
  readonly error?: string;
};

/**
 * Results of the request from `multiSearchBody`: its first search has the hits; each later one counts an attribute
 * without its own filter and replaces that count. Throws if the engine rejects the request, which would be a bug.
 */
export function resultsOfReply(
  { results }: { readonly results: readonly ReplySearch[] },
  perPage: number,
): SearchResults {
  const failed = results.find(({ error }) => error !== undefined);
  if (failed) throw new Error(`The search engine refused a search: ${failed.error}`);
  const { found = 0, page = 1, hits = [] } = results[0] ?? {};
  const facets: Record<string, readonly FacetCount[]> = {};
  const stats: Record<string, { min: number; max: number }> = {};
  for (const { field_name: name, counts, stats: ends } of results.flatMap((one) => one.facet_counts ?? [])) {
    if (!isAttribute(name)) continue;
    if (isListAttribute(name)) facets[name] = counts.filter(({ count }) => count > 0).toSorted(mostFirst);
    else if (ends?.min !== undefined && ends.max !== undefined)
      stats[name] = { min: ends.min, max: ends.max };
  }
  return {
    ...{ found, page, pageCount: Math.max(1, Math.ceil(found / perPage)), facets, stats },
    hiddenSold: hiddenSold(hits.map(({ document }) => document)),
  };
}

/** The distribution of the found cars over each range, for sliders that step evenly or not. */
export function spreadsOfReply(
  { results }: { readonly results: readonly ReplySearch[] },
  hasEvenSteps: boolean,
) {
  const spreads: Partial<Record<RangeAttribute, Spread>> = {};
  for (const { field_name: name, counts } of results[0]?.facet_counts ?? []) {
    if (!isAttribute(name) || !isRangeAttribute(name)) continue;
    const spread = spreadOf(
      name,
      counts.map(({ value, count }) => ({ value: Number(value), count })),
      hasEvenSteps,
    );
    if (spread !== null) spreads[name] = spread;
  }
  return spreads;
}

/**
 * By descending count, then by value, because InstantSearch does not keep the engine's order. Values that a built
 * page does not count come last, by name; see other-listings.ts.
 */
export function mostFirst(a: FacetCount, b: FacetCount): number {
  if (a.count === null && b.count === null) return a.value.localeCompare(b.value, 'en-AU');
  return (b.count ?? -1) - (a.count ?? -1) || (a.value < b.value ? -1 : 1);
}
