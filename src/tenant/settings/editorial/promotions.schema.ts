import * as v from 'valibot';
import { carTypes } from '../../../values/vehicle/vehicle-terms.ts';
import { count, link, picture, reference, repeatedName, showWindow, text } from '../parts.schema.ts';
import { promotionBlockEntries } from './promotion-blocks.schema.ts';

/** promotions.json: tiles and banners with their display windows (specification: leads §4, stock §3). */
export const promotionsSchema = v.strictObject({
  tiles: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(
          reference,
          v.description('A word of your own; it stays when the words of the tile change'),
          v.examples(['spring']),
        ),
        heading: v.pipe(
          v.optional(v.nullable(text), null),
          v.description('The large words of the tile; null where its picture says all'),
          v.examples(['Spring clearance']),
        ),
        text: v.pipe(
          v.optional(v.nullable(text), null),
          v.description('A sentence below them; null for none'),
          v.examples(['Every demonstrator at its lowest price.']),
        ),
        href: v.pipe(
          v.optional(v.nullable(link), null),
          v.description('Where the tile leads; null for nowhere'),
        ),
        linkLabel: v.pipe(
          v.optional(v.nullable(text), null),
          v.description('Words of the link; null for none'),
          v.examples(['See them']),
        ),
        image: v.pipe(
          v.optional(v.nullable(picture), null),
          v.description('Its picture, a path or a whole address; null for none'),
          v.examples(['/spring.avif']),
        ),
        alt: v.pipe(
          v.optional(v.string(), ''),
          v.description('What the picture shows; empty where it only decorates'),
          v.examples(['Demonstrators in a row in front of the showroom']),
        ),
        tone: v.pipe(
          v.optional(v.picklist(['accent', 'hero', 'ink', 'plain']), 'plain'),
          v.description('Background: the accent colour, that of the hero, dark or plain'),
        ),
        display: v.pipe(
          v.optional(v.array(v.picklist(carTypes)), []),
          v.description('Car types whose pages show the tile; empty shows it everywhere'),
        ),
        strictDisplay: v.pipe(
          v.optional(v.boolean(), false),
          v.description('Show only on pages of exactly these car types'),
        ),
        ...showWindow,
        position: v.pipe(
          v.optional(v.nullable(count(1, 100)), null),
          v.description(
            'At which place it stands in lists of cars, of those and tiles together; null for one of its block',
          ),
        ),
      }),
    ),
    v.metadata({
      description: 'The tiles, each with its window',
      examples: [[{ id: 'spring', heading: 'Spring clearance' }]],
    }),
  ),
  ...promotionBlockEntries,
  announcements: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(
          v.optional(v.nullable(reference), null),
          v.description(
            'A word of your own: who has closed the bar does not see it again, also when its text changes; null goes by the text',
          ),
          v.examples(['sundays']),
        ),
        text: v.pipe(text, v.description('What it says'), v.examples(['Open on Sunday, 10 to 4'])),
        href: v.pipe(v.optional(v.nullable(link), null), v.description('Where it leads; null for nowhere')),
        dismissible: v.pipe(
          v.optional(v.boolean(), true),
          v.description('Let visitors close it; false for what everybody must be told'),
        ),
        ...showWindow,
      }),
    ),
    // Who closes one would not see the other either.
    v.checkItems(
      ({ id }, index, all) => id === null || all.findIndex((other) => other.id === id) === index,
      ({ input }) => repeatedName('id', input.id ?? ''),
    ),
    v.description('Bars above the header on every page: of those whose time it is, the first shows'),
    v.examples([
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
    ]),
  ),
});

export type PromotionTile = v.InferOutput<typeof promotionsSchema>['tiles'][number];
