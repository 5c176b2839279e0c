import { publishesIndex } from '../../search/index/publishes-index.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { hasWatchlist } from '../watchlist/watchlist-page.ts';

/**
 * Requires the watchlist page, where saved searches are listed, and the embedded search index, in which the functions
 * look for new cars.
 */
export function hasSavedSearches({ account, search }: Pick<Settings, 'account' | 'search'>): boolean {
  return hasWatchlist({ account }) && account.savedSearches.show && publishesIndex(search);
}
