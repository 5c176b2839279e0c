import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { facts, publishedFiles, serverOf, workerOf } from '../published-search.fixture.ts';
import { aroundParameters, hitKm, sortParameter } from '../search-parameters.ts';
import { createEngineClient } from './engine.api.ts';
import { createSearchClient, type SearchClientOptions } from './search-client.api.ts';

/** The part of InstantSearch's requests and replies that these tests use. */
type Asked = {
  readonly search: (requests: readonly object[]) => Promise<{ results: readonly Result[] }>;
  readonly clearCache: () => void;
};
type Result = {
  readonly nbHits: number;
  readonly hits: readonly {
    objectID: string;
    name: string;
    row?: number;
    card?: { id: string };
    geo_distance_meters?: unknown;
    [field: string]: unknown;
  }[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats: Readonly<Record<string, { min: number; max: number }>>;
};

const base: SearchClientOptions = { engine: 'embedded', typesense: null, hasIndex: true };

function clientWith(
  changes: Partial<SearchClientOptions> = {},
  files = publishedFiles,
  asked: string[] = [],
) {
  const get = serverOf(files, asked);
  vi.stubGlobal('fetch', get);
  const client = createSearchClient({
    ...base,
    makeEngine: (askFacts) => createEngineClient(askFacts, { makeWorker: () => workerOf(get) }),
    ...changes,
  });
  const search = async (params: object, indexName = 'cars') => {
    const searchClient: object = client.searchClient;
    const { results } = await (searchClient as Asked).search([{ indexName, params }]);
    const [result] = results;
    if (!result) throw new Error('No result.');
    return result;
  };
  return { ...client, search };
}

const idsOf = ({ hits }: Result) => hits.map(({ objectID }) => objectID);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the search client over the embedded engine', () => {
  it("finds cars near a place by InstantSearch's own parameters, with their distance", async () => {
    const { search } = clientWith();
    const near = { latitude: -27.4698, longitude: 153.0251 };
    const nearest = await search({ query: '' }, `cars/sort/${sortParameter('nearest', near)}`);
    expect(idsOf(nearest)).toEqual(['a2', 'a1', 'b1', 'b2']);
    expect(nearest.hits.map((hit) => hitKm(hit, near))).toEqual([
      expect.closeTo(2.27, 1),
      expect.closeTo(8.82, 1),
      null,
      null,
    ]);
    expect(nearest.hits[0]?.geo_distance_meters).toEqual({ place: expect.closeTo(2270, -2) });
    const dearest = `cars/sort/${sortParameter('price-desc', near)}`;
    const around = await search({ query: '', ...aroundParameters(near, 5) }, dearest);
    expect(idsOf(around)).toEqual(['a2']);
    expect(around.hits.map((hit) => hitKm(hit, near))).toEqual([expect.closeTo(2.27, 1)]);
    expect(idsOf(await search({ query: 'hilux', ...aroundParameters(near, 50) }, dearest))).toEqual(['a1']);
  });

  it('returns hits, counts and statistics to InstantSearch', async () => {
    const result = await clientWith().search({
      query: '',
      facets: ['make_model', 'price'],
      maxValuesPerFacet: 50,
    });
    expect(idsOf(result)).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(result.facets['make_model']).toMatchObject({ Toyota: 2, Kia: 2, 'Kia EV6: GT': 1 });
    expect(result.facets_stats['price']).toMatchObject({ min: 25_000, max: 80_000 });
  });

  it.each([
    ['EV', ['b1']],
    ['toyta hilx', ['a1']],
    ['pickup', ['a1']],
    ['kia', ['b1', 'b2']],
  ])('finds "%s"', async (query, ids) => {
    expect(idsOf(await clientWith().search({ query }))).toEqual(ids);
  });

  it("accepts any name of the dealer's collection", async () => {
    expect((await clientWith().search({ query: '' }, 'cars_city-motors')).nbHits).toBe(4);
  });

  it('filters by values that contain colons', async () => {
    const facetFilters = [['make_model:Kia EV6: GT', 'make_model:Toyota Corolla']];
    expect(idsOf(await clientWith().search({ query: '', facetFilters }))).toEqual(['a2', 'b1']);
  });

  it('sorts by the order in the index name, with cars without a price last', async () => {
    const result = await clientWith().search({ query: '' }, 'cars/sort/price:asc,rank:desc');
    expect(idsOf(result)).toEqual(['a2', 'a1', 'b1', 'b2']);
  });

  it('returns the cards of hits', async () => {
    const client = clientWith();
    const { hits } = await client.search({ query: 'kia' });
    const cards = await client.cardsOf(hits);
    expect([...cards].map(([id, card]) => [id, card.id])).toEqual([
      ['b1', 'b1'],
      ['b2', 'b2'],
    ]);
  });

  /** `current.json` of the build before the site was published again. */
  const earlier = (changes: Partial<typeof facts>) =>
    Promise.resolve(new Response(JSON.stringify({ ...facts, ...changes })));

  it('loads cards from the same build as the index, if the named one no longer exists', async () => {
    const asked: string[] = [];
    const current = earlier({
      indexUrl: '/search-data/index-old.json',
      cards: [{ url: '/search-data/cards-old.json', count: 4 }],
    });
    const client = clientWith({ current }, publishedFiles, asked);
    const { hits } = await client.search({ query: 'rio' });
    expect([...(await client.cardsOf(hits)).keys()]).toEqual(['b2']);
    expect(asked).toEqual([
      '/search-data/index-old.json',
      '/search-data/current.json',
      '/search-data/index-new.json',
      '/search-data/cards-back.json',
    ]);
  });

  it('searches the present build once the cards of its own no longer exist', async () => {
    const asked: string[] = [];
    const current = earlier({ cards: [{ url: '/search-data/cards-old.json', count: 4 }] });
    const client = clientWith({ current }, publishedFiles, asked);
    expect((await client.cardsOf((await client.search({ query: 'rio' })).hits)).size).toBe(0);
    const { hits } = await client.search({ query: 'rio' });
    expect([...(await client.cardsOf(hits)).keys()]).toEqual(['b2']);
    expect(asked).toEqual([
      '/search-data/index-new.json',
      '/search-data/cards-old.json',
      '/search-data/current.json',
      '/search-data/index-new.json',
      '/search-data/cards-back.json',
    ]);
  });

  it('loads nothing before it is used', () => {
    const asked: string[] = [];
    clientWith({}, publishedFiles, asked);
    expect(asked).toEqual([]);
  });

  it('rejects without an index, and answers the same search once there is one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const files: Record<string, string> = {};
    const client = clientWith({}, files);
    await expect(client.search({ query: 'kia' })).rejects.toThrow();
    Object.assign(files, publishedFiles);
    expect((await client.search({ query: 'kia' })).nbHits).toBe(2);
  });
});

