import type { APIRoute, GetStaticPaths } from 'astro';
import { currentSite } from '../../publish/site.build.ts';
import { siteFeeds } from '../../publish/site-feeds.build.ts';
import type { PublishedFeed } from '../../syndication/published-feeds.ts';

/** The stock as advertising networks read it. */
export const getStaticPaths = (async () => {
  return siteFeeds(await currentSite()).map((feed) => ({
    params: { file: feed.result.file },
    props: { feed },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ feed: PublishedFeed }> = ({ props: { feed } }) =>
  new Response(feed.text(), { headers: { 'Content-Type': feed.mediaType } });
