import { LRUCache } from 'lru-cache';
import type { SearchDocument } from '#src/search/engine/collection.ts';
import { carCollection } from '#src/search/index/car-collection.ts';
import { decodeIndex, documentsOf } from '#src/search/index/packing/decode-index.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { indexUrlOf, textOf } from './published-index.ts';

/** What budgets ask of a vehicle; the rest would only fill the cache. */
const fields = ['price', 'body', 'drive', 'fuel', 'car_type', 'make', 'make_model'];
/** Indexes; of 5,000 vehicles each takes some 2 MB of memory, and 150 ms to decode. */
const KEPT = 8;

/**
 * Gives what budgets ask of the vehicles that a dealer's search finds, from the index that browsers search; null for a
 * dealer whose cluster alone has one. Rejects where the index is damaged or of another version.
 */
export function createDocumentReader() {
  // The address of an index names its content.
  const cache = new LRUCache<string, readonly SearchDocument[]>({ max: KEPT });
  return async (site: PublishedSite): Promise<readonly SearchDocument[] | null> => {
    const indexUrl = await indexUrlOf(site);
    if (indexUrl === null) return null;
    const key = `${site.slug}${indexUrl}`;
    const known = cache.get(key);
    if (known) return known;
    const index = await textOf(site, indexUrl);
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
