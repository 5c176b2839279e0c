import { DAY_MS } from '../values/date.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import type { Newcomer, Snapshot } from './snapshot.schema.ts';

/** By then the day of their arrival is over in every time zone. */
const REMEMBERED_DAYS = 2;

/**
 * The vehicles that have come within the last two days, by when the stock had them first: a feed's own date may be
 * that of the purchase, a week before. At a first import nothing has just come.
 */
export function newcomers(previous: Snapshot | null, fed: readonly Vehicle[], now: Date): Newcomer[] {
  if (previous === null) return [];
  const there = new Set(previous.vehicles.map(({ id }) => id));
  const oldest = now.getTime() - REMEMBERED_DAYS * DAY_MS;
  return [
    ...previous.newcomers.filter(({ since }) => Date.parse(since) > oldest),
    ...fed.filter(({ id }) => !there.has(id)).map(({ id }) => ({ id, since: now.toISOString() })),
  ];
}
