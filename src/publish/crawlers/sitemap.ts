import * as v from 'valibot';
import { SAVE_SEARCH_PATH } from '../../account/saved-searches/saved-searches-paths.ts';
import { vehicleForms } from '../../leads/about-vehicle/vehicle-form.ts';
import { alternates, type VersionsOf } from '../../site/languages.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { escapeXml } from '../../values/xml.ts';

/** The file in which the page build leaves the list of pages for the sitemap. */
export const PAGES_FILE = '_pages.json';

/** Digest of the content by path. */
export const pageDigestsSchema = v.record(v.string(), v.string());

/** Since when each page has its present content, by path; kept from build to build. */
export const pageDatesSchema = v.record(v.string(), v.object({ digest: v.string(), changedAt: v.string() }));

export type PageDigests = v.InferOutput<typeof pageDigestsSchema>;
type PageDates = v.InferOutput<typeof pageDatesSchema>;

/** "All formats limit a single sitemap to 50MB (uncompressed) or 50,000 URLs" (sitemaps.org, Google). */
const MAX_PER_FILE = 50_000;

/**
 * A page with unchanged content keeps its date: search engines ignore a `lastmod` that changes with every
 * build.
 */
export function datePages(digests: PageDigests, before: PageDates, now: Date): PageDates {
  return Object.fromEntries(
    Object.entries(digests).map(([path, digest]) => {
      const known = before[path];
      return [path, known?.digest === digest ? known : { digest, changedAt: now.toISOString() }];
    }),
  );
}

/**
 * The files of a sitemap by name: `sitemap.xml` alone, or an index of that name with its parts. Each page names its
 * versions in the dealer's other languages.
 */
export function sitemapFiles(
  { url: siteUrl, languages }: Pick<Settings['site'], 'url' | 'languages'>,
  dates: PageDates,
  versionsOf: VersionsOf,
  maxPerFile = MAX_PER_FILE,
): Map<string, string> {
  const namespaces = languages.length > 0 ? ' xmlns:x="http://www.w3.org/1999/xhtml"' : '';
  const entries = Object.entries(dates).map(([path, { changedAt }]) =>
    element('url', `${siteUrl}${path === '/' ? '' : path}`, changedAt, alternateLinks(path, versionsOf)),
  );
  if (entries.length <= maxPerFile) return new Map([['sitemap.xml', wrap('urlset', entries, namespaces)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / maxPerFile) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    entries: entries.slice(index * maxPerFile, (index + 1) * maxPerFile),
  }));
  const newest = Object.values(dates).reduce(
    (last, { changedAt }) => (changedAt > last ? changedAt : last),
    '',
  );
  const index = parts.map(({ name }) => element('sitemap', `${siteUrl}/${name}`, newest));
  return new Map([
    ['sitemap.xml', wrap('sitemapindex', index)],
    ...parts.map(({ name, entries: part }) => [name, wrap('urlset', part, namespaces)] as const),
  ]);
}

function element(name: 'url' | 'sitemap', address: string, changedAt: string, links = ''): string {
  return `<${name}><loc>${escapeXml(address)}</loc><lastmod>${changedAt}</lastmod>${links}</${name}>`;
}

function alternateLinks(path: string, versionsOf: VersionsOf): string {
  return alternates(path, versionsOf)
    .map(({ hreflang, href }) => `<x:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`)
    .join('');
}

function wrap(name: 'urlset' | 'sitemapindex', entries: readonly string[], namespaces = ''): string {
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${namespace}"${namespaces}>\n${entries.join('\n')}\n</${name}>\n`;
}

/**
 * Blocks the functions (their answers are not pages), the forms (three for each vehicle) and the PDFs (each
 * is drawn on request and repeats the vehicle's page). Share images stay allowed: social networks read
 * robots.txt before they fetch an `og:image`, and Merchant Center refuses a vehicle whose photo it may not
 * fetch. An immutable cache header lets a CDN draw each only once.
 */
export function robotsText(siteUrl: string): string {
  const closed = [
    '/api/',
    SAVE_SEARCH_PATH,
    '/cars/*.pdf$',
    ...Object.keys(vehicleForms).map((step) => `/cars/*/${step}`),
  ];
  const lines = closed.map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${lines.join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
