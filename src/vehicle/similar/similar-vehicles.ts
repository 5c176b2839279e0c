import { slugify } from '../../values/slug.ts';
import { currentPrice } from '../price/price.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/** "Similar cars: up to 6 results … 10 hits per query" (stock and vehicle §9). */
const MAX_SIMILAR = 6;
const CANDIDATES_PER_QUERY = 10;

export type SimilarIndex = {
  /** `vehicle` may be sold or missing from the index. */
  similarTo(vehicle: Vehicle): Vehicle[];
};

/** Vehicles of one model or body type sorted by a number: price or year. */
type Shelf = { readonly vehicles: readonly Vehicle[]; readonly values: readonly number[] };
type Shelves = { readonly byPrice: Shelf; readonly byYear: Shelf };

/** "price window plus or minus 10,000 when price is under 50,000, else 25,000" (stock and vehicle §9). */
export function priceWindow(price: number): number {
  return price < 50_000 ? 10_000 : 25_000;
}

const modelKey = ({ make, model }: Vehicle) => `${slugify(make)}/${slugify(model)}`;

function bodyKey({ itemType, simpleBody }: Vehicle): string | null {
  return simpleBody === null ? null : `${itemType}/${simpleBody}`;
}

function shelf(vehicles: readonly Vehicle[], numberOf: (vehicle: Vehicle) => number | null): Shelf {
  const valued = vehicles.flatMap((vehicle) => {
    const value = numberOf(vehicle);
    return value === null ? [] : [{ vehicle, value }];
  });
  valued.sort((a, b) => a.value - b.value || (a.vehicle.id < b.vehicle.id ? -1 : 1));
  return { vehicles: valued.map(({ vehicle }) => vehicle), values: valued.map(({ value }) => value) };
}

function shelvesBy(
  vehicles: readonly Vehicle[],
  keyOf: (vehicle: Vehicle) => string | null,
): ReadonlyMap<string | null, Shelves> {
  const groups = Map.groupBy(vehicles, keyOf);
  groups.delete(null);
  return new Map(
    [...groups].map(([key, members]) => [
      key,
      { byPrice: shelf(members, currentPrice), byYear: shelf(members, ({ year }) => year) },
    ]),
  );
}

function firstAtLeast(values: readonly number[], target: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? Number.POSITIVE_INFINITY) < target) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The (up to ten) vehicles nearest to the target within the window, nearest first, without `excludedId`. */
function nearest({ vehicles, values }: Shelf, target: number, window: number, excludedId: string): Vehicle[] {
  const found: Vehicle[] = [];
  let above = firstAtLeast(values, target);
  let below = above - 1;
  while (found.length < CANDIDATES_PER_QUERY) {
    const distanceBelow = target - (values[below] ?? Number.NEGATIVE_INFINITY);
    const distanceAbove = (values[above] ?? Number.POSITIVE_INFINITY) - target;
    if (Math.min(distanceBelow, distanceAbove) > window) break;
    const vehicle = vehicles[distanceBelow <= distanceAbove ? below-- : above++];
    if (vehicle === undefined) break;
    if (vehicle.id !== excludedId) found.push(vehicle);
  }
  return found;
}

/** How much a difference counts beside that of the price, which counts 1 at the edge of the price window. */
const weights = { seats: 0.4, body: 0.3, length: 0.3, drive: 0.15, year: 0.03 };

/** How far a vehicle is from the wanted one: in price, and in what it is used for. Unknown facts count as equal. */
export function unlikeness(wanted: Vehicle, other: Vehicle): number {
  const apart = (a: number | null, b: number | null, max: number) =>
    a === null || b === null ? 0 : Math.min(1, Math.abs(a - b) / max);
  const differs = (a: string | null, b: string | null) => (a !== null && b !== null && a !== b ? 1 : 0);
  const price = currentPrice(wanted);
  return (
    (price === null ? 0 : apart(price, currentPrice(other), priceWindow(price))) +
    weights.seats * apart(wanted.seats, other.seats, 2) +
    weights.body * differs(wanted.simpleBody, other.simpleBody) +
    weights.length * apart(wanted.variant.lengthMm, other.variant.lengthMm, 1000) +
    weights.drive * differs(wanted.drive, other.drive) +
    weights.year * Math.abs(wanted.year - other.year)
  );
}

function candidates(shelves: Shelves | undefined, vehicle: Vehicle): Vehicle[] {
  if (shelves === undefined) return [];
  const price = currentPrice(vehicle);
  // A vehicle without a price is compared by year instead.
  const found =
    price === null
      ? nearest(shelves.byYear, vehicle.year, Number.MAX_VALUE, vehicle.id)
      : nearest(shelves.byPrice, price, priceWindow(price), vehicle.id);
  return found
    .map((other) => ({ other, away: unlikeness(vehicle, other) }))
    .toSorted((a, b) => a.away - b.away)
    .map(({ other }) => other);
}

/**
 * "Similar cars: up to 6 results, deduplicated by id, same-model first, in-stock only" (stock and vehicle §9). Two
 * queries: same make and model, then same body type, each within the price window. Of each, the nearest in price are
 * ordered by all that makes vehicles alike.
 * Built once per stock; results are cached and do not depend on the order of `vehicles`.
 */
export function createSimilarIndex(vehicles: readonly Vehicle[], max: number = MAX_SIMILAR): SimilarIndex {
  const inStock = vehicles.filter((vehicle) => vehicle.status === 'in_stock');
  const models = shelvesBy(inStock, modelKey);
  const bodies = shelvesBy(inStock, bodyKey);
  const known = new Map<Vehicle, Vehicle[]>();
  return {
    similarTo(vehicle) {
      const before = known.get(vehicle);
      if (before !== undefined) return before;
      const sameModel = candidates(models.get(modelKey(vehicle)), vehicle);
      const sameBody = candidates(bodies.get(bodyKey(vehicle)), vehicle);
      const byId = new Map([...sameModel, ...sameBody].map((similar) => [similar.id, similar]));
      const similar = [...byId.values()].slice(0, max);
      known.set(vehicle, similar);
      return similar;
    },
  };
}
