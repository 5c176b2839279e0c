import type { Vehicle } from '../vehicle.schema.ts';

/** "No-price threshold: 10" (stock and vehicle §9). */
const NO_PRICE_UP_TO = 10;

export type Priced = Pick<Vehicle, 'price' | 'offerPrice' | 'subscriptionPricePerWeek'>;

/** Null if it is so low that it counts as no price. */
export function realPrice(price: number | null): number | null {
  return price !== null && price > NO_PRICE_UP_TO ? price : null;
}

/**
 * The purchase price; null if "a price of 10 or less counts as no price". The specification names `offer_price`
 * without a rule. Here an offer is the current price if it is lower than the price or the only one; the price it
 * undercuts becomes the was-price.
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
 * Weekly price in dollars of a subscription vehicle, which is not for sale but has a weekly price; otherwise null.
 */
export function subscriptionPrice(vehicle: Priced): number | null {
  const weekly = vehicle.subscriptionPricePerWeek ?? 0;
  return currentPrice(vehicle) === null && weekly > 0 ? weekly : null;
}

export function isPriced(vehicle: Priced): boolean {
  return currentPrice(vehicle) !== null || subscriptionPrice(vehicle) !== null;
}
