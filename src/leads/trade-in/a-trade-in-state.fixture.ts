import type { TradeInState } from './trade-in.schema.ts';

/** A Corolla that has been valued but not sent. */
export function aTradeInState(changes: Partial<TradeInState> = {}): TradeInState {
  return {
    rego: '123ABC',
    regoState: 'QLD',
    kms: 50_000,
    vehicle: { year: 2022, make: 'Toyota', model: 'Corolla', badge: 'SX' },
    contact: {
      ...{ name: 'Ada', last_name: '', phone: '0412 345 678', email: '', postcode: '', location_id: '' },
      ...{ PreferredContactMethod: 'Phone', finance: '', 'do-you-have-a-trade-in': '', message: '' },
    },
    adjustmentAnswers: { condition: 'good' },
    valuation: {
      low: 18_000,
      high: 24_000,
      comparables: 11,
      basis: 'From 11 cars.',
      conditions: 'An estimate.',
    },
    message: null,
    offer_price: 21_000,
    purchase: null,
    offer_accepted: false,
    form_completed: false,
    lead_id: null,
    ...changes,
  };
}
