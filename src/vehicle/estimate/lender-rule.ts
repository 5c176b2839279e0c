import type { LenderSettings } from '../../tenant/settings/finance/finance-lenders.schema.ts';
import { currentPrice } from '../price/price.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/** A lender's offer for a vehicle from the feed. */
export type LenderOffer = Vehicle['financeLenders'][string];

/** `lenders.*.estimate` of finance.json. */
export type LenderRule = LenderSettings['estimate'];

const neededFigure = {
  'comparison-rate': 'comparisonRatePercent',
  'weekly-payment': 'paymentWeek',
  'monthly-payment': 'paymentMonth',
} as const satisfies Record<NonNullable<LenderRule['needs']>, keyof LenderOffer>;

/**
 * Whether a lender's offer for a vehicle in stock may be shown, "finance estimate display depends on the lender"
 * (stock and vehicle §5): "car year newer than current year minus 12, price above 500, … comparison rate present",
 * and so on. A figure of 0 counts as missing.
 */
export function meetsRule(
  vehicle: Pick<Vehicle, 'year' | 'price' | 'offerPrice'>,
  offer: LenderOffer,
  { needs, priceAbove, yearsBack }: LenderRule,
  thisYear: number,
): boolean {
  const isPresent = needs === null || (offer[neededFigure[needs]] ?? 0) > 0;
  const isDearEnough = priceAbove === null || (currentPrice(vehicle) ?? 0) > priceAbove;
  const isNewEnough = yearsBack === null || vehicle.year > thisYear - yearsBack;
  return isPresent && isDearEnough && isNewEnough;
}
