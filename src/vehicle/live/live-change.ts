import { vehicleStatuses } from '../../values/vehicle/vehicle-statuses.ts';
import { currentPrice } from '../price/price.ts';
import { isAvailable } from '../status/availability.ts';
import type { ViewReply } from './view/view-reply.schema.ts';

/** The vehicle's status as built into the page. */
export type PageStatus = {
  readonly status: string;
  readonly isReserved: boolean;
  /** In dollars as displayed; null without a price. */
  readonly price: number | null;
};

/** Changes since the build. */
export type LiveChange = {
  /** The new status; null if unchanged. */
  readonly became: 'unavailable' | 'reserved' | null;
  /** The new price, null for none; undefined if unchanged. */
  readonly price: number | null | undefined;
};

export const asBuilt: LiveChange = { became: null, price: undefined };

/** Kinds of news to announce; `free` means that a reservation ended while the page is open. */
export type LiveNews = 'price' | 'sold' | 'reserved' | 'free';

/**
 * Compares the built page with a reply. A vehicle built as sold or reserved that is back on sale is not updated until
 * the next build, because its page lacks the buttons.
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

/**
 * Merges a new change with the previous one: sold is final until the next build; reserved can become sold or free.
 */
export function followingChange(before: LiveChange, now: LiveChange): LiveChange {
  if (before.became === 'unavailable') return before;
  return now.became === 'unavailable' ? { ...now, price: before.price } : now;
}

/** The news in the order of announcement. */
export function liveNewsOf(before: LiveChange, after: LiveChange): LiveNews[] {
  const news: LiveNews[] = before.price === after.price ? [] : ['price'];
  if (before.became !== after.became)
    news.push(after.became === null ? 'free' : after.became === 'reserved' ? 'reserved' : 'sold');
  return news;
}
