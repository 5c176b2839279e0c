import { REMEMBERED_DAYS } from '../../stock/departures.ts';
import type { Snapshot } from '../../stock/snapshot.schema.ts';
import { DAY_MS, instantOf } from '../../values/date.ts';
import { isSold, type PublishedStockSettings } from '../../vehicle/availability.ts';

/**
 * Until when, in milliseconds since 1970, the same stock makes the same site within a day: the next moment at which a
 * sold vehicle leaves the listings or loses its page, or the address of one that is gone is forgotten. Infinity: never.
 */
export function nextExpiry(
  { vehicles, departed }: Pick<Snapshot, 'vehicles' | 'departed'>,
  { recentlySoldDays, soldPageDays, timeZone }: PublishedStockSettings,
  nowMs: number,
): number {
  const soldAt = vehicles.flatMap((vehicle) =>
    isSold(vehicle) && vehicle.soldAt !== null ? (instantOf(vehicle.soldAt, timeZone) ?? []) : [],
  );
  const ends = [
    ...soldAt.flatMap((at) => [at + recentlySoldDays * DAY_MS, at + soldPageDays * DAY_MS]),
    ...departed.map(({ leftAt }) => Date.parse(leftAt) + REMEMBERED_DAYS * DAY_MS),
  ];
  return ends.reduce((next, end) => (end > nowMs && end < next ? end : next), Number.POSITIVE_INFINITY);
}
