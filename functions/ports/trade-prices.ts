import type { TradePrice } from '#src/leads/trade-in/trade-in-valuation.ts';

/** A shopper's own car; `''` and null when unknown. */
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

/** An outside service for the trade prices of used cars. */
export interface TradePrices {
  /**
   * The price of a car in good condition. Null when there is none; rejects when the service fails.
   */
  readonly priceOf: (car: CarToPrice) => Promise<TradePrice | null>;
}
