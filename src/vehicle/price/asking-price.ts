import { isAvailable } from '../availability.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { currentPrice } from './price.ts';

/** What a vehicle is offered for; null when it is not for sale or has no price. All that leaves the page says this. */
export function askingPrice(vehicle: Pick<Vehicle, 'status' | 'price' | 'offerPrice'>): number | null {
  return isAvailable(vehicle) ? currentPrice(vehicle) : null;
}
