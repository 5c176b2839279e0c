import { publishesIndex } from '../../search/index/publishes-index.ts';
import { liveFiles } from '../../search/recent/viewed/live-cars.ts';
import type { Site } from '../../site/site.build.ts';
import { type PublishedFeed, publishedFeeds } from '../../syndication/published-feeds.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

export type DataFile = readonly [file: string, text: string];

/** Search index, result cards in blocks, and `current.json`; see `src/search/index/search-data.build.ts`. */
export function searchFiles({ searchData, tenant }: Pick<Site, 'searchData' | 'tenant'>): DataFile[] {
  if (!publishesIndex(tenant.settings.search)) return [];
  return [...searchData.files].map(([name, text]) => [`search-data/${name}`, text]);
}

/** The present state of cars for lists kept on a device; see `src/search/recent/viewed/live-cars.ts`. */
export function liveCarFiles({ vehicles, tenant }: Pick<Site, 'vehicles' | 'tenant'>): DataFile[] {
  const { search, vehicle, site } = tenant.settings;
  if (!search.recentlyViewed) return [];
  const files = liveFiles(vehicles, vehicle, site.currency);
  return [...files].map(([name, cars]) => [`live-cars/${name}.json`, JSON.stringify(cars)]);
}

/** Data files for the browser, written without rendering a page. */
export function* dataFiles(site: Site): Generator<DataFile> {
  yield* liveCarFiles(site);
  yield* searchFiles(site);
}

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
