import type { Site } from '../../site/site.build.ts';
import { type PublishedFeed, publishedFeeds } from '../../syndication/published-feeds.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

const known = new WeakMap<readonly Vehicle[], PublishedFeed[]>();

/**
 * The advertising feeds of a site, computed once for the files and for the report. Cached by the vehicles
 * array, because every page receives another site object with the same array.
 */
export function siteFeeds({ vehicles, tenant: { settings }, locationOf }: Site): PublishedFeed[] {
  const feeds = known.get(vehicles) ?? publishedFeeds(vehicles, { settings, locationOf });
  known.set(vehicles, feeds);
  return feeds;
}
