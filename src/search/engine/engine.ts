import { buildColumns } from './build-columns.ts';
import type { CollectionSchema, SearchDocument } from './collection.ts';
import type { Columns } from './columns.ts';
import { createFacetCounter } from './facets/facet-reply.ts';
import { createRowFilter } from './filters/filter-rows.ts';
import { createMatchFinder } from './find-matches.ts';
import { planSearch } from './plan-search.ts';
import { runSearch, type SearchParts, type SearchResult } from './run-search.ts';
import { isSearchError, type SearchError } from './search-error.ts';
import { joinParams, type RawParams, readUnsigned } from './search-request.ts';
import { createSortKeys } from './sorting/sort-keys.ts';
import { createTextIndex } from './text/words/text-index.ts';

export type SearchReply = SearchResult | SearchError;

/** One reply per search, or the HTTP status and message of a rejected request. */
export type MultiSearchReply =
  | { readonly results: readonly SearchReply[] }
  | { readonly code: number; readonly message: string };

export type SearchEngine = {
  /** `body` is what a client posts to `/multi_search`, `commonParams` its query string. */
  readonly multiSearch: (body: unknown, commonParams?: Readonly<Record<string, unknown>>) => MultiSearchReply;
  /** Builds the text index of these fields in advance, so that the first search need not wait for it. */
  readonly warm: (queryBy: readonly string[]) => void;
};

const MAX_SEARCHES = 50;

const refused = (message: string) => ({ code: 400, message });

function readSearches(body: unknown, common: object): RawParams[] | { code: number; message: string } {
  const searches = typeof body === 'object' && body !== null && 'searches' in body ? body.searches : null;
  if (!Array.isArray(searches)) return refused('Missing `searches` array.');
  const limit = 'limit_multi_searches' in common ? readUnsigned(String(common.limit_multi_searches)) : null;
  if (searches.length > (limit ?? MAX_SEARCHES)) {
    return refused('Number of multi searches exceeds `limit_multi_searches` parameter.');
  }
  const all: RawParams[] = [];
  for (const search of searches) {
    if (typeof search !== 'object' || search === null || Array.isArray(search)) {
      return refused('The value of `searches` must be an array of objects.');
    }
    const params = joinParams(common, search);
    if (!params) return refused('One or more search parameters are malformed.');
    all.push(params);
  }
  return all;
}

/** An engine over existing columns; `documentAt` returns the document of a row, for hits. */
export function createEngineOver(
  columns: Columns,
  documentAt: (row: number) => SearchDocument,
  now: () => number = () => performance.now(),
): SearchEngine {
  const textIndex = createTextIndex(columns);
  const filterRows = createRowFilter(columns, textIndex);
  const parts: SearchParts = {
    columns,
    documentAt,
    countFacet: createFacetCounter(columns, textIndex),
    sortKeys: createSortKeys(columns, filterRows),
  };
  const engine: SearchEngine = {
    multiSearch(body, commonParams = {}) {
      const searches = readSearches(body, commonParams);
      if (!Array.isArray(searches)) return searches;
      const findMatches = createMatchFinder(columns, textIndex, filterRows);
      const results = searches.map((params): SearchReply => {
        const start = now();
        const plan = planSearch(params, columns.schema);
        const result = isSearchError(plan) ? plan : runSearch(plan, findMatches, parts);
        if (isSearchError(result)) return result;
        return { ...result, search_time_ms: Math.round(now() - start) };
      });
      return { results };
    },
    warm(queryBy) {
      const { name, fields } = columns.schema;
      const facets = fields.filter(({ facet, index }) => facet === true && index !== false);
      const facetBy = facets.map((field) => field.name).join(',');
      const search = { collection: name, q: 'a', query_by: queryBy.join(','), facet_by: facetBy };
      engine.multiSearch({ searches: [search] });
    },
  };
  return engine;
}

/** An engine over documents in import order: of two with the same rank, the later one comes first. */
export function createEngine(
  schema: CollectionSchema,
  documents: readonly SearchDocument[],
  now?: () => number,
): SearchEngine {
  return createEngineOver(buildColumns(schema, documents), (row) => documents[row] ?? { id: '' }, now);
}
