import type { SearchClient } from 'instantsearch.js';
import type { ReadableAtom } from 'nanostores';
import type { CardFacts } from '../../../vehicle/card/card.ts';
import type { RepaymentRule } from '../../state/repayment-ranges.ts';
import type { RequestSettings } from '../../state/search-request.ts';
import type { SearchResults } from '../search-view.ts';
import type { ViewContext } from '../view/view-of.ts';

/** Who answers: the adapter's client, and the cards of hits, which may come in blocks of their own. */
export type SessionClient = {
  readonly searchClient: SearchClient;
  /** Loads what answering needs, ahead of the first question. */
  readonly ready?: () => Promise<void>;
  readonly cardsOf: (
    hits: readonly { readonly objectID: string; readonly row?: unknown; readonly card?: unknown }[],
  ) => Promise<ReadonlyMap<string, CardFacts>>;
};

export type RecentPort = {
  readonly $searches: ReadableAtom<readonly { readonly path: string; readonly words: string }[]>;
  readonly remember: (search: { readonly path: string; readonly words: string }) => void;
  readonly forget: () => void;
};

export type SessionOptions = {
  readonly context: ViewContext;
  readonly request: RequestSettings;
  /** Of the page as it was built; its cards are the static grid. */
  readonly results: SearchResults;
  readonly loadClient: () => Promise<SessionClient>;
  /** The shopper's own terms; null where the dealer offers none. */
  readonly $rule: ReadableAtom<RepaymentRule | null> | null;
  readonly recent: RecentPort | null;
  /** Milliseconds that only ever grow. */
  readonly now: () => number;
};
