import { useEffect, useEffectEvent } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { pageTail } from '../../landing/listing/paging.ts';
import { rememberSearch } from '../../recent/searches/recent-searches.store.ts';
import type { Step } from '../../state/history-step.ts';
import { sideQuery } from '../../state/search-request.ts';
import type { SearchState } from '../../state/search-state.ts';
import { hasFilters, isSameState } from '../../state/state-parts.ts';
import { useChips } from '../bar/use-chips.ts';
import { useScreen } from '../use-screen.ts';
import { inStockSpelling } from '../view/stock-spelling.ts';

/** Number of cards that are loaded at once; others load when they are scrolled to. */
const CARDS_AT_ONCE = 6;

type SearchResults = ReturnType<typeof useInstantSearch>['results'];

/** Side effects of new results: scrolling, loading cards, prefetching; null before the first results. */
export function useAnswer(results: SearchResults | null): void {
  const { facts, source, router, request, state, dispatch, update } = useScreen();
  const { status } = useInstantSearch();
  const chips = useChips();
  const answer = status === 'idle' ? results : null;
  const isSpelled = answer !== null && isSameState(spelledBy(answer)(state), state);

  const onAnswer = useEffectEvent(async (answer: SearchResults) => {
    const { hits, nbPages } = answer;
    const makeModels = answer.getFacetValues('make_model', {});
    if (Array.isArray(makeModels)) router.confirm(makeModels.map(({ name }) => name));
    if (!isSpelled) {
      router.correct();
      update(spelledBy(answer));
      return;
    }
    const pageCount = Math.max(1, nbPages);
    if (state.page > pageCount) {
      router.correct();
      dispatch({ type: 'page', page: pageCount });
      return;
    }
    router.entitle(state, pageTail(state.page, pageCount, facts.search.texts.page));
    const arrival = router.takeArrival();
    if (typeof arrival === 'number') {
      // Waits for the cards, because skeletons have another height.
      await source.fetchCards(hits);
      requestAnimationFrame(() => window.scrollTo({ top: arrival, behavior: 'instant' }));
    } else if (arrival !== null) scrollToResults(arrival);
    await source.fetchCards(hits.slice(0, CARDS_AT_ONCE));
    if (state.page >= pageCount) return;
    // Prefetches the next page into the cache.
    const next = sideQuery({ ...state, page: state.page + 1 }, request, request.hitsPerPage);
    const [ahead] = await source.ask([next]).catch(() => []);
    await source.fetchCards((ahead?.hits ?? []).slice(0, CARDS_AT_ONCE));
  });
  useEffect(() => {
    if (answer !== null) void onAnswer(answer);
  }, [answer]);

  const words = chips.map(({ label }) => label).join(' · ');
  const isKept = facts.search.recentSearches && hasFilters(state) && isSpelled && answer.nbHits > 0;
  const path = router.addressOf({ ...state, page: 1 });
  useEffect(() => {
    if (isKept) rememberSearch({ path, words });
  }, [isKept, path, words]);
}

const spelledBy = (answer: SearchResults) => (state: SearchState) =>
  inStockSpelling(state, (attribute) => {
    const values = answer.getFacetValues(attribute, {});
    return Array.isArray(values) ? values : [];
  });

/** The results' element in the search screen. */
const RESULTS = '#search-results';

/**
 * "Scrolls to top when new results arrive" (stock and vehicle §4): to the top of the results, and only if that is
 * outside the viewport, so that nothing moves under a finger. After a change of page always.
 */
function scrollToResults(change: Step['kind']): void {
  const results = document.querySelector(RESULTS);
  if (change === 'sort' || results === null) return;
  if (change !== 'page' && results.getBoundingClientRect().top >= 0) return;
  // Instantly: the new cards get their heights only as they become visible, so smooth scrolling would often end at a
  // wrong position.
  results.scrollIntoView({ block: 'start', behavior: 'instant' });
}
