import { expect, it } from 'vitest';
import { rssFeed } from './rss.ts';

it('the feed is RSS 2.0 with its own address, and escapes texts', () => {
  const feed = rssFeed({
    siteUrl: 'https://www.dealer.example',
    title: 'Blog | Cars & Co',
    description: 'All about <cars>',
    language: 'en-AU',
    path: '/blog',
    items: [
      {
        path: '/blog/tips/a',
        title: 'Tyres & "wheels"',
        description: 'Round.',
        publishedAt: Date.parse('2026-11-12T00:00:00+10:00'),
      },
    ],
  });
  expect(feed).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>Blog | Cars &#38; Co</title><link>https://www.dealer.example/blog</link><description>All about &#60;cars&#62;</description><language>en-AU</language>
<atom:link href="https://www.dealer.example/blog/feed.xml" rel="self" type="application/rss+xml"/>
<item><title>Tyres &#38; &#34;wheels&#34;</title><link>https://www.dealer.example/blog/tips/a</link><guid>https://www.dealer.example/blog/tips/a</guid><description>Round.</description><pubDate>Wed, 11 Nov 2026 14:00:00 GMT</pubDate></item>
</channel></rss>
`);
});
