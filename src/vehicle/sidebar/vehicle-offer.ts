import type { Settings } from '../../tenant/settings/subjects.ts';
import { carEstimate, shownLoan } from '../estimate/car-estimate.ts';
import { estimateText } from '../estimate/estimate.ts';
import { type PriceDisplay, priceDisplay } from '../price/price-display.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/** The price texts of the sticky header. */
export type VehicleOffer = {
  readonly price: PriceDisplay;
  /** `$129/week at 7.99% p.a., 8.73% p.a. comparison rate`. */
  readonly weekly: string | null;
  /** The loan behind `weekly`, if the shopper's own deal may replace it; otherwise null. */
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
