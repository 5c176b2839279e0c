import { WATCHLIST_PATH } from '../watchlist/watchlist-paths.ts';

/** The form that saves a search, as a page. */
export const SAVE_SEARCH_PATH = '/save-search';

/** Fragment id of the list on the watchlist page. */
export const SAVED_SEARCHES = 'saved-searches';

export const savedSearchesPath = `${WATCHLIST_PATH}#${SAVED_SEARCHES}`;

/** Query parameter with the id of a search just deleted, for undo without JavaScript. */
export const REMOVED_SEARCH_PARAM = 'removed-search';

/** Path of the form with the criteria to save in its query. */
export function saveSearchPath(criteria: string): string {
  return `${SAVE_SEARCH_PATH}?${new URLSearchParams({ search: criteria })}`;
}
