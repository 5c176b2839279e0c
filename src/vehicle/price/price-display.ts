import { fill } from '../../values/fill.ts';
import { formatMoney, formatWholeMoney } from '../../values/money.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { currentPrice, subscriptionPrice, wasPrice } from './price.ts';

/** "Below-market threshold: more than $499" (stock and vehicle §9). */
const BELOW_MARKET_MORE_THAN = 499;

/** vehicle.json `price`; `{amount}` in a text is the money. */
export type PriceSettings = {
  readonly noPriceText: string;
  readonly preorderText: string;
  /** Price type where the feed gives none. */
  readonly defaultPriceType: string | null;
  readonly belowMarket: boolean;
  readonly belowMarketText: string;
  readonly perWeek: string;
  readonly was: string;
};

type Displayed = Pick<
  Vehicle,
  | 'price'
  | 'beforePrice'
  | 'offerPrice'
  | 'priceType'
  | 'isPreorder'
  | 'subscriptionPricePerWeek'
  | 'stateAverageMarketPrice'
>;

export type PriceDisplay = {
  readonly kind: 'price' | 'subscription' | 'none';
  /** Dollars; per week for a subscription; null without a price. */
  readonly amount: number | null;
  /** `$25,990`, `$249 per week`, or what stands in place of a price. */
  readonly text: string;
  /** The price type beside the amount, `Drive Away`. */
  readonly typeText: string | null;
  /** `Was $27,990`. */
  readonly wasText: string | null;
  /** `$1,200 below market`. */
  readonly belowMarketText: string | null;
};

/**
 * By how much a price is below the market, in dollars, when the badge may say so: "when the market average
 * (state average preferred) exceeds the price by more than 499 and the price is under the state average".
 *
 * Where the state average is known it is the market average, and the first condition implies the second.
 * With only the plain average the second cannot be met, so there is no badge: it would claim more than
 * the data says.
 */
export function belowMarketBy(
  vehicle: Pick<Vehicle, 'price' | 'offerPrice' | 'stateAverageMarketPrice'>,
): number | null {
  const current = currentPrice(vehicle);
  if (current === null || vehicle.stateAverageMarketPrice === null) return null;
  const difference = vehicle.stateAverageMarketPrice - current;
  return difference > BELOW_MARKET_MORE_THAN ? difference : null;
}

function withoutPrice(vehicle: Displayed, settings: PriceSettings, currency: string): PriceDisplay {
  const weekly = subscriptionPrice(vehicle);
  const rest = { amount: weekly, typeText: null, wasText: null, belowMarketText: null };
  if (weekly === null) {
    return { kind: 'none', text: vehicle.isPreorder ? settings.preorderText : settings.noPriceText, ...rest };
  }
  const text = fill(settings.perWeek, { amount: formatMoney(weekly, currency) });
  return { kind: 'subscription', text, ...rest };
}

/** Everything a card, the sidebar and the sticky header say about the price (stock and vehicle §5). */
export function priceDisplay(vehicle: Displayed, settings: PriceSettings, currency: string): PriceDisplay {
  const amount = currentPrice(vehicle);
  if (amount === null) return withoutPrice(vehicle, settings, currency);
  const was = wasPrice(vehicle);
  const below = settings.belowMarket ? belowMarketBy(vehicle) : null;
  return {
    kind: 'price',
    amount,
    text: formatMoney(amount, currency),
    typeText: vehicle.priceType ?? settings.defaultPriceType,
    wasText: was === null ? null : fill(settings.was, { amount: formatMoney(was, currency) }),
    belowMarketText:
      below === null ? null : fill(settings.belowMarketText, { amount: formatWholeMoney(below, currency) }),
  };
}
