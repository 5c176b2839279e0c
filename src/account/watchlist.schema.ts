import * as v from 'valibot';
import { mobileField } from '../forms/phone-code.schema.ts';
import type { SignInTexts } from './sign-in.schema.ts';

const carName = v.pipe(v.string(), v.trim(), v.maxLength(200));

/** `POST /api/watchlist/save-car` and `…/remove-car`: `{phone_number, car_id}` (stock and vehicle §7). */
export function watchlistCarSchema(texts: Pick<SignInTexts, 'required' | 'phone'>) {
  return v.object({
    phone_number: mobileField(texts),
    car_id: v.pipe(v.string(texts.required), carName, v.nonEmpty(texts.required)),
    car_slug: v.optional(carName, ''),
    /** Where a browser without script goes on. */
    redirect: v.optional(v.string()),
  });
}

/** A vehicle to whoever saved it: "gone" has no page any more. */
export const watchedStatuses = [
  'in_stock',
  'coming_soon',
  'reserved',
  'sold',
  'unavailable',
  'gone',
] as const;

export const watchedSchema = v.object({
  /** Dollars; null without a price. */
  price: v.nullable(v.number()),
  status: v.picklist(watchedStatuses),
});

export const watchlistChanges = ['price_down', 'price_up', 'reserved', 'available', 'sold', 'gone'] as const;

const savedCarSchema = v.object({
  car_id: v.string(),
  car_slug: v.string(),
  name: v.string(),
  /** Of its page; null when there is none any more. */
  path: v.nullable(v.string()),
  /** Of its first photograph. */
  image: v.nullable(v.string()),
  /** ISO, UTC. */
  saved_at: v.pipe(v.string(), v.isoTimestamp()),
  when_saved: watchedSchema,
  now: watchedSchema,
  /** What has happened in between, the gravest alone when it cannot be had any more. */
  changes: v.array(v.picklist(watchlistChanges)),
});

/** Reply of `GET /api/watchlist`, what was saved last first. */
export const watchlistReplySchema = v.object({ cars: v.array(savedCarSchema) });

export type Watched = v.InferOutput<typeof watchedSchema>;
export type WatchedStatus = Watched['status'];
export type WatchlistChange = (typeof watchlistChanges)[number];
export type WatchlistReply = v.InferOutput<typeof watchlistReplySchema>;
