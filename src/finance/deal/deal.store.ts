import * as v from 'valibot';
import { storedAtom } from '../../ui/stored.store.ts';
import { DEAL_KEY, DEAL_VERSION, type Deal, dealSchema, noDeal } from './deal.schema.ts';

/** The shopper's deposit, trade-in, term and frequency, kept on the device; each null while it is not known. */
export const $deal = storedAtom<Deal>({
  key: DEAL_KEY,
  version: DEAL_VERSION,
  schema: dealSchema,
  empty: noDeal,
});

/** Prices outside React follow this event: see weekly-price.js. */
function announce(): void {
  document.dispatchEvent(new CustomEvent('deal', { detail: $deal.get() }));
}

/** Changes a part of the deal. A value beyond the limits changes nothing. */
export function setDeal(changes: Partial<Deal>): void {
  const changed = v.safeParse(dealSchema, { ...$deal.get(), ...changes });
  if (changed.success) $deal.set(changed.output);
  announce();
}

/** Back to the dealer's example. */
export function forgetDeal(): void {
  $deal.set(noDeal);
  announce();
}
