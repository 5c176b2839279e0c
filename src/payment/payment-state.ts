/** How a payment stands. `open`: it may still be made. */
export type PaymentState = 'open' | 'paid' | 'unpaid' | 'refunded';

/** What the provider says has happened (`functions/ports/payments.ts`). */
type Happened = 'paid' | 'expired' | 'refunded';

/** Later states win over earlier ones, in whatever order they are told: providers promise none. */
const rank: Readonly<Record<PaymentState, number>> = { open: 0, unpaid: 1, paid: 2, refunded: 3 };

const stateOf: Readonly<Record<Happened, PaymentState>> = {
  expired: 'unpaid',
  paid: 'paid',
  refunded: 'refunded',
};

/** How a payment stands after the provider has told something of it, perhaps late or once more. */
export function afterEvent(state: PaymentState, happened: Happened): PaymentState {
  const told = stateOf[happened];
  return rank[told] > rank[state] ? told : state;
}

/** Those that give way to this one. */
export function earlierStates(state: PaymentState): PaymentState[] {
  return (['open', 'unpaid', 'paid', 'refunded'] as const).filter((other) => rank[other] < rank[state]);
}

export type ShownState = PaymentState | 'pending';

/** What the shopper is shown. `isOver`: nobody is at the provider's page any more, where it was paid if it was. */
export function shownState(state: PaymentState, isOver: boolean): ShownState {
  return state === 'open' && isOver ? 'pending' : state;
}
