import * as v from 'valibot';
import { barriers } from './advertised.ts';

/** The file with which pages and build pass each other what became of the feeds. */
export const feedsFile = '_feeds.json';

/** What of a dealer's stock is in each feed, and how many vehicles are not, by reason. */
export const feedResultsSchema = v.array(
  v.object({
    network: v.string(),
    file: v.string(),
    vehicles: v.number(),
    leftOut: v.record(v.picklist(barriers), v.number()),
  }),
);

export type FeedResult = v.InferOutput<typeof feedResultsSchema>[number];
