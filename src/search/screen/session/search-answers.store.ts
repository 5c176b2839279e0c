import { atom, computed, type ReadableAtom } from 'nanostores';
import type { CardFacts } from '../../../vehicle/card/card.ts';
import { type HitDocument, type RawSearch, resultsOfRaw } from '../../state/results-of-reply.ts';
import type { SearchStatus } from '../search-frame-props.ts';
import type { SearchHit, SearchResults } from '../search-view.ts';
import { collapseHits } from './collapse-hits.ts';
import type { SessionOptions } from './session-options.ts';

/** "Still loading" is said after this time. */
const SLOW_MS = 2000;
/** Cards kept while going back and forth. */
const MOST_CARDS = 400;

export type SearchAnswers = {
  readonly $results: ReadableAtom<SearchResults>;
  /** Null while the built cards are the answer. */
  readonly $hits: ReadableAtom<readonly SearchHit[] | null>;
  readonly $status: ReadableAtom<SearchStatus>;
  readonly wait: () => void;
  readonly settle: (status: 'idle' | 'failed' | 'unavailable') => void;
  readonly receive: (raw: readonly RawSearch[]) => SearchResults;
  readonly addCards: (cards: ReadonlyMap<string, CardFacts>) => void;
  /** Hits of a side search, with the cards that are known. */
  readonly hitsOf: (raw: RawSearch) => readonly SearchHit[];
};

/** The last answer, and how it stands with the next: "while loading or on error the last shown hits stay". */
export function searchAnswers({
  results,
  request,
  context,
}: Pick<SessionOptions, 'results' | 'request' | 'context'>): SearchAnswers {
  const $results = atom(results);
  const $isBuilt = atom(true);
  const $status = atom<SearchStatus>('idle');
  const cards = new Map<string, CardFacts>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cardOf = (id: string) => cards.get(id) ?? null;
  const settle = (status: SearchStatus) => {
    clearTimeout(timer);
    $status.set(status);
  };
  const read = (raw: readonly RawSearch[]) => {
    for (const { objectID, card } of raw[0]?.hits ?? []) if (isCard(card)) cards.set(objectID, card);
    return resultsOfRaw(raw, request.hitsPerPage, cardOf);
  };
  return {
    $results,
    $hits: computed([$results, $isBuilt], ({ hits }, isBuilt) => (isBuilt ? null : hits)),
    $status,
    wait() {
      settle('loading');
      timer = setTimeout(() => $status.set('slow'), SLOW_MS);
    },
    settle,
    receive(raw) {
      const all = read(raw);
      const next = context.search.collapseSold ? { ...all, hits: collapseHits(all.hits) } : all;
      $isBuilt.set(false);
      $results.set(next);
      settle('idle');
      return next;
    },
    addCards(more) {
      for (const [id, card] of more) cards.set(id, card);
      const last = $results.get();
      const hits = last.hits.map((hit) => (hit.card === null ? { ...hit, card: cardOf(hit.id) } : hit));
      if (hits.some((hit, index) => hit.card !== last.hits[index]?.card)) $results.set({ ...last, hits });
      for (const id of [...cards.keys()].slice(0, Math.max(0, cards.size - MOST_CARDS))) cards.delete(id);
    },
    hitsOf: (raw) => read([raw]).hits,
  };
}

/** A Typesense collection carries each card beside its car, as the same build wrote it. */
function isCard(value: HitDocument[string]): value is CardFacts {
  return typeof value === 'object' && value !== null && 'href' in value && 'heading' in value;
}
