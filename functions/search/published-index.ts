import * as v from 'valibot';
import { CURRENT_SEARCH_DATA_URL, searchDataFactsSchema } from '#src/search/index/search-data.schema.ts';
import type { PublishedSite } from '../ports/published-site.ts';

/**
 * URL of the index that browsers use, which contains its digest; null for a dealer that has only a
 * search cluster.
 */
export async function indexUrlOf(site: PublishedSite): Promise<string | null> {
  const current = await publishedText(site, CURRENT_SEARCH_DATA_URL);
  return current === null ? null : v.parse(searchDataFactsSchema, JSON.parse(current)).indexUrl;
}

/** Paths of files lack the leading slash of their URLs. */
export async function publishedText(site: PublishedSite, url: string): Promise<string | null> {
  const bytes = await site.file(url.replace(/^\//, ''));
  return bytes && new TextDecoder().decode(bytes);
}
