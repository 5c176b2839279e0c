import type { SearchClient } from 'instantsearch.js';
import { atom, type ReadableAtom } from 'nanostores';
import type { Place } from '../../../values/place/great-circle.ts';
import type { CardFacts } from '../../../vehicle/card/card.ts';
import { type RepaymentRule, requestsOnOwnTerms } from '../../state/repayment-ranges.ts';
import { type NearPoint, requestsNear } from '../../state/requests-near.ts';
import type { SideQuery } from '../../state/search-request.ts';
import type { SearchNear } from '../../state/search-state.ts';
import { HERE, pointOf } from '../../state/url-values.ts';
import { type Near, nearOf } from '../../words/typed-place.ts';
import type { RawHit, RawSearch } from '../hits.ts';

/** The adapter's search client, and the cards of its hits, which may be loaded separately. */
export interface LoadedClient {
  readonly searchClient: SearchClient;
  /** Preloads what the first search needs. */
  readonly ready?: () => Promise<void>;
  readonly cardsOf: (hits: readonly RawHit[]) => Promise<ReadonlyMap<string, CardFacts>>;
  readonly clearCache: () => void;
}

/** failed: the request failed; unavailable: the search code did not load. */
export type SearchFailure = 'failed' | 'unavailable';

export interface SearchSource {
  /**
   * For InstantSearch. Loads the search code with the first request. A failed request stays pending until
   * `retry` or another request succeeds, because InstantSearch reverts the shopper's choice on an error.
   */
  readonly searchClient: SearchClient;
  /** Failure of the last request; null while it is pending and after success. */
  readonly $failure: ReadableAtom<SearchFailure | null>;
  /** Repayments on the shopper's own loan terms; null if the dealer does not offer them. */
  readonly $rule: ReadableAtom<RepaymentRule | null> | null;
  readonly retry: () => void;
  /** Sets the place. Later requests wait for its coordinates; undefined removes it. */
  readonly setNear: (near: SearchNear | undefined) => void;
  /** Null without a place and while it is looked up; `unknown` if it was not found. */
  readonly $near: ReadableAtom<NearPoint | 'unknown' | null>;
  /** Preloads the engine when a search is likely. */
  readonly warm: () => void;
  /** A search whose results do not replace the shown ones. Rejects on failure. */
  readonly ask: (queries: readonly SideQuery[]) => Promise<readonly RawSearch[]>;
  /** By vehicle id. */
  readonly $cards: ReadableAtom<ReadonlyMap<string, CardFacts>>;
  /** Adds to `$cards`; on failure the cards keep their text without pictures. */
  readonly fetchCards: (hits: readonly RawHit[]) => Promise<void>;
}

interface Options extends Pick<SearchSource, '$rule'> {
  readonly loadClient: () => Promise<LoadedClient>;
  readonly findPlace: (near: Near) => Promise<Place | null>;
}

type Requests = readonly SideQuery[];

class Unavailable extends Error {}

export function createSearchSource({ loadClient, findPlace, $rule }: Options): SearchSource {
  const client = clientLoader(loadClient);
  const { near, setNear, $near } = nearPlace(findPlace);
  const search = async (requests: Requests) => {
    const [loaded, place] = await Promise.all([client(), near()]);
    const asked = requestsNear(requestsOnOwnTerms(requests, $rule?.get() ?? null), place);
    return loaded.searchClient.search<Record<string, unknown>>([...asked]);
  };
  const { $failure, retry, searchUntilAnswered } = retriedSearch(search);
  const searchClient: object = {
    search: searchUntilAnswered,
    clearCache: () => void client().then((loaded) => loaded.clearCache()),
  };
  return {
    searchClient: searchClient as SearchClient,
    ...{ $failure, $rule, $near, retry, setNear },
    warm: () =>
      void client()
        .then((loaded) => loaded.ready?.())
        // The next search reports the failure.
        .catch(() => undefined),
    async ask(queries) {
      const { results } = await search(queries);
      // The type of a result also allows replies without hits.
      return results.flatMap((result) => ('hits' in result ? [result] : []));
    },
    ...cardStore(async (hits) => (await client()).cardsOf(hits)),
  };
}

function nearPlace(findPlace: Options['findPlace']) {
  const $near = atom<NearPoint | 'unknown' | null>(null);
  let found: Promise<NearPoint | null> = Promise.resolve(null);
  const pointAt = async ({ place, km }: SearchNear): Promise<NearPoint | null> => {
    const point = pointOf(place) ?? (place === HERE ? null : await findPlace(nearOf(place)));
    return point && { ...point, km };
  };
  return {
    $near,
    near: () => found,
    setNear(near: SearchNear | undefined) {
      $near.set(null);
      // If the table of places cannot be loaded, the place is treated as unknown.
      const next = near === undefined ? Promise.resolve(null) : pointAt(near).catch(() => null);
      found = next;
      void next.then((point) => {
        if (found === next) $near.set(point ?? (near === undefined ? null : 'unknown'));
      });
    },
  };
}

/** Loads once per page; after a failure the next call retries. */
function clientLoader(load: Options['loadClient']): () => Promise<LoadedClient> {
  let loading: Promise<LoadedClient> | null = null;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null;
      throw new Unavailable('The code of the search did not come.', { cause });
    });
    return loading;
  };
}

function retriedSearch<Answer>(search: (requests: Requests) => Promise<Answer>) {
  const $failure = atom<SearchFailure | null>(null);
  let last: () => Promise<void> = () => Promise.resolve();
  const searchUntilAnswered = (requests: Requests) =>
    new Promise<Answer>((resolve) => {
      const attempt = async () => {
        $failure.set(null);
        try {
          resolve(await search(requests));
        } catch (error) {
          if (last === attempt) $failure.set(error instanceof Unavailable ? 'unavailable' : 'failed');
        }
      };
      last = attempt;
      void attempt();
    });
  return { $failure, retry: () => void last(), searchUntilAnswered };
}

/** Size of the cache of cards. */
const MAX_CARDS = 400;

function cardStore(cardsOf: LoadedClient['cardsOf']): Pick<SearchSource, '$cards' | 'fetchCards'> {
  const $cards = atom<ReadonlyMap<string, CardFacts>>(new Map());
  return {
    $cards,
    async fetchCards(hits) {
      const missing = hits.filter(({ objectID }) => !$cards.get().has(objectID));
      if (missing.length === 0) return;
      try {
        const more = await cardsOf(missing);
        $cards.set(new Map([...$cards.get(), ...more].slice(-MAX_CARDS)));
      } catch {
        // They are requested again with the next results.
      }
    },
  };
}
