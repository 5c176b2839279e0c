import * as v from 'valibot';

/**
 * The content of `current.json`: the addresses of the newest build's search index and blocks of cards. They are not
 * in the pages, because then one changed price would change every page.
 */
export const searchDataFactsSchema = v.object({
  indexUrl: v.string(),
  /** Uncompressed size of the index in bytes, for the progress of its download. */
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

export const CURRENT_SEARCH_DATA_URL = '/search-data/current.json';
