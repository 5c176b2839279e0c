import type { Settings } from '../../tenant/settings/subjects.ts';

/** Id of the script element in which a page says them. */
export const WATCHLIST_TEXTS = 'watchlist-texts';

/** What is said when a car is saved or removed. */
export type WatchlistTexts = Settings['account']['watchlist']['texts'];
