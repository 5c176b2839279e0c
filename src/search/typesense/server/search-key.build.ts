import { Client } from 'typesense';
import type { CollectionSchema } from '../../engine/collection.ts';
import { parseClause } from '../../engine/filters/filter-clause.ts';
import { parseFilter } from '../../engine/filters/filter-grammar.ts';
import { isSearchError } from '../../engine/search-error.ts';
import type { TypesenseServer } from './typesense-server.build.ts';

export type SearchKey = {
  /** For `search.json`; visible to every visitor. */
  readonly value: string;
  /** Id of the parent key, for revoking it. */
  readonly id: number;
  /** Ids of earlier keys for the same alias, which work until they are deleted. */
  readonly earlier: readonly number[];
};

/**
 * A key that can search one alias and nothing else. With a `filter_by` it finds only matching documents: the filter
 * is signed into the key (typesense.org/docs/29.0/api/api-keys.html, "Generate Scoped Search Key"), so that visitors
 * can neither read nor change it. The server never returns a key's value again.
 */
export async function createSearchKey(
  server: TypesenseServer,
  alias: string,
  filter: string | null,
): Promise<SearchKey> {
  const description = `Search of ${alias}`;
  const earlier = await server.keysNamed(description);
  const { id, value } = await server.createSearchKey(description, alias);
  return { id, earlier, value: filter === null ? value : scopedKey(value, filter) };
}

/** What is wrong with a key's filter for that collection; every search with such a key would be rejected. */
export function wrongFilter(filter: string, schema: CollectionSchema): string | null {
  const read = parseFilter(filter, (clause) => parseClause(clause, schema));
  if (read === null) return 'The filter is empty.';
  return isSearchError(read) ? read.error : null;
}

/** Computed here, without the server. */
export function scopedKey(searchKey: string, filter: string): string {
  const offline = new Client({ nodes: [{ url: 'offline:' }], apiKey: searchKey, logLevel: 'silent' });
  return offline.keys().generateScopedSearchKey(searchKey, { filter_by: filter });
}
