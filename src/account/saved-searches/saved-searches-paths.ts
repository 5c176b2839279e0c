import { WATCHLIST_PATH } from '../watchlist/watchlist-paths.ts';

/** The form that saves a search, as a page of its own. */
export const SAVE_SEARCH_PATH = '/save-search';

/** Id of the list of saved searches on the page of the watchlist. */
export const SAVED_SEARCHES = 'saved-searches';

export const savedSearchesPath = `${WATCHLIST_PATH}#${SAVED_SEARCHES}`;

/** Names a search that was deleted a moment ago, for a browser without script. */
export const REMOVED_SEARCH_PARAM = 'removed-search';

/** Carries the criteria of the search to save. */
export function saveSearchPath(criteria: string): string {
  return `${SAVE_SEARCH_PATH}?${new URLSearchParams({ search: criteria })}`;
}
