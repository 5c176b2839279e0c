import { watchlistSignInPath } from '../../vehicle/vehicle-urls.ts';

/** "watchlist page: linked from the save and remove confirmations as View List" (stock and vehicle §2). */
export const WATCHLIST_PATH = '/watchlist';

/** The form on it that asks for messages. */
export const noticesPath = `${WATCHLIST_PATH}#notices`;

/** Where the links in messages lead: they stop, without signing in. */
export const UNSUBSCRIBE_PATH = '/api/watchlist/unsubscribe';

/** Carries what somebody wanted before they had signed in: the id of a car to save. */
export const SAVE_PARAM = 'save';

/** Names a car that was removed a moment ago, for a browser without script. */
export const REMOVED_PARAM = 'removed';

/** Where a browser without script saves a car: the page asks once more, for a link must change nothing. */
export function savePath({ id }: { readonly id: string }): string {
  return `${WATCHLIST_PATH}?${new URLSearchParams({ [SAVE_PARAM]: id })}`;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Signing in first; after it the page of before saves the car. */
export function signInToSavePath(id: string, { pathname, search, hash }: Place): string {
  const params = new URLSearchParams(search);
  params.delete(SAVE_PARAM);
  const back = pathOf(pathname, params) + hash;
  params.set(SAVE_PARAM, id);
  return watchlistSignInPath(pathOf(pathname, params) + hash, back);
}

/** What an address wants saved, null for nothing, and the address without it. */
export function wantedOf({ pathname, search, hash }: Place): { readonly id: string | null; path: string } {
  const params = new URLSearchParams(search);
  const id = params.get(SAVE_PARAM);
  params.delete(SAVE_PARAM);
  // What is not wanted stays as it is written: other parameters may be encoded in ways of their own.
  return { id: id || null, path: (id === null ? pathname + search : pathOf(pathname, params)) + hash };
}

function pathOf(pathname: string, params: URLSearchParams): string {
  return params.size === 0 ? pathname : `${pathname}?${params}`;
}
