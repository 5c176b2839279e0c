import type { PriceComparison } from '#src/market/comparison/price-comparison.schema.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';

/** An outside service that knows what vehicles cost. */
export interface Valuation {
  /** Rejects when the service does not answer, or not as agreed. */
  readonly compare: (vehicle: Vehicle) => Promise<PriceComparison>;
}
