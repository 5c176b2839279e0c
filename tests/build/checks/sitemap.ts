import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite, SitePage } from '../built-site.ts';
import { isIndexed } from './head.ts';

/**
 * The paths of the addresses in a site's sitemap; an address of another site is kept whole, so that no page
 * matches it.
 */
export function sitemapPaths(site: BuiltSite, origin: string): Set<string> {
  const sitemap = readFileSync(join(site.dir, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  return new Set(addresses.map((url) => (url.startsWith(origin) ? url.slice(origin.length) || '/' : url)));
}

export function sitemapProblems(page: SitePage, listed: ReadonlySet<string>): string[] {
  if (isIndexed(page) === listed.has(page.path)) return [];
  return [`${page.path} is ${isIndexed(page) ? 'missing in' : 'not indexed, but in'} the sitemap`];
}
