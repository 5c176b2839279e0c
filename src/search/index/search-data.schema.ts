import * as v from 'valibot';

/**
 * Where a page finds the published search index. `current.json` holds the same of the newest build, for pages
 * that were loaded before it.
 */
export const searchDataFactsSchema = v.object({
  indexUrl: v.string(),
  /** Length of the index as UTF-8, uncompressed: how far its download has come is told against it. */
  indexBytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** `{block}` stands for the number of a block of cards. */
  cardsUrl: v.pipe(v.string(), v.includes('{block}')),
  /** Cars per block: row 30 is in block 1 of 24. */
  blockSize: v.pipe(v.number(), v.integer(), v.minValue(1)),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type SearchDataFacts = v.InferOutput<typeof searchDataFactsSchema>;

export const currentSearchDataUrl = '/search-data/current.json';
