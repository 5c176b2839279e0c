import type { Site } from '../../site/site.build.ts';
import { type PublishedFeed, publishedFeeds } from '../../syndication/published-feeds.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

const known = new WeakMap<readonly Vehicle[], PublishedFeed[]>();

/**
 * The feeds of a site, worked out once for the files and for the build's report. By its stock, which each site has of
 * its own: every page is given the site as another object.
 */
export function siteFeeds({ vehicles, tenant: { settings }, locationOf }: Site): PublishedFeed[] {
  const feeds = known.get(vehicles) ?? publishedFeeds(vehicles, { settings, locationOf });
  known.set(vehicles, feeds);
  return feeds;
}
