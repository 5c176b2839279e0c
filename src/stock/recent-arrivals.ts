import { DAY_MS } from '../values/time/date.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import type { RecentArrival, Snapshot } from './snapshot.schema.ts';

/** After two days the day of arrival is over in every time zone. */
const REMEMBERED_DAYS = 2;

/**
 * Vehicles that arrived within the last two days, by their first import: the feed's own date may be the
 * purchase date. None at a first import.
 */
export function recentArrivals(
  previous: Snapshot | null,
  fed: readonly Vehicle[],
  now: Date,
): RecentArrival[] {
  if (previous === null) return [];
  const there = new Set(previous.vehicles.map(({ id }) => id));
  const oldest = now.getTime() - REMEMBERED_DAYS * DAY_MS;
  return [
    ...previous.newcomers.filter(({ since }) => Date.parse(since) > oldest),
    ...fed.filter(({ id }) => !there.has(id)).map(({ id }) => ({ id, since: now.toISOString() })),
  ];
}
