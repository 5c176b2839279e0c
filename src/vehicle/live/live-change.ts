import { vehicleStatuses } from '../../values/vehicle-statuses.ts';
import { isAvailable } from '../availability.ts';
import { currentPrice } from '../price/price.ts';
import type { ViewReply } from './view-reply.schema.ts';

/** What the page says of the vehicle, as it was built. */
export type PageStatus = {
  readonly status: string;
  readonly isReserved: boolean;
  /** Dollars as shown; null without a price. */
  readonly price: number | null;
};

/** What has changed since the page was built. */
export type LiveChange = {
  /** What the vehicle has become. */
  readonly became: 'unavailable' | 'reserved' | null;
  /** The price that holds now, null for none; undefined while it is the one on the page. */
  readonly price: number | null | undefined;
};

export const asBuilt: LiveChange = { became: null, price: undefined };

/** What a page has to tell of a change; `free`: a reservation has ended while the page is read. */
export type LiveNews = 'price' | 'sold' | 'reserved' | 'free';

/**
 * What a page must change by the newest reply. A vehicle that was built as sold or reserved and has come back on
 * sale waits for the next build: its page would have to grow buttons that it was built without.
 */
export function liveChange(page: PageStatus, { car_fields: now }: ViewReply): LiveChange {
  const status = vehicleStatuses.find((known) => known === page.status);
  if (status === undefined || !isAvailable({ status })) return asBuilt;
  if (!isAvailable(now)) return { became: 'unavailable', price: undefined };
  const price = currentPrice({ price: now.price, offerPrice: null });
  return {
    became: now.reserved && !page.isReserved ? 'reserved' : null,
    price: price === page.price ? undefined : price,
  };
}

/** What is sold stays so until the next build; what is reserved may be sold, or free again. */
export function followingChange(before: LiveChange, now: LiveChange): LiveChange {
  if (before.became === 'unavailable') return before;
  return now.became === 'unavailable' ? { ...now, price: before.price } : now;
}

/** In the order in which a page tells it. */
export function newsOf(before: LiveChange, after: LiveChange): LiveNews[] {
  const news: LiveNews[] = before.price === after.price ? [] : ['price'];
  if (before.became !== after.became)
    news.push(after.became === null ? 'free' : after.became === 'reserved' ? 'reserved' : 'sold');
  return news;
}
