import * as v from 'valibot';
import { cardSchema } from '../../vehicle/card/card.schema.ts';

const watchedCardSchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  /** The current card; null when the vehicle has left the site. */
  card: v.nullable(cardSchema),
  /** Price difference since the car was saved; null if there is none. */
  change: v.nullable(v.object({ kind: v.picklist(['price_down', 'price_up']), text: v.string() })),
  /** `Saved on November 20, 2026`. */
  savedOn: v.string(),
});

/** Reply of `GET /api/watchlist/cars`, most recent first. */
export const watchedCardsSchema = v.object({ cars: v.array(watchedCardSchema) });

/** A saved vehicle as the watchlist renders it. */
export type WatchedCard = v.InferOutput<typeof watchedCardSchema>;
