import { createRequire } from 'node:module';
import instantsearch, { type SearchClient } from 'instantsearch.js';
import { describe, expect, it, vi } from 'vitest';
import { listAttributes } from '../../attributes.ts';
import { createEngine } from '../../engine/engine.ts';
import { carCollection } from '../../index/car-collection.ts';
import { createEmbeddedAdapter } from '../../index/client/embedded-adapter.api.ts';
import { documentSettings } from '../../index/document-settings.fixture.ts';
import { searchDocuments } from '../../index/search-documents.ts';
import { searchParameters } from '../../index/search-parameters.ts';
import { resultsOfRaw, resultsOfReply } from '../../state/results-of-reply.ts';
import { indexName, multiSearchBody, type RequestSettings } from '../../state/search-request.ts';
import type { SearchState } from '../../state/search-state.ts';
import { someStock } from '../../state/some-stock.fixture.ts';
import { emptyState } from '../../state/state-parts.ts';
import { askConnector } from './ask-connector.ts';

const request: RequestSettings = {
  collection: 'cars',
  hitsPerPage: 12,
  attributes: ['body', 'car_type', 'km', 'make_model', 'price', 'seats', 'status', 'year'],
  excludeUnpricedWhenCheapestFirst: true,
};
const empty = emptyState('relevant');
const engine = createEngine(carCollection('cars'), searchDocuments(someStock, documentSettings));
const bodies: { searches: unknown[] }[] = [];

/** The adapter itself, in its form for script elements: its modules are for bundlers only. */
function adapterClient(): SearchClient {
  const load = createRequire(import.meta.url);
  vi.stubGlobal('self', globalThis);
  const Adapter = load('typesense-instantsearch-adapter/dist/typesense-instantsearch-adapter.js');
  const adapter = createEmbeddedAdapter({
    ready: async () => ({ indexUrl: '', indexBytes: 0, cards: [] }),
    search: async (body, params) => {
      const parsed = typeof body === 'string' ? JSON.parse(body) : body;
      bodies.push(parsed);
      return engine.multiSearch(parsed, params);
    },
  });
  return new Adapter({
    server: {
      apiKey: 'x',
      nodes: [{ url: 'embedded:' }],
      axiosAdapter: adapter,
      cacheSearchResultsForSeconds: 0,
    },
    additionalSearchParameters: searchParameters,
    facetableFieldsWithSpecialCharacters: [...listAttributes],
  }).searchClient;
}

/** What the browser makes of a search: through InstantSearch, the adapter and back. */
function browserResults(state: SearchState) {
  return new Promise((resolve, reject) => {
    const search = instantsearch({
      indexName: indexName('relevant', request),
      searchClient: adapterClient(),
    });
    const connector = askConnector(() => state, request);
    search.addWidgets([connector(() => {})({})]);
    search.on('error', reject);
    search.on('render', () => {
      const results = search.helper?.lastResults;
      if (results && search.status === 'idle') resolve(resultsOfRaw(results._rawResults, 12, () => null));
    });
    search.start();
  });
}

describe('the results of a page as it is built', () => {
  it.each<[string, SearchState]>([
    ['nothing asked for', empty],
    ['words', { ...empty, query: 'mazda' }],
    ['words that nobody writes', { ...empty, query: 'xyzzy' }],
    ['the second page', { ...empty, page: 2 }],
    ['a make and a model of another', { ...empty, lists: { make_model: ['Mazda', 'Toyota RAV4'] } }],
    ['a value with a colon', { ...empty, lists: { make_model: ['Land Rover Discovery: Sport'] } }],
    ['numbers as a list', { ...empty, lists: { seats: ['7'], body: ['SUV'] } }],
    ['a value that looks like an exclusion', { ...empty, lists: { body: ['-SUV'] } }],
    [
      'a range',
      { ...empty, ranges: { price: { min: 20_000, max: 30_000 }, year: { min: 2015, max: null } } },
    ],
    [
      'the cheapest first, without unpriced ones',
      { ...empty, sort: 'price-asc', lists: { car_type: ['Used'] } },
    ],
    ['what no panel is there for', { ...empty, lists: { fuel: ['Petrol'], colour: ['White'] } }],
  ])('are those that the browser comes to: %s', async (_, state) => {
    const reply = engine.multiSearch(multiSearchBody(state, request));
    if (!('results' in reply)) throw new Error('refused');
    const built = resultsOfReply(reply, request.hitsPerPage, () => null);
    bodies.length = 0;
    expect(await browserResults(state)).toEqual(built);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]?.searches).toHaveLength(multiSearchBody(state, request).searches.length);
  });

  it('come in the order that was asked for', () => {
    const state: SearchState = { ...empty, sort: 'price-asc' };
    const reply = engine.multiSearch(multiSearchBody(state, request));
    if (!('results' in reply)) throw new Error('refused');
    const { hits, found } = resultsOfReply(reply, request.hitsPerPage, () => null);
    const prices = hits.map(({ brief }) => brief.price ?? 0);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(found).toBe(someStock.filter(({ price }) => price !== null).length);
  });

  it('are refused with the reason where the engine refuses', () => {
    expect(() => resultsOfReply({ results: [{ error: 'Could not find a field' }] }, 12, () => null)).toThrow(
      'Could not find a field',
    );
  });
});
