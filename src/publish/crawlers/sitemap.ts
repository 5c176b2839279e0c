import * as v from 'valibot';
import { SAVE_SEARCH_PATH } from '../../account/saved-searches/saved-searches-paths.ts';
import { vehicleForms } from '../../leads/about-vehicle/vehicle-form.ts';

/** The file with which pages and build pass each other the list of pages. */
export const pagesFile = '_pages.json';

/** By path, a digest of what the page says. */
export const pageDigestsSchema = v.record(v.string(), v.string());

/** When each page became what it is, by path: kept from build to build. */
export const pageDatesSchema = v.record(v.string(), v.object({ digest: v.string(), changedAt: v.string() }));

export type PageDigests = v.InferOutput<typeof pageDigestsSchema>;
type PageDates = v.InferOutput<typeof pageDatesSchema>;

/** "All formats limit a single sitemap to 50MB (uncompressed) or 50,000 URLs" (sitemaps.org, Google). */
const MOST_PER_FILE = 50_000;

/**
 * A page that says the same as at the last build keeps its date: search engines stop believing a `lastmod`
 * that moves with every build.
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
 * The files of a sitemap by name: `sitemap.xml` alone, or an index of that name and its parts where one file
 * may not hold them all. `siteUrl` has no slash at the end.
 */
export function sitemapFiles(
  siteUrl: string,
  dates: PageDates,
  mostPerFile = MOST_PER_FILE,
): Map<string, string> {
  const entries = Object.entries(dates).map(([path, { changedAt }]) =>
    element('url', `${siteUrl}${path === '/' ? '' : path}`, changedAt),
  );
  if (entries.length <= mostPerFile) return new Map([['sitemap.xml', wrap('urlset', entries)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / mostPerFile) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    entries: entries.slice(index * mostPerFile, (index + 1) * mostPerFile),
  }));
  const newest = Object.values(dates).reduce(
    (last, { changedAt }) => (changedAt > last ? changedAt : last),
    '',
  );
  const index = parts.map(({ name }) => element('sitemap', `${siteUrl}/${name}`, newest));
  return new Map([
    ['sitemap.xml', wrap('sitemapindex', index)],
    ...parts.map(({ name, entries: part }) => [name, wrap('urlset', part)] as const),
  ]);
}

function element(name: 'url' | 'sitemap', address: string, changedAt: string): string {
  return `<${name}><loc>${escapeXml(address)}</loc><lastmod>${changedAt}</lastmod></${name}>`;
}

function wrap(name: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${namespace}">\n${entries.join('\n')}\n</${name}>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Everything may be read but the functions, whose answers are no pages, the forms, which are thrice as many as vehicles,
 * and the PDFs, each of which is drawn when it is asked for and says what the vehicle's page says. The drawn pictures stay
 * open: social networks read robots.txt before they fetch an `og:image`, and Merchant Center refuses a vehicle whose
 * photo its crawler may not fetch. Their immutable cache header lets a CDN draw each only once.
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
