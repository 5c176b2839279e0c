import type { InitialResults } from 'instantsearch.js';
import { indexName, type RequestSettings, requestParameters } from '../../state/search-request.ts';
import type { SearchState } from '../../state/search-state.ts';
import type { SearchResults } from '../search-view.ts';

/**
 * The initial results of a built page for InstantSearchSSRProvider, so that the page hydrates without a request. They
 * have no hits, because the cards are in the HTML.
 */
export function builtResults(
  results: SearchResults,
  state: SearchState,
  settings: RequestSettings,
): InitialResults {
  const index = indexName(state.sort, settings);
  const lists = Object.entries(results.facets).map(([name, counts]) => [
    name,
    // A value that the build did not count is null here too; InstantSearch passes it on.
    Object.fromEntries(counts.map(({ value, count }) => [value, count])),
  ]);
  // InstantSearch accepts the ends of a range only together with its values, which the page does not need.
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
