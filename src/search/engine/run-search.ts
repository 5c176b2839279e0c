import type { SearchDocument } from './collection.ts';
import type { Columns } from './columns.ts';
import type { FacetCounter, FacetReply } from './facets/facet-reply.ts';
import type { Matches, MatchFinder } from './find-matches.ts';
import { type Grouping, groupKey, groupRows } from './group-rows.ts';
import { createHitMaker, type Hit } from './page-hits.ts';
import type { SearchPlan } from './plan-search.ts';
import { isSearchError, type SearchError } from './search-error.ts';
import { flag, pageStart } from './search-request.ts';
import { orderPlaces } from './sorting/order-rows.ts';
import { createDistanceTeller } from './sorting/place-sort.ts';
import type { SortKeys } from './sorting/sort-keys.ts';

export type GroupedHit = { readonly group_key: unknown[]; readonly found: number; readonly hits: Hit[] };

export type SearchResult = {
  readonly found: number;
  readonly found_docs?: number;
  readonly out_of: number;
  readonly page?: number;
  readonly offset?: number;
  readonly hits?: readonly Hit[];
  readonly grouped_hits?: readonly GroupedHit[];
  readonly facet_counts: readonly FacetReply[];
  readonly request_params: {
    readonly collection_name: string;
    readonly q: string;
    readonly first_q: string;
    readonly per_page: number;
  };
  readonly search_cutoff: false;
  readonly search_time_ms: number;
};

/** The parts that all searches of an engine share. */
export type SearchParts = {
  readonly columns: Columns;
  readonly documentAt: (row: number) => SearchDocument;
  readonly countFacet: FacetCounter;
  readonly sortKeys: SortKeys;
};

function rowAt({ rows }: Matches, place: number): number {
  return rows ? (rows[place] ?? 0) : place;
}

function allRows({ rows, count }: Matches): Uint32Array {
  return rows ?? Uint32Array.from({ length: count }, (_, row) => row);
}

function grouping(plan: SearchPlan, matches: Matches, { columns }: SearchParts): Grouping | null {
  if (plan.groupBy.length === 0) return null;
  const keepMissing = flag(plan.request, 'group_missing_values', true);
  return groupRows(columns, plan.groupBy, allRows(matches), keepMissing);
}

/** Indexes of the groups' first hits, best first, each with those of its other hits up to `group_limit`. */
function gatherGroups(places: Uint32Array, { groups }: Grouping, limit: number): number[][] {
  const gathered = new Map<number, number[]>();
  for (const place of places) {
    const group = groups[place] ?? 0;
    const members = gathered.get(group);
    if (!members) gathered.set(group, [place]);
    else if (members.length < limit) members.push(place);
  }
  return [...gathered.values()];
}

type Page = { readonly hits: readonly Hit[] } | { readonly grouped_hits: readonly GroupedHit[] };

function makePage(
  plan: SearchPlan,
  matches: Matches,
  groups: Grouping | null,
  parts: SearchParts,
): Page | SearchError {
  const { request } = plan;
  const { per_page: perPage, limit_hits: maxHits, group_limit: groupLimit } = request.numbers;
  const start = pageStart(request);
  const end = Math.min(start + perPage, maxHits);
  const wanted = groups && end > start ? matches.count : end > start && start < matches.count ? end : 0;
  const input = {
    rows: matches.rows,
    length: matches.count,
    textScores: matches.text?.scores ?? null,
    groupSizes: groups ? Float64Array.from(groups.groups, (group) => groups.sizes[group] ?? 0) : null,
  };
  // Also for a page without hits, because a filter in `_eval` may be invalid.
  const needsOrder = wanted > 0 || plan.sorts.some(({ kind }) => kind === 'eval');
  const places = needsOrder ? orderPlaces(plan.sorts, input, wanted, parts.sortKeys) : new Uint32Array(0);
  if (isSearchError(places)) return places;
  const queried = plan.text.fields.map(({ name }) => name);
  const isScored = plan.sorts.some(({ kind }) => kind === 'text');
  const distancesOf = createDistanceTeller(
    plan.sorts.filter((sort) => sort.kind === 'place'),
    parts.columns,
  );
  const makeHit = createHitMaker(request, queried, matches.text, isScored, parts.documentAt, distancesOf);
  const hitAt = (place: number) => makeHit(rowAt(matches, place), place);
  if (!groups) return { hits: [...places.subarray(start, end)].map(hitAt) };
  const page = gatherGroups(places, groups, groupLimit).slice(start, end);
  return {
    grouped_hits: page.map((members) => ({
      group_key: groupKey(plan.groupBy, parts.documentAt(rowAt(matches, members[0] ?? 0))),
      found: groups.sizes[groups.groups[members[0] ?? 0] ?? 0] ?? 0,
      hits: members.map(hitAt),
    })),
  };
}

function countFacets(plan: SearchPlan, matches: Matches, { countFacet }: SearchParts): FacetReply[] {
  const { params, numbers } = plan.request;
  const options = {
    maxValues: numbers.max_facet_values,
    query: plan.facetQuery,
    queryTypos: Math.min(numbers.facet_query_num_typos, 2),
    maxWords: numbers.max_candidates || (flag(plan.request, 'exhaustive_search', false) ? 10_000 : 10),
    startTag: params.get('highlight_start_tag') ?? '<mark>',
    endTag: params.get('highlight_end_tag') ?? '</mark>',
  };
  return plan.facets
    .map((facet) => countFacet(facet, matches.rows, options))
    .filter((reply) => reply !== null);
}

/** Answers a search; `findMatches` is shared by all searches of a request. */
export function runSearch(
  plan: SearchPlan,
  findMatches: MatchFinder,
  parts: SearchParts,
): Omit<SearchResult, 'search_time_ms'> | SearchError {
  const { numbers, q } = plan.request;
  const matches = findMatches(plan);
  if (isSearchError(matches)) return matches;
  const groups = grouping(plan, matches, parts);
  const page = makePage(plan, matches, groups, parts);
  if (isSearchError(page)) return page;
  const isByOffset = numbers.page === 0 && numbers.offset !== 0;
  return {
    facet_counts: countFacets(plan, matches, parts),
    found: groups ? groups.sizes.length : matches.count,
    ...(groups ? { found_docs: matches.count } : {}),
    ...page,
    out_of: parts.columns.ids.length,
    ...(isByOffset ? { offset: numbers.offset } : { page: Math.max(numbers.page, 1) }),
    request_params: { collection_name: parts.columns.schema.name, first_q: q, per_page: numbers.per_page, q },
    search_cutoff: false,
  };
}
