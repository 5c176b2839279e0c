import { useStore } from '@nanostores/react';
import type { Deal } from './deal.schema.ts';
import { $deal, setDeal } from './deal.store.ts';

/** The shopper's deal, and how to say a part of it. The first render equals the built page, which knows of no deal. */
export function useDeal(): { readonly deal: Deal; readonly setDeal: (changes: Partial<Deal>) => void } {
  return { deal: useStore($deal, { ssr: 'initial' }), setDeal };
}
