import type { SearchClient } from 'instantsearch.js';
import TypesenseInstantsearchAdapter from 'typesense-instantsearch-adapter';
import type { CardFacts } from '../../../vehicle/card/card.ts';
import { listAttributes, PLACE_FIELD } from '../../attributes.ts';
import type { SearchDataFacts } from '../search-data.schema.ts';
import { facetByOptions, HIT_FIELDS, searchParameters } from '../search-parameters.ts';
import { type CardSource, createCardSource } from './card-source.api.ts';
import { createEmbeddedAdapter } from './embedded-adapter.api.ts';
import { createEngineClient, type EngineClient } from './engine.api.ts';
import { currentFacts } from './load-index.ts';
import { createResultCache } from './result-cache.ts';

export type SearchClientOptions = {
  readonly engine: 'embedded' | 'typesense';
  /** The cluster's nodes and its search-only key. */
  readonly typesense: { readonly nodes: readonly string[]; readonly searchKey: string } | null;
  /** The site publishes an index, which is the fallback of a cluster. */
  readonly hasIndex: boolean;
  /** The reply to a request for `current.json` that was made while this code was loading. */
  readonly current?: Promise<Response> | null;
  /** From 0 to 1, while the index is loading. */
  readonly onProgress?: (fraction: number) => void;
  /** Called with the engine that answers from now on: when the cluster fails and when it is back. */
  readonly onEngine?: (engine: 'embedded' | 'typesense') => void;
  /** For tests. */
  readonly makeEngine?: (askFacts: () => Promise<SearchDataFacts>) => EngineClient;
  readonly now?: () => number;
};

/** A hit as InstantSearch gives it: from the embedded index with its row, from a cluster with its card. */
export type CardHit = { readonly objectID: string; readonly row?: unknown; readonly card?: unknown };

type Requests = readonly unknown[];
/** The part of an InstantSearch client that is wrapped here. */
type Asked = {
  readonly search: (requests: Requests) => Promise<unknown>;
  readonly searchForFacetValues: (requests: Requests) => Promise<unknown>;
};

/** How long a cluster that did not answer is left alone. */
const DOWN_MS = 30_000;

const shared = {
  additionalSearchParameters: { ...searchParameters, include_fields: HIT_FIELDS },
  // Their values may hold colons: `Golf: GTI`.
  facetableFieldsWithSpecialCharacters: [...listAttributes],
  facetByOptions,
  geoLocationField: PLACE_FIELD,
};

function embeddedAdapter(engine: EngineClient) {
  return new TypesenseInstantsearchAdapter({
    ...shared,
    server: {
      apiKey: 'embedded',
      nodes: [{ url: 'embedded:' }],
      axiosAdapter: createEmbeddedAdapter(engine) as never,
      numRetries: 0,
      // Its cache keeps failures for two minutes.
      cacheSearchResultsForSeconds: 0,
      logLevel: 'silent',
    },
  });
}

/** Each node is tried once, for at most two seconds: then the embedded index is the faster answer. */
function clusterAdapter({ nodes, searchKey }: NonNullable<SearchClientOptions['typesense']>) {
  return new TypesenseInstantsearchAdapter({
    ...shared,
    server: {
      apiKey: searchKey,
      nodes: nodes.map((url) => ({ url })),
      // search.json lists the nearest node first.
      randomizeNodes: false,
      connectionTimeoutSeconds: 2,
      numRetries: nodes.length - 1,
      retryIntervalSeconds: 0.1,
      healthcheckIntervalSeconds: 30,
      cacheSearchResultsForSeconds: 0,
      logLevel: 'silent',
    },
  });
}

function askedOf(adapter: TypesenseInstantsearchAdapter): Asked {
  // Every client of the adapter has both methods; InstantSearch's own type makes one optional.
  const client: object = adapter.searchClient;
  return client as Asked;
}

