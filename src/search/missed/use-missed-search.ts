import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { useChips } from '../screen/bar/use-chips.ts';
import { hasDroppedWords } from '../screen/box/corrected-query.ts';
import { useScreen } from '../screen/use-screen.ts';
import { cleanedSearch, MISSED_SEARCH_PATH, type MissedSearch } from './missed-search.ts';

/** A search counts once it has stayed the same for so long, because each typed letter is a search of its own. */
const REST_MS = 2500;

type SearchResults = ReturnType<typeof useInstantSearch>['results'];

/**
 * Reports a search that finds nothing, or nothing for some of its words, if the visitor has agreed to counting.
 * `results` is null until the first search is answered.
 */
export function useMissedSearch(results: SearchResults | null): void {
  const { state } = useScreen();
  const { status } = useInstantSearch();
  const chips = useChips();
  const { query: words } = state;
  const isAnswered = results !== null && status === 'idle' && results.query === words;
  const isMissed = isAnswered && (results.nbHits === 0 || hasDroppedWords(words, results.hits));
  useEffect(() => {
    if (!isMissed) return;
    // The place of a search would say where the shopper is.
    const filters = chips.filter(({ attribute }) => attribute !== 'query' && attribute !== 'near');
    const report = () => {
      // Set by the script that asks (privacy-bar.client.ts); without analytics there is none.
      if (document.documentElement.dataset['consent'] !== 'granted') return;
      sendMissedSearch({ words, filters: filters.map(({ label }) => label) });
    };
    const timer = setTimeout(report, REST_MS);
    return () => clearTimeout(timer);
  }, [isMissed, words, chips]);
}

/** Sends a search that found nothing; one that may hold something personal is sent without its words. Never fails. */
function sendMissedSearch(search: MissedSearch): void {
  const body = JSON.stringify(cleanedSearch(search) ?? { words: '', filters: [] });
  navigator.sendBeacon?.(MISSED_SEARCH_PATH, new Blob([body], { type: 'application/json' }));
}
