import type { APIRoute } from 'astro';
import { contentPages } from '../editorial/content-pages.build.ts';
import { departedFile, departedPaths } from '../publish/departed.ts';
import { redirectsFile } from '../publish/redirects.ts';
import { currentSite } from '../publish/site.build.ts';
import { siteFeeds } from '../publish/site-feeds.build.ts';
import { siteRedirects } from '../publish/site-redirects.build.ts';
import { pagesFile } from '../publish/sitemap.ts';
import { sitemapDigests } from '../publish/sitemap-pages.build.ts';
import { feedsFile } from '../syndication/feed-results.schema.ts';

/** Files for the build itself and for the functions; visitors do not see them. */
export async function getStaticPaths() {
  const site = await currentSite();
  const files = {
    [departedFile]: departedPaths(site.departed, site.landing),
    [redirectsFile]: siteRedirects(site),
    [feedsFile]: siteFeeds(site).map(({ result }) => result),
    [pagesFile]: sitemapDigests(site, contentPages(site)),
  };
  return Object.entries(files).map(([file, content]) => ({
    params: { data: file.replace(/\.json$/, '') },
    props: { content },
  }));
}

export const GET: APIRoute = ({ props }) => Response.json(props['content']);
