import type { Settings } from '../../tenant/settings/subjects.ts';

/** Id of the JSON script element that contains the texts. */
export const WATCHLIST_TEXTS = 'watchlist-texts';

/** Texts of the toasts after saving and removing. */
export type WatchlistTexts = Settings['account']['watchlist']['texts'];
