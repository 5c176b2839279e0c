import { describe, expect, it } from 'vitest';
import { languageVersions } from '../../site/languages.ts';
import { datePages, robotsText, sitemapFiles } from './sitemap.ts';

const monday = new Date('2026-11-16T00:00:00Z');
const tuesday = new Date('2026-11-17T00:00:00Z');

describe('the date of a page in the sitemap', () => {
  it('changes only when the content of the page changes', () => {
    const first = datePages({ '/': 'home', '/cars/rio': '$9,990', '/cars/gone': 'i30' }, {}, monday);
    const second = datePages({ '/': 'home', '/cars/rio': '$8,990', '/cars/new': 'Ceed' }, first, tuesday);
    const days = Object.entries(second).map(([path, { changedAt }]) => [path, changedAt.slice(0, 10)]);
    expect(days).toEqual([
      ['/', '2026-11-16'],
      ['/cars/rio', '2026-11-17'],
      ['/cars/new', '2026-11-17'],
    ]);
  });
});

describe('the sitemap', () => {
  it('names each page in the other languages that have it', () => {
    const languages = [
      { name: 'English', locale: 'en-AU', url: 'https://dealer.example' },
      { name: '中文', locale: 'zh-Hans-AU', url: 'https://zh.dealer.example' },
    ];
    const site = { url: 'https://zh.dealer.example', languages };
    const versionsOf = languageVersions(site, (path, url) => path === '/contact' || url === site.url);
    const dates = datePages({ '/contact': '3', '/newcomers': '4' }, {}, monday);
    const text = sitemapFiles(site, dates, versionsOf).get('sitemap.xml');
    expect(text).toContain('xmlns:x="http://www.w3.org/1999/xhtml"');
    expect(text).toContain('<loc>https://zh.dealer.example/contact</loc>');
    expect(text).toMatch(
      /<loc>https:\/\/zh.dealer.example\/newcomers<\/loc><lastmod>[^<]*<\/lastmod><\/url>/,
    );
    expect(text?.match(/hreflang="[^"]+" href="[^"]+"/g)).toEqual([
      'hreflang="en-AU" href="https://dealer.example/contact"',
      'hreflang="zh-Hans-AU" href="https://zh.dealer.example/contact"',
      'hreflang="x-default" href="https://dealer.example/contact"',
    ]);
  });

  const dates = datePages({ '/': '1', '/cars/a&b': '2', '/contact': '3' }, {}, monday);

  it('lists each page with its date, and escapes addresses', () => {
    const files = sitemapFiles({ url: 'https://dealer.example', languages: [] }, dates, () => []);
    expect([...files.keys()]).toEqual(['sitemap.xml']);
    expect(files.get('sitemap.xml')?.match(/<url>.*<\/url>/g)).toEqual([
      '<url><loc>https://dealer.example</loc><lastmod>2026-11-16T00:00:00.000Z</lastmod></url>',
      '<url><loc>https://dealer.example/cars/a&#38;b</loc><lastmod>2026-11-16T00:00:00.000Z</lastmod></url>',
      '<url><loc>https://dealer.example/contact</loc><lastmod>2026-11-16T00:00:00.000Z</lastmod></url>',
    ]);
  });

  it('is split into several files with an index when it exceeds the limit of one file', () => {
    const files = sitemapFiles({ url: 'https://dealer.example', languages: [] }, dates, () => [], 2);
    expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(files.get('sitemap.xml')).toContain('<sitemap><loc>https://dealer.example/sitemap-2.xml</loc>');
    expect(files.get('sitemap-1.xml')?.match(/<url>/g)).toHaveLength(2);
    expect(files.get('sitemap-2.xml')).toContain('/contact');
  });
});

it('robots.txt allows everything except functions, forms and PDFs drawn on request', () => {
  expect(robotsText('https://dealer.example')).toBe(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /save-search',
      'Disallow: /cars/*.pdf$',
      'Disallow: /cars/*/enquire',
      'Disallow: /cars/*/test-drive',
      'Disallow: /cars/*/request-photos',
      '',
      'Sitemap: https://dealer.example/sitemap.xml\n',
    ].join('\n'),
  );
});
