import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type FeedResult, feedResultsSchema, feedsFile } from '../../syndication/feed-results.schema.ts';

/** Reads and removes the results of the advertising feeds that the page build left in `folder`. */
export function readFeedResults(folder: string): FeedResult[] {
  const file = join(folder, feedsFile);
  const results = v.parse(feedResultsSchema, JSON.parse(readFileSync(file, 'utf8')));
  rmSync(file);
  return results;
}
