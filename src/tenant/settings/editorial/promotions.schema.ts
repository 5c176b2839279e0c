import * as v from 'valibot';
import { carTypes } from '../../../values/vehicle/vehicle-terms.ts';
import {
  count,
  described,
  link,
  orNull,
  picture,
  reference,
  repeatedName,
  showWindow,
  text,
  textFor,
} from '../parts.schema.ts';
import { promotionBlockEntries } from './promotion-blocks.schema.ts';

/** promotions.json: tiles and banners with their display windows (specification: leads §4, stock §3). */
export const promotionsSchema = v.strictObject({
  tiles: described(
    v.array(
      v.strictObject({
        id: described(reference, 'A word of your own; it stays when the words of the tile change', 'spring'),
        heading: described(
          orNull(text),
          'The large words of the tile; null where its picture says all',
          'Spring clearance',
        ),
        text: described(
          orNull(text),
          'A sentence below them; null for none',
          'Every demonstrator at its lowest price.',
        ),
        href: described(orNull(link), 'Where the tile leads; null for nowhere'),
        linkLabel: described(orNull(text), 'Words of the link; null for none', 'See them'),
        image: described(
          orNull(picture),
          'Its picture, a path or a whole address; null for none',
          '/spring.avif',
        ),
        alt: described(
          v.optional(v.string(), ''),
          'What the picture shows; empty where it only decorates',
          'Demonstrators in a row in front of the showroom',
        ),
        tone: described(
          v.optional(v.picklist(['accent', 'hero', 'ink', 'plain']), 'plain'),
          'Background: the accent colour, that of the hero, dark or plain',
        ),
        display: described(
          v.optional(v.array(v.picklist(carTypes)), []),
          'Car types whose pages show the tile; empty shows it everywhere',
        ),
        strictDisplay: described(
          v.optional(v.boolean(), false),
          'Show only on pages of exactly these car types',
        ),
        ...showWindow,
        position: described(
          orNull(count(1, 100)),
          'At which place it stands in lists of cars, of those and tiles together; null for one of its block',
        ),
      }),
    ),
    'The tiles, each with its window',
    [{ id: 'spring', heading: 'Spring clearance' }],
  ),
  ...promotionBlockEntries,
  announcements: described(
    v.pipe(
      v.array(
        v.strictObject({
          id: described(
            orNull(reference),
            'A word of your own: who has closed the bar does not see it again, also when its text changes; null goes by the text',
            'sundays',
          ),
          text: textFor('What it says', 'Open on Sunday, 10 to 4'),
          href: described(orNull(link), 'Where it leads; null for nowhere'),
          dismissible: described(
            v.optional(v.boolean(), true),
            'Let visitors close it; false for what everybody must be told',
          ),
          ...showWindow,
        }),
      ),
      // Who closes one would not see the other either.
      v.checkItems(
        ({ id }, index, all) => id === null || all.findIndex((other) => other.id === id) === index,
        ({ input }) => repeatedName('id', input.id ?? ''),
      ),
    ),
    'Bars above the header on every page: of those whose time it is, the first shows',
    [
      {
        id: 'sundays',
        text: 'Open on Sunday, 10 to 4',
        href: '/locations',
        dismissible: true,
        start: null,
        expiry: '2026-12-24T17:00:00+10:00',
      },
    ],
  ),
});

export type PromotionTile = v.InferOutput<typeof promotionsSchema>['tiles'][number];
