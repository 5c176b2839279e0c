import { DAY_MS, instantOf } from '../../values/time/date.ts';
import { isPriced, type Priced } from '../price/price.ts';
import type { Vehicle } from '../vehicle.schema.ts';

export type PublishedStockSettings = {
  /** "a numeric level 0 to 14, default 3" (stock and vehicle §9); see `stockLevelOf`. */
  readonly stockLevel: number;
  readonly recentlySoldDays: number;
  /** Days for which a sold vehicle keeps its page. */
  readonly soldPageDays: number;
  readonly timeZone: string;
};

export type ListedSettings = Omit<PublishedStockSettings, 'soldPageDays'>;

/** "in_stock and coming_soon are available; sold and any other value are unavailable"; reserved is a flag. */
export function isAvailable(vehicle: Pick<Vehicle, 'status'>): boolean {
  return vehicle.status === 'in_stock' || vehicle.status === 'coming_soon';
}

export function isSold(vehicle: Pick<Vehicle, 'status'>): boolean {
  return vehicle.status === 'sold';
}

/**
 * A car tagged Test Drive Only is not for sale: it can be neither financed nor reserved, and its card always offers
 * the test drive.
 */
export function isTestDriveOnly(vehicle: Pick<Vehicle, 'tag'>): boolean {
  return vehicle.tag?.toLowerCase() === 'test drive only';
}

/**
 * End of the time in which a sold vehicle counts as recently sold, in milliseconds since 1970; the browser compares
 * it with the clock. Null when it is not sold or the date of sale is unknown.
 */
export function recentlySoldUntil(
  vehicle: Pick<Vehicle, 'status' | 'soldAt'>,
  settings: Pick<PublishedStockSettings, 'recentlySoldDays' | 'timeZone'>,
): number | null {
  if (!isSold(vehicle) || vehicle.soldAt === null) return null;
  const soldAt = instantOf(vehicle.soldAt, settings.timeZone);
  return soldAt === null ? null : soldAt + settings.recentlySoldDays * DAY_MS;
}

export function isRecentlySold(
  vehicle: Pick<Vehicle, 'status' | 'soldAt'>,
  settings: Pick<PublishedStockSettings, 'recentlySoldDays' | 'timeZone'>,
  now: Date,
): boolean {
  const until = recentlySoldUntil(vehicle, settings);
  return until !== null && now.getTime() < until;
}

type Listed = Pick<Vehicle, 'status' | 'soldAt' | 'photosCount' | 'isPriceHidden'> & Priced;

/**
 * The lowest stock level that lists a vehicle; each level adds to those below. The specification leaves the
 * levels open; here the default, 3, is what §4 calls available.
 *
 * | level | adds |
 * |---|---|
 * | 0 | in stock, with a price and photographs |
 * | 1 | without photographs |
 * | 2 | without a price |
 * | 3 | coming soon |
 * | 4 | recently sold |
 * | 14 | unavailable for another reason |
 *
 * A vehicle whose price the dealer hides (vehicle.json `hiding`) counts as one with a price, so that it stays listed.
 * Null if it was sold too long ago to be listed at any level.
 */
export function stockLevelOf(
  vehicle: Listed,
  settings: Pick<PublishedStockSettings, 'recentlySoldDays' | 'timeZone'>,
  now: Date,
): number | null {
  switch (vehicle.status) {
    case 'in_stock':
      if (!isPriced(vehicle) && vehicle.isPriceHidden !== true) return 2;
      return vehicle.photosCount > 0 ? 0 : 1;
    case 'coming_soon':
      return 3;
    case 'sold':
      return isRecentlySold(vehicle, settings, now) ? 4 : null;
    case 'unavailable':
      return 14;
  }
}

/** "status in_stock or coming_soon or recently sold" (leads and dealer §7), as the stock level allows. */
export function isPublished(vehicle: Listed, settings: ListedSettings, now: Date): boolean {
  const level = stockLevelOf(vehicle, settings, now);
  return level !== null && level <= settings.stockLevel;
}

/**
 * Whether a vehicle has a page: all listed vehicles, and recently sold ones, because links to them exist elsewhere
 * and should lead to a page that says so and offers similar vehicles.
 */
export function hasPage(vehicle: Listed, settings: PublishedStockSettings, now: Date): boolean {
  const { soldPageDays: recentlySoldDays, timeZone } = settings;
  return isPublished(vehicle, settings, now) || isRecentlySold(vehicle, { recentlySoldDays, timeZone }, now);
}
