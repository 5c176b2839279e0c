import { useStore } from '@nanostores/react';
import { type Deal, noDeal } from './deal.schema.ts';
import { $deal, forgetDeal, setDeal } from './deal.store.ts';

interface SharedDeal {
  readonly deal: Deal;
  readonly setDeal: (changes: Partial<Deal>) => void;
  /** Back to the dealer's example. */
  readonly forgetDeal: () => void;
}

/** The shopper's deal, and how to change it. The first render equals the built page, which knows of no deal. */
export function useDeal(): SharedDeal {
  return { deal: useStore($deal, { ssr: () => noDeal }), setDeal, forgetDeal };
}

/** Calls the listener at once and after each change of the deal. Returns a function that stops it. */
export function onDeal(listener: (deal: Deal) => void): () => void {
  return $deal.subscribe(listener);
}
