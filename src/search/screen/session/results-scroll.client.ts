import type { SearchAction } from '../../state/search-state.ts';

/** The results' element, as the search screen names it. */
const RESULTS = '#search-results';

/**
 * "Scrolls to top when new results arrive" (stock and vehicle §4): to the top of the results, and only if
 * it has left the window, so that nothing moves under a finger. After a new page always.
 */
export function scrollToResults(action: SearchAction): void {
  const results = document.querySelector(RESULTS);
  if (results === null) return;
  if (action.type !== 'page' && results.getBoundingClientRect().top >= 0) return;
  // At once: all cards are others now, and they get their heights only as they come into view, so that a
  // smooth way past them does not always end where it should.
  results.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Where the page stood when the shopper left it; its cards are in place now. */
export function scrollBack(scrollY: number): void {
  window.scrollTo({ top: scrollY, behavior: 'instant' });
}
