import { cleanedSearch, MISSED_SEARCH_PATH, type MissedSearch } from './missed-search.ts';

/** Sends a search that found nothing; one that may hold something personal is sent without its words. Never fails. */
export function sendMissedSearch(search: MissedSearch): void {
  const body = JSON.stringify(cleanedSearch(search) ?? { words: '', filters: [] });
  navigator.sendBeacon?.(MISSED_SEARCH_PATH, new Blob([body], { type: 'application/json' }));
}
