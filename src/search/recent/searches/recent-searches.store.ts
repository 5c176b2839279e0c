import { storedAtom } from '../../../ui/storage/stored.store.ts';
import { type RecentSearch, recentSearchesSchema } from './recent-searches.schema.ts';
import { rememberSearch as remember } from './remember-search.ts';

export const noSearches: readonly RecentSearch[] = [];

/** The last five searches on this device, newest first. */
export const $recentSearches = storedAtom<readonly RecentSearch[]>({
  key: 'recent-searches',
  version: 1,
  schema: recentSearchesSchema,
  empty: noSearches,
});

export function rememberSearch(search: { readonly path: string; readonly words: string }): void {
  $recentSearches.set(remember($recentSearches.get(), search));
}

export function forgetSearches(): void {
  $recentSearches.set(noSearches);
}