/** Searches the cluster while it answers, with the embedded index as its fallback where one is published. */
function withFallback(
  cluster: Asked | null,
  embedded: Asked | null,
  { onEngine = () => undefined, now = () => performance.now() }: SearchClientOptions,
) {
  let downUntil = Number.NEGATIVE_INFINITY;
  let last: 'embedded' | 'typesense' | null = null;
  function tell(engine: 'embedded' | 'typesense'): void {
    if (last !== engine) onEngine(engine);
    last = engine;
  }
  return async (method: keyof Asked, requests: Requests): Promise<unknown> => {
    if (cluster && (embedded === null || now() >= downUntil)) {
      try {
        const result = await cluster[method](requests);
        tell('typesense');
        return result;
      } catch (error) {
        if (embedded === null) throw error;
        downUntil = now() + DOWN_MS;
      }
    }
    if (embedded === null) throw new Error('There is neither a cluster nor an index to search.');
    tell('embedded');
    return embedded[method](requests);
  };
}

/** Requests the newest build's facts each time; the first time it takes the request that was made early. */
function factsAsker(early: Promise<Response> | null): () => Promise<SearchDataFacts> {
  let unread = early;
  return () => {
    const reply = unread ?? undefined;
    unread = null;
    return currentFacts((url) => fetch(url), reply);
  };
}

/** Cards of hits: a cluster's hits carry theirs, those of the embedded index are loaded in blocks. */
function createCards(engine: EngineClient | null, onRenew: () => void) {
  let source: CardSource | null = null;
  let isRenewed = false;
  // The site was published again while the page is open: the next search loads the new index. Only once, because a
  // site whose cards are missing altogether would otherwise load an index for every search.
  function renew(): void {
    if (isRenewed) return;
    isRenewed = true;
    source = null;
    engine?.renew();
    onRenew();
  }
  return async (hits: readonly CardHit[]): Promise<ReadonlyMap<string, CardFacts>> => {
    const cards = new Map<string, CardFacts>();
    const rows = new Map<number, string>();
    for (const { objectID, row, card } of hits) {
      if (isCard(card)) cards.set(objectID, card);
      else if (typeof row === 'number') rows.set(row, objectID);
    }
    if (engine === null || rows.size === 0) return cards;
    source ??= createCardSource(await engine.ready(), { onGone: renew });
    for (const [row, card] of await source.cardsOf([...rows.keys()])) {
      const id = rows.get(row);
      if (id === card.id) cards.set(id, card);
    }
    return cards;
  };
}

function isCard(card: unknown): card is CardFacts {
  return typeof card === 'object' && card !== null && 'href' in card && 'price' in card;
}

/**
 * The only way for pages to search: InstantSearch's client and the cards of its hits. In a cluster, InstantSearch's
 * index name is the collection; the embedded engine has only one. Nothing is loaded before the first call of search,
 * `ready` or `cardsOf`.
 */
export function createSearchClient(options: SearchClientOptions) {
  const makeEngine =
    options.makeEngine ?? ((askFacts) => createEngineClient(askFacts, { onProgress: options.onProgress }));
  const engine = options.hasIndex ? makeEngine(factsAsker(options.current ?? null)) : null;
  const isClustered = options.engine === 'typesense' && options.typesense !== null;
  const cluster = isClustered && options.typesense ? askedOf(clusterAdapter(options.typesense)) : null;
  const embedded = engine === null ? null : askedOf(embeddedAdapter(engine));
  const ask = withFallback(cluster, embedded, options);
  const searches = createResultCache((requests: Requests) => ask('search', requests));
  const searchClient: object = {
    search: (requests: Requests) => searches.ask(requests),
    searchForFacetValues: (requests: Requests) => ask('searchForFacetValues', requests),
    clearCache: () => searches.clear(),
  };
  return {
    /** For `<InstantSearch searchClient>`; keeps the last 10 results. */
    searchClient: searchClient as SearchClient,
    /** Preloads the index, if the first search will need it. */
    ready: async (): Promise<void> => {
      if (cluster === null) await engine?.ready();
    },
    cardsOf: createCards(engine, () => searches.clear()),
    clearCache: () => searches.clear(),
    close: () => engine?.close(),
  };
}
