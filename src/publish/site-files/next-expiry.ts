import { REMEMBERED_DAYS } from '../../stock/removed-vehicles.ts';
import type { Snapshot } from '../../stock/snapshot.schema.ts';
import { DAY_MS, instantOf } from '../../values/time/date.ts';
import { isSold, type PublishedStockSettings } from '../../vehicle/status/availability.ts';

/**
 * Milliseconds since 1970 until which the same stock gives the same site on the same day: the next moment at
 * which a sold vehicle leaves the lists or loses its page, or the redirect of a removed one expires.
 * Infinity: never.
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
