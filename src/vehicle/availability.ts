import { DAY_MS, instantOf } from '../values/date.ts';
import type { Vehicle } from './vehicle.schema.ts';

/** "Recently sold window: default 3 days (site override possible)" (leads and dealer §9). */
export const RECENTLY_SOLD_DAYS = 3;

/**
 * "Default stock filter per dealer uses a numeric level 0 to 14, default 3" (stock and vehicle §9).
 *
 * The specification leaves the levels open. Here a level is the sum of what a dealer shows, so that the
 * default, 3, is what §4 calls available: in stock and coming soon. A dealer that also shows recently
 * sold vehicles takes 7.
 */
export const stockLevels = { inStock: 1, comingSoon: 2, recentlySold: 4, unavailable: 8 } as const;
export const DEFAULT_STOCK_LEVEL = stockLevels.inStock + stockLevels.comingSoon;

export type PublishedStockSettings = {
  readonly stockLevel: number;
  readonly recentlySoldDays: number;
  readonly timeZone: string;
};

/** "in_stock and coming_soon are available; sold and any other value are unavailable"; reserved is a flag. */
export function isAvailable(vehicle: Pick<Vehicle, 'status'>): boolean {
  return vehicle.status === 'in_stock' || vehicle.status === 'coming_soon';
}

export function isSold(vehicle: Pick<Vehicle, 'status'>): boolean {
  return vehicle.status === 'sold';
}

/**
 * Until when a sold vehicle counts as recently sold, in milliseconds since 1970; the browser compares.
 * Null when it is not sold or nobody knows since when.
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

function levelOf(
  vehicle: Pick<Vehicle, 'status' | 'soldAt'>,
  settings: PublishedStockSettings,
  now: Date,
): number {
  switch (vehicle.status) {
    case 'in_stock':
      return stockLevels.inStock;
    case 'coming_soon':
      return stockLevels.comingSoon;
    case 'sold':
      return isRecentlySold(vehicle, settings, now) ? stockLevels.recentlySold : 0;
    case 'unavailable':
      return stockLevels.unavailable;
  }
}

/** "status in_stock or coming_soon or recently sold" (leads and dealer §7), as the stock level allows. */
export function isPublished(
  vehicle: Pick<Vehicle, 'status' | 'soldAt'>,
  settings: PublishedStockSettings,
  now: Date,
): boolean {
  return (settings.stockLevel & levelOf(vehicle, settings, now)) !== 0;
}
