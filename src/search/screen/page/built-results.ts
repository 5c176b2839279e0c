import type { InitialResults } from 'instantsearch.js';
import { indexName, type RequestSettings, requestParameters } from '../../state/search-request.ts';
import type { SearchState } from '../../state/search-state.ts';
import type { SearchResults } from '../search-view.ts';

/**
 * The answer that the page was built with, for InstantSearchSSRProvider: the page is shown, and hydrated, without a
 * request. It has no hits, as their cards are in the HTML.
 */
export function builtResults(
  results: SearchResults,
  state: SearchState,
  settings: RequestSettings,
): InitialResults {
  const index = indexName(state.sort, settings);
  const lists = Object.entries(results.facets).map(([name, counts]) => [
    name,
    // A number that the build did not count is null here as well: InstantSearch hands it on as it is.
    Object.fromEntries(counts.map(({ value, count }) => [value, count])),
  ]);
  // InstantSearch takes the ends of a range only together with its values, of which the page has no use.
  const ranges = Object.keys(results.stats).map((name) => [name, {}]);
  return {
    [index]: {
      state: requestParameters(state, settings),
      results: [
        {
          ...{ index, query: state.query, params: '', hits: [], processingTimeMS: 0 },
          nbHits: results.found,
          page: results.page - 1,
          nbPages: results.pageCount,
          hitsPerPage: settings.hitsPerPage,
          exhaustiveNbHits: true,
          facets: Object.fromEntries([...lists, ...ranges]),
          facets_stats: results.stats,
        },
      ],
    },
  };
}
