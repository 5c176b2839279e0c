import { isAvailable } from '../status/availability.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { currentPrice } from './price.ts';

/**
 * The asking price; null if the vehicle is not for sale or has no price. Used for everything that leaves the page:
 * feeds, structured data, analytics.
 */
export function askingPrice(vehicle: Pick<Vehicle, 'status' | 'price' | 'offerPrice'>): number | null {
  return isAvailable(vehicle) ? currentPrice(vehicle) : null;
}
