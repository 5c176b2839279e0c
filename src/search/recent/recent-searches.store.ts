import { storedStore } from '../../ui/stored.store.ts';
import { type RecentSearch, recentSearchesSchema } from './recent-searches.schema.ts';
import { rememberSearch as remember } from './remember-search.ts';

const store = storedStore<readonly RecentSearch[]>({
  key: 'recent-searches',
  version: 1,
  schema: recentSearchesSchema,
  empty: [],
});

/** The last five searches on this device, newest first. */
export const $recentSearches = store.$value;

export function rememberSearch(search: { readonly path: string; readonly words: string }): void {
  store.update((searches) => remember(searches, search));
}

export function forgetSearches(): void {
  store.forget();
}
