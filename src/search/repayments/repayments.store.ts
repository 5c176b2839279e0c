import * as v from 'valibot';
import { storedStore } from '../../ui/stored.store.ts';
import { REPAYMENT_KEY, REPAYMENT_VERSION, type Repayment, repaymentSchema } from './repayments.schema.ts';

const store = storedStore<Repayment | null>({
  key: REPAYMENT_KEY,
  version: REPAYMENT_VERSION,
  schema: v.nullable(repaymentSchema),
  empty: null,
});

/** The shopper's own deposit and term; null while cards show the dealer's estimates. */
export const $repayment = store.$value;

/** Tells the cards in the page too, which read the device themselves; see weekly-price.js. */
function announce(repayment: Repayment | null): void {
  document.dispatchEvent(new CustomEvent('repayment', { detail: repayment }));
}

export function setRepayment(repayment: Repayment): void {
  store.set(repayment);
  announce(repayment);
}

export function forgetRepayment(): void {
  store.forget();
  announce(null);
}
