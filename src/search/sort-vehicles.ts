import { relevanceRules } from '../tenant/settings/search.schema.ts';
import type { sortKeys } from '../tenant/settings/sort-keys.ts';
import { hashText } from '../values/hash.ts';
import { DAY_MS, instantOf } from '../values/time/date.ts';
import { currentPrice, isPriced } from '../vehicle/price/price.ts';
import { isAvailable } from '../vehicle/status/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { saving } from './on-offer.ts';

export type SortKey = (typeof sortKeys)[number];

export type SortSettings = {
  /** "Price ascending sort may add a condition that price is above 0 for some dealers." */
  readonly excludeUnpricedWhenCheapestFirst: boolean;
  /** Sort criteria among vehicles of the same availability, most important first. */
  readonly relevance?: readonly RelevanceRule[];
};

type RelevanceRule = (typeof relevanceRules)[number];

type Ranked = Pick<
  Vehicle,
  | 'id'
  | 'status'
  | 'isReserved'
  | 'photosCount'
  | 'price'
  | 'offerPrice'
  | 'createdAt'
  | 'subscriptionPricePerWeek'
  | 'priceVerdict'
>;

/** Whether it can be bought today: reserved and incoming vehicles cannot. */
export function isBuyable(vehicle: Pick<Vehicle, 'status' | 'isReserved'>): boolean {
  return vehicle.status === 'in_stock' && !vehicle.isReserved;
}

/** Day of arrival in days since 1970; 0 if unknown. */
function createdDay(vehicle: Pick<Vehicle, 'createdAt'>): number {
  const instant = vehicle.createdAt === null ? Number.NaN : Date.parse(vehicle.createdAt.slice(0, 10));
  return Number.isNaN(instant) ? 0 : Math.max(0, Math.floor(instant / DAY_MS));
}

/** A value in [0, `levels`); more is better. */
type Rule = { readonly levels: number; readonly of: (vehicle: Ranked) => number };

const availability: Rule = {
  levels: 3,
  of: (vehicle) => (isBuyable(vehicle) ? 2 : isAvailable(vehicle) ? 1 : 0),
};

const rules: Readonly<Record<RelevanceRule, Rule>> = {
  photographs: { levels: 2, of: ({ photosCount }) => (photosCount > 0 ? 1 : 0) },
  price: { levels: 2, of: (vehicle) => (isPriced(vehicle) ? 1 : 0) },
  freshness: { levels: 1e5, of: (vehicle) => Math.min(createdDay(vehicle), 99_999) },
  verdict: { levels: 2, of: ({ priceVerdict }) => ((priceVerdict?.below ?? 0) > 0 ? 1 : 0) },
};

/** Otherwise equal vehicles are shuffled, so that a delivery of twenty similar ones does not fill a page. */
const spread: Rule = { levels: 1000, of: ({ id }) => hashText(id) % 1000 };

/**
 * Most relevant, as an integer to sort descending ("custom-rank index descending"): vehicles that can be bought
 * today, then reserved and incoming ones, then the others; within each group by search.json `relevance`.
 */
export function customRank(vehicle: Ranked, order: readonly RelevanceRule[] = relevanceRules): number {
  const all = [availability, ...order.map((name) => rules[name]), spread];
  return all.reduce((rank, { levels, of }) => rank * levels + of(vehicle), 0);
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
 * A sorted copy, independent of the input's order. Vehicles without a price come last in both price sorts; ascending
 * excludes prices that are not above 0 if so configured.
 */
export function sortVehicles(
  vehicles: readonly Vehicle[],
  sort: SortKey,
  settings: SortSettings = { excludeUnpricedWhenCheapestFirst: false },
): Vehicle[] {
  const keyed = (key: (vehicle: Vehicle) => number) =>
    vehicles.map((vehicle) => ({ vehicle, key: key(vehicle) }));
  switch (sort) {
    // A built page has no place to measure distances from.
    case 'nearest':
    case 'relevant':
      return sortedByKey(
        keyed((vehicle) => customRank(vehicle, settings.relevance)),
        -1,
      );
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
