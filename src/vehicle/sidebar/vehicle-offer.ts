import type { Settings } from '../../tenant/settings/subjects.ts';
import { repaymentPrice } from '../card/card.ts';
import { financeEstimate } from '../estimate/estimate.ts';
import { estimateText } from '../estimate/estimate-text.ts';
import { type PriceDisplay, priceDisplay } from '../price/price-display.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/** What a vehicle costs, as the sticky header says it. */
export type VehicleOffer = {
  readonly price: PriceDisplay;
  /** `$129/week at 7.99% p.a., 8.73% p.a. comparison rate`. */
  readonly weekly: string | null;
  /** Dollars, where the shopper's own repayment may stand in place of `weekly`; else null. */
  readonly repaymentPrice: number | null;
};

export function vehicleOffer(
  vehicle: Vehicle,
  { vehicle: texts, site, search, finance }: Settings,
  thisYear: number,
): VehicleOffer {
  const estimate = financeEstimate(vehicle, finance, thisYear);
  return {
    price: priceDisplay(vehicle, texts.price, site.currency),
    weekly: estimateText(estimate, texts.price.weekly, site.currency),
    repaymentPrice: search.repayments === null ? null : repaymentPrice(vehicle),
  };
}