/** A cluster's node with this `reply` to each request. */
async function node(reply: () => { status: number; body: object }) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const { status, body } = reply();
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const document = { id: 'z9', name: 'From the cluster', card: { id: 'z9', href: '/cars/z9', price: {} } };
const reply = {
  results: [
    {
      found: 1,
      out_of: 1,
      page: 1,
      hits: [{ document, highlight: {} }],
      facet_counts: [],
      request_params: { q: '*' },
    },
  ],
};

describe('the search client over a cluster', () => {
  it('requests the cluster, and uses the cards in its documents', async () => {
    const cluster = await node(() => ({ status: 200, body: reply }));
    const client = clientWith({
      engine: 'typesense',
      typesense: { nodes: [cluster.url], searchKey: 'k' },
      hasIndex: false,
    });
    const result = await client.search({ query: '' });
    expect(idsOf(result)).toEqual(['z9']);
    expect([...(await client.cardsOf(result.hits)).keys()]).toEqual(['z9']);
    await cluster.close();
  });

  it('requests the first node, which is the nearest, while that answers', async () => {
    const [near, far] = [
      await node(() => ({ status: 200, body: reply })),
      await node(() => ({ status: 200, body: reply })),
    ];
    for (let at = 0; at < 6; at += 1) {
      const typesense = { nodes: [near.url, far.url], searchKey: 'k' };
      await clientWith({ engine: 'typesense', typesense, hasIndex: false }).search({ query: '' });
    }
    expect([near.requests(), far.requests()]).toEqual([6, 0]);
    await Promise.all([near.close(), far.close()]);
  });

  it('uses the embedded index while the cluster does not answer, and returns to the cluster later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let status = 503;
    const cluster = await node(() => ({ status, body: status === 200 ? reply : { message: 'Not Ready' } }));
    const engines: string[] = [];
    let clock = 0;
    const client = clientWith({
      engine: 'typesense',
      typesense: { nodes: [cluster.url], searchKey: 'k' },
      onEngine: (engine) => engines.push(engine),
      now: () => clock,
    });
    expect(idsOf(await client.search({ query: 'kia' }))).toEqual(['b1', 'b2']);
    const afterFirst = cluster.requests();
    await client.search({ query: 'rio' });
    expect(cluster.requests()).toBe(afterFirst);
    status = 200;
    clock = 30_001;
    expect(idsOf(await client.search({ query: '' }))).toEqual(['z9']);
    expect(engines).toEqual(['embedded', 'typesense']);
    await cluster.close();
  });

  it('passes on the error if there is no embedded index', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cluster = await node(() => ({ status: 401, body: { message: 'Forbidden' } }));
    const client = clientWith({
      engine: 'typesense',
      typesense: { nodes: [cluster.url], searchKey: 'k' },
      hasIndex: false,
    });
    await expect(client.search({ query: '' })).rejects.toThrow('401');
    await cluster.close();
  });
});
