import type { APIRoute, GetStaticPaths } from 'astro';
import { currentSite } from '../../publish/site.build.ts';
import { siteFeeds } from '../../publish/site-feeds.build.ts';
import { publishedFiles } from '../../syndication/published-feeds.ts';

/** The stock as advertising networks read it. */
export const getStaticPaths = (async () => {
  const { syndication } = (await currentSite()).tenant.settings;
  return publishedFiles(syndication).map((file) => ({ params: { file } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params, locals }) => {
  const feed = siteFeeds(locals.site).find(({ result }) => result.file === params['file']);
  if (feed === undefined) throw new Error(`The dealer publishes no feed ${params['file']}.`);
  // Of thousands of cars: as bytes it is copied less often.
  return new Response(Buffer.from(feed.text()), { headers: { 'Content-Type': feed.mediaType } });
};
