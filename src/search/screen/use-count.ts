import { useInstantSearch, useStats } from 'react-instantsearch';
import { useScreen } from './use-screen.ts';
import { countText, resultCount } from './view/result-count.ts';

/** How many vehicles are found, as a number and in the dealer's words. */
export function useCount(): { readonly count: number; readonly text: string } {
  const { facts, state } = useScreen();
  const { nbHits } = useStats();
  const { results } = useInstantSearch();
  const { largeCount, texts } = facts.search;
  const countsOf = (attribute: string) => {
    const values = results.getFacetValues(attribute, {});
    return Array.isArray(values) ? values : [];
  };
  const count = resultCount(nbHits, countsOf, state, largeCount);
  return { count, text: countText(count, texts, facts.words) };
}
