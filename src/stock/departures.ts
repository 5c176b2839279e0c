import { DAY_MS, instantOf } from '../values/date.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import type { Departed, Snapshot } from './snapshot.schema.ts';

/** For how long the address of a vehicle that is gone is remembered, in days. */
export const REMEMBERED_DAYS = 400;

type DepartureSettings = { readonly soldPageDays: number; readonly timeZone: string; readonly now: Date };

type Departures = {
  /** The feed's vehicles and, after them, those that it has dropped a short while ago, as sold. */
  readonly vehicles: Vehicle[];
  /** What had a page once and is neither in the feed nor among the vehicles. */
  readonly departed: Departed[];
};

/**
 * A vehicle that a feed does not name any more is sold since now: shoppers who follow a link to it are told
 * so for some days. After that only its address, make and model are kept, so that the address can lead to
 * what is there of the model. Whatever the feed names again is back.
 */
export function departures(
  previous: Snapshot | null,
  fed: readonly Vehicle[],
  { soldPageDays, timeZone, now }: DepartureSettings,
): Departures {
  const ids = new Set(fed.map(({ id }) => id));
  const slugs = new Set(fed.map(({ slug }) => slug));
  const isGone = ({ id, slug }: Vehicle) => !ids.has(id) && !slugs.has(slug);
  const sold = (previous?.vehicles ?? []).filter(isGone).map((vehicle) => asSold(vehicle, now));
  const soldSince = ({ soldAt }: Vehicle) => instantOf(soldAt ?? '', timeZone) ?? 0;
  const isRecent = (vehicle: Vehicle) => now.getTime() < soldSince(vehicle) + soldPageDays * DAY_MS;
  const justDeparted = sold.filter((vehicle) => !isRecent(vehicle)).map(departedOf);
  const oldest = now.getTime() - REMEMBERED_DAYS * DAY_MS;
  const remembered = (previous?.departed ?? []).filter(
    ({ slug, leftAt }) => !slugs.has(slug) && Date.parse(leftAt) > oldest,
  );
  return {
    vehicles: [...fed, ...sold.filter(isRecent)],
    departed: [...remembered, ...justDeparted.map((car) => ({ ...car, leftAt: now.toISOString() }))],
  };
}

function asSold(vehicle: Vehicle, now: Date): Vehicle {
  if (vehicle.status === 'sold' && vehicle.soldAt !== null) return vehicle;
  return { ...vehicle, status: 'sold', isReserved: false, soldAt: now.toISOString() };
}

function departedOf({ slug, make, model }: Vehicle): Omit<Departed, 'leftAt'> {
  return { slug, make, model };
}
