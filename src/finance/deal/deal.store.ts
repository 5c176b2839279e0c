import * as v from 'valibot';
import { storedStore } from '../../ui/stored.store.ts';
import { DEAL_KEY, DEAL_VERSION, type Deal, dealSchema, noDeal } from './deal.schema.ts';

const store = storedStore<Deal>({
  key: DEAL_KEY,
  version: DEAL_VERSION,
  schema: dealSchema,
  empty: noDeal,
});

/** The shopper's deposit, trade-in, term and frequency, kept on the device; each null while it is not said. */
export const $deal = store.$value;

/** The prices in the page follow without React, by an event; see weekly-price.js. */
function announce(): void {
  document.dispatchEvent(new CustomEvent('deal', { detail: $deal.get() }));
}

/** Says a part of the deal; the rest stays. A value beyond the limits is not taken. */
export function setDeal(changes: Partial<Deal>): void {
  store.update((deal) => {
    const changed = v.safeParse(dealSchema, { ...deal, ...changes });
    return changed.success ? changed.output : deal;
  });
  announce();
}

/** Back to the dealer's example. */
export function forgetDeal(): void {
  store.forget();
  announce();
}
