import * as v from 'valibot';
import { carTypes } from '../../values/vehicle-terms.ts';
import { count, instant, link, text } from './parts.schema.ts';

/** promotions.json: tiles and banners with the window in which they show (specification: leads §4, stock §3). */
export const promotionsSchema = v.strictObject({
  tiles: v.array(
    v.strictObject({
      id: text,
      heading: text,
      text: v.optional(v.nullable(text), null),
      href: v.optional(v.nullable(link), null),
      linkLabel: v.optional(v.nullable(text), null),
      image: v.optional(v.nullable(text), null),
      alt: v.optional(v.string(), ''),
      tone: v.pipe(
        v.optional(v.picklist(['accent', 'ink', 'plain']), 'plain'),
        v.description('Background: the accent colour, dark or plain'),
      ),
      display: v.pipe(
        v.optional(v.array(v.picklist(carTypes)), []),
        v.description('Car types whose pages show the tile; empty shows it everywhere'),
      ),
      strictDisplay: v.pipe(
        v.optional(v.boolean(), false),
        v.description('Show only on pages of exactly these car types'),
      ),
      start: v.optional(v.nullable(instant), null),
      expiry: v.optional(v.nullable(instant), null),
      position: v.optional(v.nullable(count(1, 100)), null),
    }),
  ),
  announcement: v.pipe(
    v.nullable(
      v.strictObject({
        text: text,
        href: v.optional(v.nullable(link), null),
        start: v.optional(v.nullable(instant), null),
        expiry: v.optional(v.nullable(instant), null),
      }),
    ),
    v.description('A bar above the header on every page'),
  ),
});
