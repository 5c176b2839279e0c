import type { Watched, WatchedStatus } from '../watchlist.schema.ts';
import { changesSince } from '../watchlist-changes.ts';

/** What a shopper has asked to be told of. */
export interface WantedNotices {
  readonly priceDrops: boolean;
  /** That a car has been sold, or has left the site. */
  readonly sold: boolean;
}

export const newsKinds = ['price_down', 'sold', 'gone'] as const;

export interface WatchNews {
  /** Null when nobody need be told. */
  readonly kind: (typeof newsKinds)[number] | null;
  /** What the shopper knows of the car from now on. */
  readonly told: Watched;
}

const over: readonly WatchedStatus[] = ['sold', 'unavailable', 'gone'];

/**
 * What is new about a saved car since its shopper was told last; null when nothing is. A price that rises is not
 * taken as known: what falls back to it was no drop. The price of a car that somebody has reserved waits until it
 * is free again.
 */
export function newsOf(told: Watched, now: Watched, wanted: WantedNotices): WatchNews | null {
  const isOver = over.includes(now.status);
  if (isOver) return over.includes(told.status) || !wanted.sold ? null : endOf(told, now);
  if (now.status !== 'reserved' && wanted.priceDrops && changesSince(told, now).includes('price_down')) {
    return { kind: 'price_down', told: now };
  }
  // It is for sale again, or has its first price: the next change is measured by that.
  const isBack = over.includes(told.status);
  const isPriced = told.price === null && now.price !== null;
  return isBack || isPriced
    ? { kind: null, told: { price: told.price ?? now.price, status: now.status } }
    : null;
}

function endOf(told: Watched, { status }: Watched): WatchNews {
  return { kind: status === 'sold' ? 'sold' : 'gone', told: { price: told.price, status } };
}
