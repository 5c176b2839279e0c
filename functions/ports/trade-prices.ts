import type { TradePrice } from '#src/leads/trade-in/trade-in-valuation.ts';

/** A shopper's own car; `''` and null for what nobody said. */
export interface CarToPrice {
  readonly rego: string;
  readonly regoState: string;
  readonly vin: string;
  readonly nvic: string;
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly badge: string;
  readonly kms: number | null;
}

/** An outside service that knows what the trade pays for used cars. */
export interface TradePrices {
  /** For a car in good order. Null when it knows none for such a car; rejects when the service fails. */
  readonly priceOf: (car: CarToPrice) => Promise<TradePrice | null>;
}
