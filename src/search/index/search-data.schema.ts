import * as v from 'valibot';

/**
 * What `current.json` says: where the search index of the site's newest build is, and the cards of its cars.
 * No page names them: one car's new price would else make every page another.
 */
export const searchDataFactsSchema = v.object({
  indexUrl: v.string(),
  /** Length of the index as UTF-8, uncompressed: how far its download has come is told against it. */
  indexBytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Blocks of cards in the order of the index's rows, and how many cards each holds. */
  cards: v.array(
    v.object({
      url: v.string(),
      count: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
});

export type SearchDataFacts = v.InferOutput<typeof searchDataFactsSchema>;

export const currentSearchDataUrl = '/search-data/current.json';
