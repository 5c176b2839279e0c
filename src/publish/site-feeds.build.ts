import { type PublishedFeed, publishedFeeds } from '../syndication/published-feeds.ts';
import type { Site } from './site.build.ts';

const known = new WeakMap<Site, PublishedFeed[]>();

/** The feeds of a site, worked out once for the files and for the build's report. */
export function siteFeeds(site: Site): PublishedFeed[] {
  const feeds =
    known.get(site) ??
    publishedFeeds(site.vehicles, { settings: site.tenant.settings, locationOf: site.locationOf });
  known.set(site, feeds);
  return feeds;
}
