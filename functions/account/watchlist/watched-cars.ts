import type { Watched, WatchlistChange } from '#src/account/watchlist/watchlist.schema.ts';
import { changesSince, watchedStatus } from '#src/account/watchlist/watchlist-changes.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { carOf } from '../../leads/car-of.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { vehicleAsOf } from '../../vehicle/status/live-status.ts';
import { readLiveStatus } from '../../vehicle/status/read-live-status.ts';
import { readSavedCars, type SavedCar } from './saved-cars.ts';

export type LivePorts = Pick<Ports, 'database' | 'now'>;

/** A saved car and what has changed since. */
export interface WatchedCar {
  readonly saved: SavedCar;
  /** The vehicle now; null when it has left the site. */
  readonly vehicle: Vehicle | null;
  readonly now: Watched;
  readonly changes: readonly WatchlistChange[];
}

/**
 * The state of a published vehicle, including what the dealer's system has reported since the
 * build.
 */
export async function asWatched(
  ports: LivePorts,
  published: PublishedSite,
  vehicle: Vehicle,
): Promise<{ readonly vehicle: Vehicle; readonly now: Watched }> {
  const { fields } = await readLiveStatus(ports, published, vehicle);
  const status = watchedStatus(fields.status, fields.reserved);
  return { vehicle: vehicleAsOf(vehicle, fields), now: { price: fields.price, status } };
}

/**
 * Looks the car up by id too: its page may be gone, or its slug may have changed, for instance with
 * a corrected badge.
 */
export async function watchedNow(
  ports: LivePorts,
  published: PublishedSite,
  { car, slug }: Pick<SavedCar, 'car' | 'slug'>,
): Promise<Pick<WatchedCar, 'vehicle' | 'now'>> {
  const vehicle = await carOf(published, { car_id: car, car_slug: slug });
  if (vehicle === null) return { vehicle: null, now: { price: null, status: 'gone' } };
  return asWatched(ports, published, vehicle);
}

/** Neither sold nor reserved. */
export function isForSale({ status }: Watched): boolean {
  return status === 'in_stock' || status === 'coming_soon';
}

/** The watchlist of a phone at a dealer, newest first. */
export async function readWatchedCars(
  ports: LivePorts,
  published: PublishedSite,
  phone: string,
): Promise<WatchedCar[]> {
  const cars = await readSavedCars(ports.database, { site: dealerOf(published), phone });
  return Promise.all(
    cars.map(async (saved) => {
      const current = await watchedNow(ports, published, saved);
      return { saved, ...current, changes: changesSince(saved.whenSaved, current.now) };
    }),
  );
}
