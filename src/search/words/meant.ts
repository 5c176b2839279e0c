import { listAttributes } from '../attributes.ts';
import type { SearchState } from '../state/search-state.ts';
import type { Near } from './typed-place.ts';

/** What the words read so far mean. */
export interface Meant {
  readonly words: readonly string[];
  readonly near: Near | null;
  readonly took: readonly string[];
  readonly lists: SearchState['lists'];
  readonly ranges: SearchState['ranges'];
  readonly sort: SearchState['sort'] | null;
}

export function joinedLists(a: SearchState['lists'], b: SearchState['lists']): SearchState['lists'] {
  const names = listAttributes.filter((name) => a[name] !== undefined || b[name] !== undefined);
  return Object.fromEntries(
    names.map((name) => [name, [...new Set([...(a[name] ?? []), ...(b[name] ?? [])])]]),
  );
}
