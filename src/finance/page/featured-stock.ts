import { currentPrice } from '../../vehicle/price/price.ts';
import { isTestDriveOnly } from '../../vehicle/status/availability.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

/** "Six featured used cars (more than one photo, in stock)" (leads and dealer §2) that have a price to finance. */
function isFeatured(vehicle: Vehicle): boolean {
  const { carType, status, isReserved, photosCount } = vehicle;
  const isForSale = status === 'in_stock' && !isReserved && currentPrice(vehicle) !== null;
  return carType === 'used' && isForSale && photosCount > 1 && !isTestDriveOnly(vehicle);
}

/** Round-robin over makes: the first vehicle of each make, then the second of each, up to `max`. */
export function featuredStock(vehicles: readonly Vehicle[], max: number): Vehicle[] {
  const byMake = [...Map.groupBy(vehicles.filter(isFeatured), ({ make }) => make).values()];
  const rounds = Math.max(0, ...byMake.map(({ length }) => length));
  const inTurns = Array.from({ length: Math.min(rounds, max) }, (_, round) =>
    byMake.flatMap((cars) => cars.slice(round, round + 1)),
  );
  return inTurns.flat().slice(0, max);
}
