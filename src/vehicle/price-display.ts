import { formatMoney, formatWholeMoney } from '../values/money.ts';
import type { Vehicle } from './vehicle.schema.ts';

/** "No-price threshold: 10" and "Below-market threshold: more than $499" (stock and vehicle §9). */
const NO_PRICE_UP_TO = 10;
const BELOW_MARKET_MORE_THAN = 499;

export type PriceSettings = {
  /** ISO 4217, `AUD`. */
  readonly currency: string;
  /** Shown in place of a price, for example `Contact us for price`. */
  readonly noPriceText: string;
};

type Priced = Pick<
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
  /** `$25,990`, or what stands in place of a price. */
  readonly text: string;
  /** The price type beside the amount, `Drive Away`, or `/week`. */
  readonly typeText: string | null;
  readonly wasText: string | null;
  /** `$1,200 below market`. */
  readonly belowMarketText: string | null;
};

function realPrice(price: number | null): number | null {
  return price !== null && price > NO_PRICE_UP_TO ? price : null;
}

/**
 * What a vehicle costs to buy now; null for "a price of 10 or less counts as no price".
 *
 * The specification names `offer_price` without a rule. Here an offer is the current price when it is
 * lower than the price or the only one there is; the price it undercuts becomes the was-price.
 */
export function currentPrice(vehicle: Pick<Vehicle, 'price' | 'offerPrice'>): number | null {
  const price = realPrice(vehicle.price);
  const offer = realPrice(vehicle.offerPrice);
  if (price === null || offer === null) return price ?? offer;
  return Math.min(price, offer);
}

/** "A was-price shows only when higher than the current price." */
export function wasPrice(vehicle: Pick<Vehicle, 'price' | 'offerPrice' | 'beforePrice'>): number | null {
  const current = currentPrice(vehicle);
  if (current === null) return null;
  const price = realPrice(vehicle.price);
  if (price !== null && price > current) return price;
  return vehicle.beforePrice !== null && vehicle.beforePrice > current ? vehicle.beforePrice : null;
}

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

function noPrice(vehicle: Priced, settings: PriceSettings): PriceDisplay {
  const text = vehicle.isPreorder ? 'PREORDER' : settings.noPriceText;
  return { kind: 'none', amount: null, text, typeText: null, wasText: null, belowMarketText: null };
}

/** Everything a card, the sidebar and the sticky header say about the price (stock and vehicle §5). */
export function priceDisplay(vehicle: Priced, settings: PriceSettings): PriceDisplay {
  const { currency } = settings;
  const amount = currentPrice(vehicle);
  if (amount === null) {
    const weekly = vehicle.subscriptionPricePerWeek ?? 0;
    if (weekly <= 0) return noPrice(vehicle, settings);
    const text = formatMoney(weekly, currency);
    return {
      kind: 'subscription',
      amount: weekly,
      text,
      typeText: '/week',
      wasText: null,
      belowMarketText: null,
    };
  }
  const was = wasPrice(vehicle);
  const below = belowMarketBy(vehicle);
  return {
    kind: 'price',
    amount,
    text: formatMoney(amount, currency),
    typeText: vehicle.priceType,
    wasText: was === null ? null : formatMoney(was, currency),
    belowMarketText: below === null ? null : `${formatWholeMoney(below, currency)} below market`,
  };
}
