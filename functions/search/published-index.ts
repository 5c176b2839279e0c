import * as v from 'valibot';
import { currentSearchDataUrl, searchDataFactsSchema } from '#src/search/index/search-data.schema.ts';
import type { PublishedSite } from '../ports/published-site.ts';

/** The address of the index that browsers search, which names its content; null for a dealer whose cluster alone has one. */
export async function indexUrlOf(site: PublishedSite): Promise<string | null> {
  const current = await textOf(site, currentSearchDataUrl);
  return current === null ? null : v.parse(searchDataFactsSchema, JSON.parse(current)).indexUrl;
}

/** Addresses of the site's files begin with a slash, their paths do not. */
export async function textOf(site: PublishedSite, url: string): Promise<string | null> {
  const bytes = await site.file(url.replace(/^\//, ''));
  return bytes && new TextDecoder().decode(bytes);
}
