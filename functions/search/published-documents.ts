import { LRUCache } from 'lru-cache';
import type { SearchDocument } from '#src/search/engine/collection.ts';
import { carCollection } from '#src/search/index/car-collection.ts';
import { decodeIndex, documentsOf } from '#src/search/index/packing/decode-index.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { indexUrlOf, publishedText } from './published-index.ts';

/** The fields that a budget search needs; others would only fill the cache. */
const fields = ['price', 'body', 'drive', 'fuel', 'car_type', 'make', 'make_model'];
/**
 * Number of cached indexes. For 5,000 vehicles each takes some 2 MB of memory and 150 ms to decode.
 */
const KEPT = 8;

/**
 * Reads the searchable vehicles of a dealer from the index that browsers use; null for a dealer
 * that has only a search cluster. Rejects when the index is damaged or of another version.
 */
export function createDocumentReader() {
  // The URL of an index contains its digest, so it is a safe cache key.
  const cache = new LRUCache<string, readonly SearchDocument[]>({ max: KEPT });
  return async (site: PublishedSite): Promise<readonly SearchDocument[] | null> => {
    const indexUrl = await indexUrlOf(site);
    if (indexUrl === null) return null;
    const key = `${site.slug}${indexUrl}`;
    const known = cache.get(key);
    if (known) return known;
    const index = await publishedText(site, indexUrl);
    if (index === null) return null;
    const documents = documentsOfIndex(index);
    cache.set(key, documents);
    return documents;
  };
}

function documentsOfIndex(text: string): readonly SearchDocument[] {
  const { byField, ...columns } = decodeIndex(text, carCollection('cars'));
  const asked = [...byField].filter(([name]) => fields.includes(name));
  const documentAt = documentsOf({ ...columns, byField: new Map(asked) });
  return columns.ids.map((_, row) => documentAt(row));
}
