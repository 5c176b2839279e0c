import type { APIRoute } from 'astro';
import { contentPages } from '../editorial/content-pages.build.ts';
import { PAGES_FILE } from '../publish/crawlers/sitemap.ts';
import { sitemapDigests } from '../publish/crawlers/sitemap-pages.build.ts';
import {
  REDIRECTS_FILE,
  REMOVED_VEHICLES_FILE,
  removedVehiclePaths,
} from '../publish/redirects/redirects.ts';
import { siteRedirects } from '../publish/redirects/site-redirects.build.ts';
import { siteFeeds } from '../publish/site-files/data-files.build.ts';
import type { Site } from '../site/site.build.ts';
import { FEEDS_FILE } from '../syndication/feed-results.schema.ts';

/** Files for the build itself and for the functions; visitors do not see them. */
const contents: Readonly<Record<string, (site: Site) => unknown>> = {
  [REMOVED_VEHICLES_FILE]: ({ departed, landing }) => removedVehiclePaths(departed, landing),
  [REDIRECTS_FILE]: siteRedirects,
  [FEEDS_FILE]: (site) => siteFeeds(site).map(({ result }) => result),
  [PAGES_FILE]: (site) => sitemapDigests(site, contentPages(site)),
};

export const GET: APIRoute = ({ params, locals }) =>
  Response.json(contents[`${params['data']}.json`]?.(locals.site));
