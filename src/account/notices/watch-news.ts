import type { Watched, WatchedStatus } from '../watchlist/watchlist.schema.ts';
import { changesSince } from '../watchlist/watchlist-changes.ts';

/** The kinds of news a shopper has subscribed to. */
export interface WantedNotices {
  readonly priceDrops: boolean;
  /** News that a car was sold or has left the site. */
  readonly sold: boolean;
}

export const newsKinds = ['price_down', 'sold', 'gone'] as const;

export interface WatchNews {
  /** Null if there is nothing to report. */
  readonly kind: (typeof newsKinds)[number] | null;
  /** The state to compare with next time. */
  readonly known: Watched;
}

const over: readonly WatchedStatus[] = ['sold', 'unavailable', 'gone'];

/**
 * The news about a saved car since the last message; null if none. A price increase does not update the known price,
 * because dropping back to it is not a price drop. Price changes of a car reserved by somebody else wait until it is
 * available again.
 */
export function watchNewsOf(known: Watched, now: Watched, wanted: WantedNotices): WatchNews | null {
  const isOver = over.includes(now.status);
  if (isOver) return over.includes(known.status) || !wanted.sold ? null : endOf(known, now);
  if (now.status !== 'reserved' && wanted.priceDrops && changesSince(known, now).includes('price_down')) {
    return { kind: 'price_down', known: now };
  }
  // The car is back on sale or has its first price: later changes are compared with this state.
  const isBack = over.includes(known.status);
  const isPriced = known.price === null && now.price !== null;
  return isBack || isPriced
    ? { kind: null, known: { price: known.price ?? now.price, status: now.status } }
    : null;
}

function endOf(known: Watched, { status }: Watched): WatchNews {
  return { kind: status === 'sold' ? 'sold' : 'gone', known: { price: known.price, status } };
}
