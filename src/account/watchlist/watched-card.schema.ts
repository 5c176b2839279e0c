import * as v from 'valibot';
import { cardSchema } from '../../vehicle/card/card.schema.ts';

const watchedCardSchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  /** As it stands now; null for one that has left the site. */
  card: v.nullable(cardSchema),
  /** How its price differs from that of the day it was saved; null where it does not. */
  change: v.nullable(v.object({ kind: v.picklist(['price_down', 'price_up']), text: v.string() })),
  /** `Saved on November 20, 2026`. */
  savedOn: v.string(),
});

/** Reply of `GET /api/watchlist/cards`, what was saved last first. */
export const watchedCardsSchema = v.object({ cars: v.array(watchedCardSchema) });

/** A saved vehicle as the list shows it. */
export type WatchedCard = v.InferOutput<typeof watchedCardSchema>;
