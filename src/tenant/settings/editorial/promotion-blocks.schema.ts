import * as v from 'valibot';
import {
  count,
  described,
  groupFor,
  orNull,
  pageName,
  reference,
  slug,
  switchFor,
  text,
  textFor,
} from '../parts.schema.ts';

/** Built-in pages that may show promotions, besides the pages of content/. */
export const promotionPages = ['home', 'search', 'finance', 'vehicle', 'locations', 'brands'] as const;

/** Pages with a list of cars in which tiles may appear. */
export const listedPages = ['search', 'finance'] as const;

const block = v.strictObject({
  kind: described(
    v.picklist(['tiles', 'banner', 'carousel', 'list']),
    '"tiles" stand beside each other, a "banner" is one below the other over the full width, a "carousel" is a row to swipe, "list" puts them among the cars of the pages search and finance',
  ),
  heading: described(orNull(text), 'Over them; null for none, and always so in a list of cars', 'On now'),
  tiles: described(
    v.optional(v.array(reference), []),
    'Ids of the tiles, in order; empty for all there are',
    ['spring'],
  ),
  positions: described(
    v.optional(v.array(count(1, 100)), [8, 17]),
    'For a "list": at which places of the list tiles stand that name none themselves, first to last. Beyond its end they follow below it',
  ),
});

export type PromotionBlock = v.InferOutput<typeof block>;

/** How and where the tiles are shown. */
export const promotionBlockEntries = {
  blocks: described(
    v.record(slug, block),
    'Ways to show tiles, by a name of your choice; "placed" says where they stand',
  ),
  placed: described(
    v.record(pageName, v.array(reference)),
    `Names of blocks by page, in order: ${promotionPages.map((page) => `"${page}"`).join(', ')}, or the file name of a page in content/`,
  ),
  carousel: groupFor('Tiles in a row to swipe', {
    startIndex: described(
      count(0, 50),
      'The tile in the middle at first; 0 is the first, 1 the one after it',
    ),
    loop: switchFor('After the last comes the first again'),
    hintUpTo: described(count(0, 50), 'The swipe hint stands over so many tiles, and fewer'),
    denseAbove: described(count(1, 50), 'Tiles are narrower where there are more than so many'),
    hint: described(v.nullable(text), 'Says on a phone that there is more beside; null for none'),
    label: textFor('What a carousel without heading is called for screen readers'),
    previous: textFor('What the button back is called'),
    next: textFor('What the button on is called'),
    goTo: textFor('What a dot is called; {number} is which of them it shows'),
  }),
};
