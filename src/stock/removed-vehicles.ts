import { DAY_MS, instantOf } from '../values/time/date.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import type { RemovedVehicle, Snapshot } from './snapshot.schema.ts';

/** Days for which the slug of a removed vehicle is kept. */
export const REMEMBERED_DAYS = 400;

type RemovalSettings = { readonly soldPageDays: number; readonly timeZone: string; readonly now: Date };

type KeptStock = {
  /** The feed's vehicles, followed by recently dropped ones marked as sold. */
  readonly vehicles: Vehicle[];
  /** Vehicles that had a page and are neither in the feed nor among `vehicles`. */
  readonly departed: RemovedVehicle[];
};

/**
 * A vehicle that is no longer in the feed counts as sold from now on: its page says so for some days. After
 * that only slug, make and model are kept, to redirect its address to the model's list. A vehicle that the
 * feed lists again is restored.
 */
export function keepRemovedVehicles(
  previous: Snapshot | null,
  fed: readonly Vehicle[],
  { soldPageDays, timeZone, now }: RemovalSettings,
): KeptStock {
  const ids = new Set(fed.map(({ id }) => id));
  const slugs = new Set(fed.map(({ slug }) => slug));
  const isGone = ({ id, slug }: Vehicle) => !ids.has(id) && !slugs.has(slug);
  const sold = (previous?.vehicles ?? []).filter(isGone).map((vehicle) => asSold(vehicle, now));
  const soldSince = ({ soldAt }: Vehicle) => instantOf(soldAt ?? '', timeZone) ?? 0;
  const isRecent = (vehicle: Vehicle) => now.getTime() < soldSince(vehicle) + soldPageDays * DAY_MS;
  const newlyRemoved = sold.filter((vehicle) => !isRecent(vehicle)).map(removedVehicleOf);
  const oldest = now.getTime() - REMEMBERED_DAYS * DAY_MS;
  const remembered = (previous?.departed ?? []).filter(
    ({ slug, leftAt }) => !slugs.has(slug) && Date.parse(leftAt) > oldest,
  );
  return {
    vehicles: [...fed, ...sold.filter(isRecent)],
    departed: [...remembered, ...newlyRemoved.map((car) => ({ ...car, leftAt: now.toISOString() }))],
  };
}

function asSold(vehicle: Vehicle, now: Date): Vehicle {
  if (vehicle.status === 'sold' && vehicle.soldAt !== null) return vehicle;
  return { ...vehicle, status: 'sold', isReserved: false, soldAt: now.toISOString() };
}

function removedVehicleOf({ slug, make, model }: Vehicle): Omit<RemovedVehicle, 'leftAt'> {
  return { slug, make, model };
}
