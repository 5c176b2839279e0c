/** State of a payment; `open` can still be paid. */
export type PaymentState = 'open' | 'paid' | 'unpaid' | 'refunded';

/** Event from the provider (`functions/ports/payments.ts`). */
type Happened = 'paid' | 'expired' | 'refunded';

/** The state with the higher rank wins, because providers do not guarantee the order of events. */
const rank: Readonly<Record<PaymentState, number>> = { open: 0, unpaid: 1, paid: 2, refunded: 3 };

const stateOf: Readonly<Record<Happened, PaymentState>> = {
  expired: 'unpaid',
  paid: 'paid',
  refunded: 'refunded',
};

/** The state after an event, which may be late or repeated. */
export function afterEvent(state: PaymentState, happened: Happened): PaymentState {
  const next = stateOf[happened];
  return rank[next] > rank[state] ? next : state;
}

/** States of lower rank, which this one replaces. */
export function earlierStates(state: PaymentState): PaymentState[] {
  return (['open', 'unpaid', 'paid', 'refunded'] as const).filter((other) => rank[other] < rank[state]);
}

export type ShownState = PaymentState | 'pending';

/**
 * The state to display. `isOver`: the shopper has left the provider's page or it has expired, so an open payment is
 * shown as being confirmed.
 */
export function shownState(state: PaymentState, isOver: boolean): ShownState {
  return state === 'open' && isOver ? 'pending' : state;
}
