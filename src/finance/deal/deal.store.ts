import * as v from 'valibot';
import { storedAtom } from '../../ui/storage/stored.store.ts';
import { DEAL_KEY, DEAL_VERSION, type Deal, dealSchema, noDeal } from './deal.schema.ts';

/** The shopper's deposit, trade-in, term and frequency, kept on the device; null for parts not entered. */
export const $deal = storedAtom<Deal>({
  key: DEAL_KEY,
  version: DEAL_VERSION,
  schema: dealSchema,
  empty: noDeal,
});

/** weekly-price.js, which is outside React, listens to this event. */
function announce(): void {
  document.dispatchEvent(new CustomEvent('deal', { detail: $deal.get() }));
}

/** Changes a part of the deal; invalid values are ignored. */
export function setDeal(changes: Partial<Deal>): void {
  const changed = v.safeParse(dealSchema, { ...$deal.get(), ...changes });
  if (changed.success) $deal.set(changed.output);
  announce();
}

/** Deletes the deal, so that all figures are the dealer's example again. */
export function forgetDeal(): void {
  $deal.set(noDeal);
  announce();
}
