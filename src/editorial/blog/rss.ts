import { escapeXml } from '../../values/xml.ts';
import { FEED_PATH } from './blog-paths.ts';

interface FeedItem {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly publishedAt: number;
}

interface Feed {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Path of the page with the same content. */
  readonly path: string;
  readonly items: readonly FeedItem[];
}

/** RSS 2.0 (rssboard.org/rss-specification), including the feed's own URL, which validators require. */
export function rssFeed({ siteUrl, title, description, language, path, items }: Feed): string {
  const entries = items.map(
    (item) =>
      `<item>${tag('title', item.title)}${tag('link', siteUrl + item.path)}${tag('guid', siteUrl + item.path)}${tag('description', item.description)}${tag('pubDate', new Date(item.publishedAt).toUTCString())}</item>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `${tag('title', title)}${tag('link', siteUrl + path)}${tag('description', description)}${tag('language', language)}`,
    `<atom:link href="${escapeXml(siteUrl + FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    '</channel></rss>\n',
  ].join('\n');
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
