import type { PriceComparison } from '#src/market/comparison/price-comparison.schema.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';

/** An outside service that compares a vehicle's price with the market. */
export interface Valuation {
  /** Rejects when the service does not answer or the answer is invalid. */
  readonly compare: (vehicle: Vehicle) => Promise<PriceComparison>;
}
