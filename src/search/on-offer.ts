import { currentPrice, wasPrice } from '../vehicle/price/price.ts';
import { isAvailable } from '../vehicle/status/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';

/**
 * "Special offers search … filters categories, price" (stock and vehicle §7). A vehicle is on offer while it is for
 * sale below its was-price.
 */
export function isOnOffer(
  vehicle: Pick<Vehicle, 'status' | 'price' | 'offerPrice' | 'beforePrice'>,
): boolean {
  return isAvailable(vehicle) && wasPrice(vehicle) !== null;
}

/** The reduction from the earlier price in dollars, while the car is on offer. */
export function saving(vehicle: Parameters<typeof isOnOffer>[0]): number | null {
  const [was, now] = [wasPrice(vehicle), currentPrice(vehicle)];
  return isOnOffer(vehicle) && was !== null && now !== null ? Math.round(was - now) : null;
}
