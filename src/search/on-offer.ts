import { currentPrice, wasPrice } from '../vehicle/price/price.ts';
import { isAvailable } from '../vehicle/status/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';

/** The value of the search attribute `categories` that the special-offers listing is restricted to. */
export const OFFERS_CATEGORY = 'Special offers';

/**
 * "Special offers search … filters categories, price" (stock and vehicle §7). A vehicle is on offer while it
 * can be bought for less than its was-price; what is sold is no offer any more.
 */
export function isOnOffer(
  vehicle: Pick<Vehicle, 'status' | 'price' | 'offerPrice' | 'beforePrice'>,
): boolean {
  return isAvailable(vehicle) && wasPrice(vehicle) !== null;
}

/** What is off the earlier price, in dollars, while the car is on offer. */
export function saving(vehicle: Parameters<typeof isOnOffer>[0]): number | null {
  const [was, now] = [wasPrice(vehicle), currentPrice(vehicle)];
  return isOnOffer(vehicle) && was !== null && now !== null ? Math.round(was - now) : null;
}
