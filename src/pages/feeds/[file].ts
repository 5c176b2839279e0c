import type { APIRoute } from 'astro';
import { siteFeeds } from '../../publish/site-files/data-files.build.ts';

/** The stock as advertising networks read it. */
export const GET: APIRoute = ({ params, locals }) => {
  const feed = siteFeeds(locals.site).find(({ result }) => result.file === params['file']);
  if (feed === undefined) return new Response(null, { status: 404 });
  // As bytes, because a large feed is then copied less often.
  return new Response(Buffer.from(feed.text()), { headers: { 'Content-Type': feed.mediaType } });
};
