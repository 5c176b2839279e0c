import type { SearchClient } from 'instantsearch.js';
import { atom, type ReadableAtom } from 'nanostores';
import type { Place } from '../../../values/place/great-circle.ts';
import type { CardFacts } from '../../../vehicle/card/card.ts';
import { type RepaymentRule, requestsOnOwnTerms } from '../../state/repayment-ranges.ts';
import { type NearPoint, requestsNear } from '../../state/requests-near.ts';
import type { SideQuery } from '../../state/search-request.ts';
import type { SearchNear } from '../../state/search-state.ts';
import { pointOf } from '../../state/url-values.ts';
import { type Near, nearOf } from '../../words/typed-place.ts';
import type { RawHit, RawSearch } from '../hits.ts';

/** Who answers: the adapter's client, and the cards of hits, which may come in blocks of their own. */
export interface LoadedClient {
  readonly searchClient: SearchClient;
  /** Loads what answering needs, ahead of the first search. */
  readonly ready?: () => Promise<void>;
  readonly cardsOf: (hits: readonly RawHit[]) => Promise<ReadonlyMap<string, CardFacts>>;
  readonly clearCache: () => void;
}

/** failed: the search was not answered; unavailable: its code did not come, so that nobody can answer. */
export type SearchFailure = 'failed' | 'unavailable';

export interface SearchSource {
  /**
   * For InstantSearch. Loads its code with the first search. A search that fails is not answered until `retry` or
   * another search succeeds: an error would make InstantSearch take back what the shopper has chosen.
   */
  readonly searchClient: SearchClient;
  /** Of the last search; null while it is on the way, and once it is answered. */
  readonly $failure: ReadableAtom<SearchFailure | null>;
  /** The shopper's own terms; null where the dealer offers none. */
  readonly $rule: ReadableAtom<RepaymentRule | null> | null;
  readonly retry: () => void;
  /** From now on searches wait until it is known where the place is; undefined: there is none. */
  readonly setNear: (near: SearchNear | undefined) => void;
  /** Null where there is no place, or while it is looked up; `unknown` where nobody knows it. */
  readonly $near: ReadableAtom<NearPoint | 'unknown' | null>;
  /** Loads the engine, at the first sign that it will be needed. */
  readonly warm: () => void;
  /** A search beside the one whose results are shown. Rejects where it fails. */
  readonly ask: (queries: readonly SideQuery[]) => Promise<readonly RawSearch[]>;
  /** By vehicle id. */
  readonly $cards: ReadableAtom<ReadonlyMap<string, CardFacts>>;
  /** Adds to `$cards`; where that fails, the words of the cards stay without pictures. */
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
        // The search that follows tells of it.
        .catch(() => undefined),
    async ask(queries) {
      const { results } = await search(queries);
      // An adapter may answer with something else than a list of hits.
      return results.flatMap((result) => ('hits' in result ? [result] : []));
    },
    ...cardStore(async (hits) => (await client()).cardsOf(hits)),
  };
}

function nearPlace(findPlace: Options['findPlace']) {
  const $near = atom<NearPoint | 'unknown' | null>(null);
  let found: Promise<NearPoint | null> = Promise.resolve(null);
  const pointAt = async ({ place, km }: SearchNear): Promise<NearPoint | null> => {
    const point = pointOf(place) ?? (await findPlace(nearOf(place)));
    return point && { ...point, km };
  };
  return {
    $near,
    near: () => found,
    setNear(near: SearchNear | undefined) {
      $near.set(null);
      // A table that does not come is as good as a place that is not in it.
      const next = near === undefined ? Promise.resolve(null) : pointAt(near).catch(() => null);
      found = next;
      void next.then((point) => {
        if (found === next) $near.set(point ?? (near === undefined ? null : 'unknown'));
      });
    },
  };
}

/** Once for the page; after a failure the next call tries again. */
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

/** Cards kept while going back and forth. */
const MOST_CARDS = 400;

function cardStore(cardsOf: LoadedClient['cardsOf']): Pick<SearchSource, '$cards' | 'fetchCards'> {
  const $cards = atom<ReadonlyMap<string, CardFacts>>(new Map());
  return {
    $cards,
    async fetchCards(hits) {
      const missing = hits.filter(({ objectID }) => !$cards.get().has(objectID));
      if (missing.length === 0) return;
      try {
        const more = await cardsOf(missing);
        $cards.set(new Map([...$cards.get(), ...more].slice(-MOST_CARDS)));
      } catch {
        // Asked for again with the next answer.
      }
    },
  };
}
