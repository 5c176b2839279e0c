import { publishesIndex } from '../../search/index/publishes-index.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { hasWatchlist } from '../watchlist/watchlist-page.ts';

/** They stand on the watchlist's page, and what is new is found in the index that browsers search. */
export function hasSavedSearches({ account, search }: Pick<Settings, 'account' | 'search'>): boolean {
  return hasWatchlist({ account }) && account.savedSearches.show && publishesIndex(search);
}
