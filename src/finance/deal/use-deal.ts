import { useStore } from '@nanostores/react';
import { type Deal, noDeal } from './deal.schema.ts';
import { $deal, forgetDeal, setDeal } from './deal.store.ts';

interface SharedDeal {
  readonly deal: Deal;
  readonly setDeal: (changes: Partial<Deal>) => void;
  /** Deletes the deal, so that all figures are the dealer's example again. */
  readonly forgetDeal: () => void;
}

/** The shopper's deal and its setters. The first render matches the built page, which has no deal. */
export function useDeal(): SharedDeal {
  return { deal: useStore($deal, { ssr: () => noDeal }), setDeal, forgetDeal };
}

/** Calls the listener now and after each change; returns a function that unsubscribes. */
export function onDeal(listener: (deal: Deal) => void): () => void {
  return $deal.subscribe(listener);
}
