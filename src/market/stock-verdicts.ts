import { currentPrice } from '../vehicle/price/price.ts';
import type { PriceVerdict } from '../vehicle/price/price-verdict.schema.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { alike, comparableCars, type ListedCar, marketKey } from './comparison/comparable-cars.ts';
import type { MarketCar } from './market-car.schema.ts';
import { marketCars } from './market-car.ts';
import { hasPriceComparison, type MarketSettings } from './market-sections.ts';
import { averageVerdict, ENOUGH_PRICES, priceVerdict } from './price-verdict.ts';

/** By vehicle id; vehicles without a verdict are missing. */
export type PriceVerdicts = ReadonlyMap<string, PriceVerdict>;

interface Stock {
  readonly dealer: string;
  readonly vehicles: readonly Vehicle[];
  readonly settings: MarketSettings;
}

/**
 * The verdicts for a dealer's vehicles whose page compares the price. `others` is the stock of other dealers.
 * Empty if a valuation service is configured: it is asked when a page is read.
 */
export function stockVerdicts(
  { dealer, vehicles, settings }: Stock,
  others: readonly ListedCar[],
): PriceVerdicts {
  const { source } = settings.priceComparison;
  if (source === 'service') return new Map();
  if (source === 'feed') return feedVerdicts(vehicles, settings);
  const own = marketCars(vehicles).map((car) => ({ dealer, car }));
  const similarTo = similarFinder([...own, ...others]);
  const rowOf = new Map(own.map((listed) => [listed.car.id, listed]));
  const ratios = vehicles.flatMap(ratioOf);
  const verdicts = vehicles.flatMap((vehicle): [string, PriceVerdict][] => {
    const listed = hasPriceComparison(vehicle, settings) ? rowOf.get(vehicle.id) : undefined;
    if (listed === undefined) return [];
    const { price } = listed.car;
    const verdict = priceVerdict({ price, averages: vehicle, similar: similarTo(listed), ratios });
    return verdict === null ? [] : [[vehicle.id, verdict]];
  });
  return new Map(verdicts);
}

function feedVerdicts(vehicles: readonly Vehicle[], settings: MarketSettings): PriceVerdicts {
  const verdicts = vehicles.flatMap((vehicle): [string, PriceVerdict][] => {
    const price = hasPriceComparison(vehicle, settings) ? currentPrice(vehicle) : null;
    const verdict = price === null ? null : averageVerdict(price, vehicle);
    return verdict === null ? [] : [[vehicle.id, verdict]];
  });
  return new Map(verdicts);
}

/**
 * Finds similar vehicles, nearest in kilometres first. Their number is limited: more would not improve the
 * comparison, but would be slow for a large stock of one model and change its page with every other price.
 */
function similarFinder(listings: readonly ListedCar[]): (listing: ListedCar) => readonly MarketCar[] {
  const km = ({ odometerKm }: MarketCar) => odometerKm ?? 0;
  const groupOf = ({ car }: ListedCar) => `${marketKey(car)}|${car.year}|${car.badge?.trim().toLowerCase()}`;
  const groups = new Map(
    [...Map.groupBy(listings, groupOf)].map(([key, group]) => [
      key,
      group.toSorted((a, b) => km(a.car) - km(b.car)),
    ]),
  );
  const places = new Map(
    [...groups.values()].flatMap((group) => group.map((listing, place) => [listing, place] as const)),
  );
  return (listing) => {
    const group = groups.get(groupOf(listing)) ?? [];
    const place = places.get(listing) ?? 0;
    const near = group.slice(Math.max(0, place - ENOUGH_PRICES), place + ENOUGH_PRICES + 1);
    const apart = (car: MarketCar) => Math.abs(km(car) - km(listing.car));
    return alike(listing.car, comparableCars(listing, near))
      .toSorted((a, b) => apart(a) - apart(b))
      .slice(0, ENOUGH_PRICES);
  };
}

function ratioOf(vehicle: Vehicle): number[] {
  const price = currentPrice(vehicle);
  const average = vehicle.stateAverageMarketPrice;
  return price === null || average === null || average === 0 ? [] : [price / average];
}

export function withVerdicts(vehicles: readonly Vehicle[], verdicts: PriceVerdicts): Vehicle[] {
  return vehicles.map((vehicle) => {
    const verdict = verdicts.get(vehicle.id);
    return verdict === undefined ? vehicle : { ...vehicle, priceVerdict: verdict };
  });
}
