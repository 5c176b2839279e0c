import type { Settings } from '../../tenant/settings/subjects.ts';
import { carEstimate, shownLoan } from '../estimate/car-estimate.ts';
import { estimateText } from '../estimate/estimate-text.ts';
import { type PriceDisplay, priceDisplay } from '../price/price-display.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/** What a vehicle costs, as the sticky header says it. */
export type VehicleOffer = {
  readonly price: PriceDisplay;
  /** `$129/week at 7.99% p.a., 8.73% p.a. comparison rate`. */
  readonly weekly: string | null;
  /** What `weekly` was worked out on, where a shopper's own deal may stand in its place; else null. */
  readonly loan: string | null;
};

export function vehicleOffer(
  vehicle: Vehicle,
  { vehicle: texts, site, search, finance }: Settings,
  thisYear: number,
): VehicleOffer {
  const estimate = carEstimate(vehicle, finance, thisYear);
  return {
    price: priceDisplay(vehicle, texts.price, site.currency),
    weekly: estimateText(estimate, texts.price.weekly, site.currency),
    loan: shownLoan(vehicle, estimate, finance, search.repayments !== null),
  };
}
