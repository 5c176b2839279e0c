import type { ReadableAtom } from 'nanostores';
import { type RefObject, useLayoutEffect } from 'react';
import { isNewStep, type LastAction } from '../../state/history-step.ts';
import type { PageFacts } from '../../state/landing-facts.ts';
import type { SearchAction, SearchState } from '../../state/search-state.ts';
import { foreignParams, parseSearch } from '../../state/search-url.ts';
import type { SearchStatus } from '../search-frame-props.ts';
import { earlyInput } from './early-input.client.ts';
import { searchHistory } from './search-history.client.ts';

type Cause = { readonly action: SearchAction } | 'address' | 'correction';

/** What the browser's part needs of a session. */
type Session = {
  readonly $status: ReadableAtom<SearchStatus>;
  readonly show: (state: SearchState) => void;
  readonly addressOf: (state: SearchState) => string;
  readonly $view: ReadableAtom<{ readonly heading: string }>;
  readonly listen: (listener: {
    readonly changed: (state: SearchState, cause: Cause) => void;
    readonly answered: (state: SearchState, cause: Cause) => void;
    readonly failed: (builtPath: string | null) => void;
  }) => () => void;
};

/**
 * Ties a session to the address bar, the back button and the position in the page, and takes up what was asked before
 * the page came to life: by its address, then by what was ticked and typed in `root`.
 */
export function useSearchAddress(root: RefObject<Element | null>, session: Session, page: PageFacts): void {
  // Not later: between the first drawing and other effects a press may come, which the address would undo.
  useLayoutEffect(
    () => (root.current ? followAddress(session, page, root.current) : undefined),
    [root, session, page],
  );
}

/** Returns how to let go of it all. */
function followAddress(session: Session, page: PageFacts, root: Element): () => void {
  const repeatEarly = earlyInput(root);
  const title = document.title;
  let last: LastAction | null = null;
  /** Where to go back to once the cards are there. */
  let scrollY: number | null = null;
  let isAnswered = true;
  const show = (state: SearchState, position: number | null) => {
    scrollY = position;
    isAnswered = true;
    session.show(state);
    // Nothing to wait for: the cards are those that stand there.
    if (isAnswered && scrollY !== null) scrollBack(scrollY);
    if (isAnswered) scrollY = null;
  };
  const history = searchHistory((entry) => {
    last = null;
    const state = entry?.search ?? parseSearch(location.pathname, location.search, page);
    // Another listing's address, which only its own page can read.
    if (state === null) return location.reload();
    show(state, entry?.scrollY ?? null);
  });
  const stop = session.listen({
    changed(state, cause) {
      isAnswered = false;
      document.title = title.replace(page.heading, session.$view.get().heading);
      if (cause === 'address') return;
      if (cause === 'correction') return history.record(state, withForeign(session.addressOf(state)), false);
      const step = { action: cause.action, at: performance.now() };
      history.record(state, withForeign(session.addressOf(state)), isNewStep(last, step));
      last = step;
      scrollY = null;
    },
    answered(_, cause) {
      if (scrollY !== null) scrollBack(scrollY);
      else if (typeof cause === 'object' && cause.action.type !== 'sort') scrollToResults(cause.action);
      scrollY = null;
    },
    // Pages and listings are there without a search, in place of the address that has no answer.
    failed(builtPath) {
      if (builtPath !== null && navigator.onLine) location.replace(withForeign(builtPath));
    },
  });
  const asked = parseSearch(location.pathname, location.search, page);
  if (asked !== null) show(asked, history.kept()?.scrollY ?? null);
  // Not among React's effects, where what an event changes would not be drawn before the next event.
  queueMicrotask(repeatEarly);
  const stopWaiting = onceSettled(session.$status, () => reveal(root));
  return () => {
    stop();
    stopWaiting();
    history.stop();
  };
}

/** Parameters that are none of the search's, such as those of a campaign, stay in the address. */
function withForeign(address: string): string {
  const foreign = new URLSearchParams(foreignParams(location.search)).toString();
  if (foreign === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${foreign}`;
}

/** Calls back at the first status, this one included, with which nothing more is waited for. */
function onceSettled($status: Session['$status'], settled: () => void): () => void {
  const stop = $status.subscribe((status) => {
    if (status === 'loading' || status === 'slow') return;
    settled();
    queueMicrotask(() => stop());
  });
  return stop;
}

/** Listing.astro hides the built cards where the address asks for others. */
function reveal(root: Element): void {
  root.closest('[data-waiting]')?.removeAttribute('data-waiting');
}

/** The results' element, as the search screen names it. */
const RESULTS = '#search-results';

/**
 * "Scrolls to top when new results arrive" (stock and vehicle §4): to the top of the results, and only if
 * it has left the window, so that nothing moves under a finger. After a new page always.
 */
function scrollToResults(action: SearchAction): void {
  const results = document.querySelector(RESULTS);
  if (results === null) return;
  if (action.type !== 'page' && results.getBoundingClientRect().top >= 0) return;
  // At once: all cards are others now, and they get their heights only as they come into view, so that a
  // smooth way past them does not always end where it should.
  results.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Where the page stood when the shopper left it; its cards are in place now. */
function scrollBack(scrollY: number): void {
  window.scrollTo({ top: scrollY, behavior: 'instant' });
}
