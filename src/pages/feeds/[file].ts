import type { APIRoute, GetStaticPaths } from 'astro';
import { currentSite } from '../../publish/site.build.ts';
import { siteFeeds } from '../../publish/site-feeds.build.ts';

/** The stock as advertising networks read it. */
export const getStaticPaths = (async () => {
  return siteFeeds(await currentSite()).map(({ result }) => ({ params: { file: result.file } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params, locals }) => {
  const feed = siteFeeds(locals.site).find(({ result }) => result.file === params['file']);
  if (feed === undefined) throw new Error(`The dealer publishes no feed ${params['file']}.`);
  return new Response(feed.text(), { headers: { 'Content-Type': feed.mediaType } });
};
