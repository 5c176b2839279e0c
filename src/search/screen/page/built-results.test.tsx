// @vitest-environment jsdom

import { cleanup, render, waitFor } from '@testing-library/react';
import type { InitialResults } from 'instantsearch.js';
import { InstantSearch, InstantSearchSSRProvider, useInstantSearch } from 'react-instantsearch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screenFactsOf } from '#tests/fixtures/search/screen-facts.ts';
import { searchClientOf } from '#tests/fixtures/search/search-client.ts';
import { stubBrowser } from '#tests/fixtures/search/stub-browser.ts';
import { type Attribute, isListAttribute } from '../../attributes.ts';
import { stockFacts } from '../../state/page-facts.fixture.ts';
import {
  indexName,
  multiSearchBody,
  requestParameters,
  requestSettings,
} from '../../state/search-request.ts';
import type { SearchState } from '../../state/search-state.ts';
import { formatSearch } from '../../state/search-url.ts';
import { someStock } from '../../state/some-stock.fixture.ts';
import { emptyState } from '../../state/state-parts.ts';
import { Screen } from '../Screen.tsx';
import { createSearchSource } from '../source/search-source.store.ts';
import { builtResults } from './built-results.ts';

const empty = emptyState('relevant');
const facts = screenFactsOf(someStock);
const request = requestSettings(facts.search, 'cars');
const client = searchClientOf(someStock);
type Results = ReturnType<typeof useInstantSearch>['results'];

/** InstantSearch's conversion of its initial results. */
function resultsOf(initialResults: InitialResults, index: string): Results {
  let seen: Results | null = null;
  function Probe() {
    seen = useInstantSearch().results;
    return null;
  }
  render(
    <InstantSearchSSRProvider initialResults={initialResults}>
      <InstantSearch searchClient={client.searchClient} indexName={index}>
        <Probe />
      </InstantSearch>
    </InstantSearchSSRProvider>,
  );
  if (seen === null) throw new Error('Nothing was rendered.');
  return seen;
}

/** The initial results on a page that was built for this search. */
function built(state: SearchState): Results {
  const own = screenFactsOf(someStock, { ...stockFacts, base: state });
  return resultsOf(builtResults(own.results, state, request), indexName(state.sort, request));
}

/** The browser's results for the same search: through InstantSearch, the adapter and the engine. */
async function asked(state: SearchState) {
  history.replaceState(null, '', formatSearch(state, stockFacts));
  const search = vi.fn(client.searchClient.search);
  const source = createSearchSource({
    loadClient: async () => ({ ...client, searchClient: { ...client.searchClient, search } }),
    findPlace: async () => null,
    $rule: null,
  });
  render(
    <Screen facts={facts} source={source}>
      <p>the cards of the page</p>
    </Screen>,
  );
  await waitFor(() => expect(search).toHaveBeenCalled());
  const first = await search.mock.results[0]?.value;
  return { answer: first?.results ?? [], requests: search.mock.calls[0]?.[0] ?? [] };
}

beforeEach(stubBrowser);
afterEach(cleanup);

describe('the results of a built page', () => {
  it.each<[string, SearchState]>([
    ['words', { ...empty, query: 'mazda' }],
    ['words that nobody writes', { ...empty, query: 'xyzzy' }],
    ['a make and a model of another', { ...empty, lists: { make_model: ['Mazda', 'Toyota RAV4'] } }],
    [
      'a value with a colon',
      { ...empty, lists: { make_model: ['Land Rover Discovery: Sport'], seats: ['5'] } },
    ],
    ['numbers as a list', { ...empty, lists: { seats: ['7'], body: ['SUV'] } }],
    ['a value that looks like an exclusion', { ...empty, lists: { body: ['-SUV'] } }],
    [
      'a range',
      { ...empty, ranges: { price: { min: 20_000, max: 30_000 }, year: { min: 2015, max: null } } },
    ],
    ['the cheapest first', { ...empty, sort: 'price-asc', lists: { car_type: ['Used'] } }],
    ['what no panel is there for', { ...empty, lists: { tag: ['SOLD'], item_type: ['car'] } }],
  ])('equal those of the browser: %s', async (_, state) => {
    const { answer, requests } = await asked(state);
    expect(requests).toHaveLength(multiSearchBody(state, request).searches.length);
    const index = indexName(state.sort, request);
    const browser = resultsOf(
      { [index]: { state: requestParameters(state, request), results: answer } },
      index,
    );
    const page = built(state);
    expect(page.nbHits).toBe(browser.nbHits);
    for (const name of request.attributes) {
      expect(valuesOf(page, name), name).toEqual(valuesOf(browser, name));
    }
  });
});

/** Counted values of a list, or the ends of a range. */
function valuesOf(results: Results, name: Attribute): unknown {
  if (!isListAttribute(name)) {
    const { min, max } = results.getFacetStats(name) ?? {};
    return { min, max };
  }
  const values = results.getFacetValues(name, { sortBy: ['name:asc'] });
  const counted = Array.isArray(values) ? values.filter(({ count }) => count > 0) : [];
  return counted.map(({ name: value, count, isRefined }) => ({ value, count, isRefined }));
}
