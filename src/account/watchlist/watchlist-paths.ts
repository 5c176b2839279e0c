import { watchlistSignInPath } from '../../vehicle/vehicle-urls.ts';

/** "watchlist page: linked from the save and remove confirmations as View List" (stock and vehicle §2). */
export const WATCHLIST_PATH = '/watchlist';

/** Link to the subscription form on that page. */
export const noticesPath = `${WATCHLIST_PATH}#notices`;

/** Path of the unsubscribe links in messages; they work without signing in. */
export const UNSUBSCRIBE_PATH = '/api/watchlist/unsubscribe';

/** Query parameter with the id of a car to save, for shoppers who had to sign in first. */
export const SAVE_PARAM = 'save';

/** Query parameter with the id of a car just removed, for undo without JavaScript. */
export const REMOVED_PARAM = 'removed';

/**
 * Path for saving a car without JavaScript: the page asks for confirmation, because a link must not change anything.
 */
export function savePath({ id }: { readonly id: string }): string {
  return `${WATCHLIST_PATH}?${new URLSearchParams({ [SAVE_PARAM]: id })}`;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Path of the sign-in page; afterwards the original page saves the car. */
export function signInToSavePath(id: string, { pathname, search, hash }: Place): string {
  const params = new URLSearchParams(search);
  params.delete(SAVE_PARAM);
  const back = pathOf(pathname, params) + hash;
  params.set(SAVE_PARAM, id);
  return watchlistSignInPath(pathOf(pathname, params) + hash, back);
}

/** The car that an address asks to save (null if none), and the address without that parameter. */
export function wantedOf({ pathname, search, hash }: Place): { readonly id: string | null; path: string } {
  const params = new URLSearchParams(search);
  const id = params.get(SAVE_PARAM);
  params.delete(SAVE_PARAM);
  // An unrelated query is left untouched, because other parameters may be encoded differently.
  return { id: id || null, path: (id === null ? pathname + search : pathOf(pathname, params)) + hash };
}

function pathOf(pathname: string, params: URLSearchParams): string {
  return params.size === 0 ? pathname : `${pathname}?${params}`;
}
