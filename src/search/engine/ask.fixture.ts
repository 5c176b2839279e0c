import type { CollectionField, CollectionSchema, SearchDocument } from './collection.ts';
import { createEngine } from './engine.ts';
import type { SearchResult } from './run-search.ts';
import { isSearchError, type SearchError } from './search-error.ts';

export type Ask = (params: Readonly<Record<string, unknown>>) => SearchResult | SearchError;

/** Searches a collection of these documents, whose ids are their indexes. */
export function askOver(
  fields: readonly CollectionField[],
  documents: readonly Readonly<Record<string, unknown>>[],
  more: Partial<CollectionSchema> = {},
): Ask {
  const numbered = documents.map((document, at): SearchDocument => ({ id: String(at), ...document }));
  const engine = createEngine({ name: 'c', fields, ...more }, numbered, () => 0);
  return (params) => {
    const reply = engine.multiSearch({ searches: [{ collection: 'c', q: '*', ...params }] });
    if (!('results' in reply) || !reply.results[0]) throw new Error(JSON.stringify(reply));
    return reply.results[0];
  };
}

/** Ids of the hits in order; for a rejected search, its error code. */
export function idsOf(reply: ReturnType<Ask>): string | number {
  if (isSearchError(reply)) return reply.code;
  return (reply.hits ?? []).map(({ document }) => String(document['id'])).join(' ');
}

/** Value and count of the first facet, in order. */
export function countsOf(reply: ReturnType<Ask>): string | number {
  if (isSearchError(reply)) return reply.code;
  return (reply.facet_counts[0]?.counts ?? []).map(({ value, count }) => `${value} ${count}`).join(', ');
}
