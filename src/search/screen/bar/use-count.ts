import { useInstantSearch, useStats } from 'react-instantsearch';
import { hiddenSold } from '../results/collapse-hits.ts';
import { useScreen } from '../use-screen.ts';
import { resultCount, resultCountText, soldText } from '../view/result-count.ts';

/** The number of found vehicles, and a text with it. */
export function useCount(): { readonly count: number; readonly text: string } {
  const { facts, state } = useScreen();
  const { nbHits } = useStats();
  const { results } = useInstantSearch();
  const { largeCount, texts, collapseSold } = facts.search;
  const countsOf = (attribute: string) => {
    const values = results.getFacetValues(attribute, {});
    return Array.isArray(values) ? values : [];
  };
  const count = resultCount(nbHits, countsOf, state, largeCount);
  // The cards of a built page come as HTML, not as hits.
  const isBuilt = nbHits > 0 && results.hits.length === 0;
  const sold = isBuilt ? facts.results.hiddenSold : hiddenSold(results.hits);
  // With several pages the cards are not counted.
  const hidden = collapseSold && results.nbPages <= 1 ? sold : 0;
  return { count, text: soldText(resultCountText(count, texts, facts.words), hidden, texts) };
}
