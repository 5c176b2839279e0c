import type { APIRoute } from 'astro';
import { contentPages } from '../editorial/content-pages.build.ts';
import { pagesFile } from '../publish/crawlers/sitemap.ts';
import { sitemapDigests } from '../publish/crawlers/sitemap-pages.build.ts';
import { redirectsFile, removedVehiclePaths, removedVehiclesFile } from '../publish/redirects/redirects.ts';
import { siteRedirects } from '../publish/redirects/site-redirects.build.ts';
import { siteFeeds } from '../publish/site-files/data-files.build.ts';
import type { Site } from '../site/site.build.ts';
import { feedsFile } from '../syndication/feed-results.schema.ts';

/** Files for the build itself and for the functions; visitors do not see them. */
const contents: Readonly<Record<string, (site: Site) => unknown>> = {
  [removedVehiclesFile]: ({ departed, landing }) => removedVehiclePaths(departed, landing),
  [redirectsFile]: siteRedirects,
  [feedsFile]: (site) => siteFeeds(site).map(({ result }) => result),
  [pagesFile]: (site) => sitemapDigests(site, contentPages(site)),
};

export const GET: APIRoute = ({ params, locals }) =>
  Response.json(contents[`${params['data']}.json`]?.(locals.site));
