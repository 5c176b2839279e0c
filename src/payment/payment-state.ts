/** How a payment stands. `open`: it may still be made. */
export type PaymentState = 'open' | 'paid' | 'unpaid' | 'refunded';

/** What the provider says has happened (`functions/ports/payments.ts`). */
type Happened = 'paid' | 'expired' | 'refunded';

/** A state with a higher rank wins, because providers promise no order of their events. */
const rank: Readonly<Record<PaymentState, number>> = { open: 0, unpaid: 1, paid: 2, refunded: 3 };

const stateOf: Readonly<Record<Happened, PaymentState>> = {
  expired: 'unpaid',
  paid: 'paid',
  refunded: 'refunded',
};

/** The state after an event of the provider, which may arrive late or more than once. */
export function afterEvent(state: PaymentState, happened: Happened): PaymentState {
  const told = stateOf[happened];
  return rank[told] > rank[state] ? told : state;
}

/** States of lower rank, which this one replaces. */
export function earlierStates(state: PaymentState): PaymentState[] {
  return (['open', 'unpaid', 'paid', 'refunded'] as const).filter((other) => rank[other] < rank[state]);
}

export type ShownState = PaymentState | 'pending';

/**
 * What the shopper is shown. `isOver`: the shopper has left the provider's page or it has expired, so that an open
 * payment is being confirmed.
 */
export function shownState(state: PaymentState, isOver: boolean): ShownState {
  return state === 'open' && isOver ? 'pending' : state;
}
