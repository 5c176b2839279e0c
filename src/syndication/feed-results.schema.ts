import * as v from 'valibot';
import { barriers } from './advertised.ts';

/** The file in which the page build leaves the results of the advertising feeds. */
export const FEEDS_FILE = '_feeds.json';

/** For each feed, the number of vehicles in it and of those left out, by reason. */
export const feedResultsSchema = v.array(
  v.object({
    network: v.string(),
    file: v.string(),
    vehicles: v.number(),
    leftOut: v.record(v.picklist(barriers), v.number()),
  }),
);

export type FeedResult = v.InferOutput<typeof feedResultsSchema>[number];
