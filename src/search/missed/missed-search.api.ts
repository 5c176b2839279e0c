import { cleanedSearch, MISSED_SEARCH_PATH, type MissedSearch } from './missed-search.ts';

/**
 * Sends a search that found nothing, if the visitor agrees to counting (`data-consent`, privacy-bar.client.ts). One
 * that may hold something personal is sent without its words. Never fails.
 */
export function sendMissedSearch(search: MissedSearch): void {
  if (document.documentElement.dataset['consent'] !== 'granted') return;
  const body = JSON.stringify(cleanedSearch(search) ?? { words: '', filters: [] });
  navigator.sendBeacon?.(MISSED_SEARCH_PATH, new Blob([body], { type: 'application/json' }));
}
