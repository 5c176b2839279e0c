import type { Settings } from '../../tenant/settings/subjects.ts';

/** The page as it is built, for the function that fills it in. */
export const WATCHLIST_FILE = '/forms/watchlist';

/** Where the cards are put in. */
export const WATCHED_CARS_MARK = '<!--watched-cars-->';

export function hasWatchlist({ account }: Pick<Settings, 'account'>): boolean {
  return account.enabled && account.watchlist.enabled;
}
