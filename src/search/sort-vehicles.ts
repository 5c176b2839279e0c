import type { sortKeys } from '../tenant/settings/search.schema.ts';
import { DAY_MS, instantOf } from '../values/date.ts';
import { hashText } from '../values/hash.ts';
import { isAvailable } from '../vehicle/availability.ts';
import { currentPrice, isPriced } from '../vehicle/price/price.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { saving } from './on-offer.ts';

/** "Default sort options: most relevant, latest, highest price, lowest price" (stock and vehicle §2). */
export type SortKey = (typeof sortKeys)[number];

export type SortSettings = {
  /** "Price ascending sort may add a condition that price is above 0 for some dealers." */
  readonly excludeUnpricedWhenCheapestFirst: boolean;
};

type Ranked = Pick<
  Vehicle,
  'id' | 'status' | 'photosCount' | 'price' | 'offerPrice' | 'createdAt' | 'subscriptionPricePerWeek'
>;

/** Days since 1970 of the day a vehicle came in; 0 when nobody knows. */
function createdDay(vehicle: Pick<Vehicle, 'createdAt'>): number {
  const instant = vehicle.createdAt === null ? Number.NaN : Date.parse(vehicle.createdAt.slice(0, 10));
  return Number.isNaN(instant) ? 0 : Math.max(0, Math.floor(instant / DAY_MS));
}

/**
 * Most relevant, as one number to sort descending ("custom-rank index descending"): available first, then
 * those with photographs and a price, with photographs, with a price; in each the newest day first.
 * Vehicles that came in together are spread by a hash of their id, so that a delivery of twenty alike does
 * not fill a page. Fits a signed 32-bit integer: class × 10⁸ + day × 10³ + spread.
 */
export function customRank(vehicle: Ranked): number {
  const rankClass =
    (isAvailable(vehicle) ? 4 : 0) + (vehicle.photosCount > 0 ? 2 : 0) + (isPriced(vehicle) ? 1 : 0);
  return rankClass * 1e8 + Math.min(createdDay(vehicle), 99_999) * 1e3 + (hashText(vehicle.id) % 1000);
}

type Keyed = { readonly vehicle: Vehicle; readonly key: number };

function sortedByKey(keyed: Keyed[], direction: 1 | -1): Vehicle[] {
  keyed.sort((a, b) => {
    if (a.key !== b.key) return direction * (a.key < b.key ? -1 : 1);
    return a.vehicle.id < b.vehicle.id ? -1 : 1;
  });
  return keyed.map(({ vehicle }) => vehicle);
}

function createdInstant(vehicle: Vehicle): number {
  const instant = vehicle.createdAt === null ? null : instantOf(vehicle.createdAt, 'UTC');
  return instant ?? Number.NEGATIVE_INFINITY;
}

/**
 * A sorted copy; the same order whatever order the vehicles come in. Vehicles without a price come last in
 * both price sorts; ascending leaves out those whose price is not above 0 where the setting says so.
 */
export function sortVehicles(
  vehicles: readonly Vehicle[],
  sort: SortKey,
  settings: SortSettings = { excludeUnpricedWhenCheapestFirst: false },
): Vehicle[] {
  const keyed = (key: (vehicle: Vehicle) => number) =>
    vehicles.map((vehicle) => ({ vehicle, key: key(vehicle) }));
  switch (sort) {
    // A built page knows no place to measure from.
    case 'nearest':
    case 'relevant':
      return sortedByKey(keyed(customRank), -1);
    case 'latest':
      return sortedByKey(keyed(createdInstant), -1);
    case 'price-desc':
      return sortedByKey(
        keyed((vehicle) => currentPrice(vehicle) ?? Number.NEGATIVE_INFINITY),
        -1,
      );
    case 'km-asc':
      return sortedByKey(
        keyed(({ odometerKm }) => odometerKm ?? Number.POSITIVE_INFINITY),
        1,
      );
    case 'year-desc':
      return sortedByKey(
        keyed(({ year }) => year),
        -1,
      );
    case 'saving-desc':
      return sortedByKey(
        keyed((vehicle) => saving(vehicle) ?? Number.NEGATIVE_INFINITY),
        -1,
      );
    case 'price-asc': {
      const isAbove0 = ({ vehicle }: Keyed) => (vehicle.price ?? 0) > 0 || (vehicle.offerPrice ?? 0) > 0;
      const all = keyed((vehicle) => currentPrice(vehicle) ?? Number.POSITIVE_INFINITY);
      return sortedByKey(settings.excludeUnpricedWhenCheapestFirst ? all.filter(isAbove0) : all, 1);
    }
  }
}
