import type { VehicleStatus } from '../../values/vehicle/vehicle-statuses.ts';
import type { Watched, WatchedStatus, WatchlistChange } from './watchlist.schema.ts';

const notToBeHad: readonly WatchedStatus[] = ['unavailable', 'gone'];

/** The status shown on the watchlist. A reservation by somebody else is shown only while the vehicle is for sale. */
export function watchedStatus(status: VehicleStatus, isReserved: boolean): WatchedStatus {
  const isForSale = status === 'in_stock' || status === 'coming_soon';
  return isForSale && isReserved ? 'reserved' : status;
}

/** What changed since a vehicle was saved. Price changes are ignored once it cannot be bought. */
export function changesSince(then: Watched, now: Watched): WatchlistChange[] {
  if (notToBeHad.includes(now.status)) return notToBeHad.includes(then.status) ? [] : ['gone'];
  if (now.status === 'sold') return then.status === 'sold' ? [] : ['sold'];
  return [...statusChange(then.status, now.status), ...priceChange(then.price, now.price)];
}

function statusChange(then: WatchedStatus, now: WatchedStatus): WatchlistChange[] {
  if (then === now || now === 'coming_soon') return [];
  return [now === 'reserved' ? 'reserved' : 'available'];
}

function priceChange(then: number | null, now: number | null): WatchlistChange[] {
  if (then === null || now === null || then === now) return [];
  return [now < then ? 'price_down' : 'price_up'];
}
