import * as v from 'valibot';
import { mobileField } from '../../forms/phone-code/phone-code.schema.ts';
import type { SignInTexts } from '../sign-in/sign-in.schema.ts';

const carName = v.pipe(v.string(), v.trim(), v.maxLength(200));

/** `POST /api/watchlist/save-car` and `…/remove-car`: `{phone_number, car_id}` (stock and vehicle §7). */
export function watchlistCarSchema(texts: Pick<SignInTexts, 'required' | 'phone'>) {
  return v.object({
    phone_number: mobileField(texts),
    car_id: v.pipe(v.string(texts.required), carName, v.nonEmpty(texts.required)),
    car_slug: v.optional(carName, ''),
    /** Where to redirect a browser without JavaScript. */
    redirect: v.optional(v.string()),
  });
}

/** Status of a vehicle on a watchlist; "gone" means that it has no page any more. */
export const watchedStatuses = [
  'in_stock',
  'coming_soon',
  'reserved',
  'sold',
  'unavailable',
  'gone',
] as const;

export const watchedSchema = v.object({
  /** In dollars; null without a price. */
  price: v.nullable(v.number()),
  status: v.picklist(watchedStatuses),
});

export const watchlistChanges = ['price_down', 'price_up', 'reserved', 'available', 'sold', 'gone'] as const;

const savedCarSchema = v.object({
  car_id: v.string(),
  car_slug: v.string(),
  name: v.string(),
  /** Path of the vehicle's page; null when the page is gone. */
  path: v.nullable(v.string()),
  /** URL of the first photo. */
  image: v.nullable(v.string()),
  /** ISO 8601 in UTC. */
  saved_at: v.pipe(v.string(), v.isoTimestamp()),
  when_saved: watchedSchema,
  now: watchedSchema,
  /** What changed since the car was saved; only `sold` or `gone` if it cannot be bought any more. */
  changes: v.array(v.picklist(watchlistChanges)),
});

/** Reply of `GET /api/watchlist`, most recent first. */
export const watchlistReplySchema = v.object({ cars: v.array(savedCarSchema) });

export type Watched = v.InferOutput<typeof watchedSchema>;
export type WatchedStatus = Watched['status'];
export type WatchlistChange = (typeof watchlistChanges)[number];
export type WatchlistReply = v.InferOutput<typeof watchlistReplySchema>;
