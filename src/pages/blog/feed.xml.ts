import type { APIRoute } from 'astro';
import { blogArticles } from '../../editorial/blog/articles.build.ts';
import { BLOG_PATH } from '../../editorial/blog/blog-paths.ts';
import { rssFeed } from '../../editorial/blog/rss.ts';
import { fill } from '../../values/fill.ts';

/** Number of articles in the feed. */
const MAX_IN_FEED = 20;

export const GET: APIRoute = ({ locals: { site } }) => {
  const { blog, site: dealer } = site.tenant.settings;
  const published = blogArticles(site).filter(({ publishedAt }) => publishedAt <= site.now.getTime());
  const feed = rssFeed({
    siteUrl: dealer.url,
    title: `${blog.heading} | ${dealer.name}`,
    description: fill(blog.text, site.words()),
    language: dealer.locale,
    path: BLOG_PATH,
    items: published.slice(0, MAX_IN_FEED),
  });
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
};
