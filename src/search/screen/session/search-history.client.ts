import * as v from 'valibot';
import { historyStateSchema } from '../../state/history-state.schema.ts';
import type { SearchState } from '../../state/search-state.ts';

type Entry = { readonly search: SearchState; readonly scrollY: number };

export type SearchHistory = {
  /** What the entry that was loaded or returned to has kept; null where it kept nothing usable. */
  readonly kept: () => Entry | null;
  readonly record: (state: SearchState, address: string, isNewStep: boolean) => void;
  readonly stop: () => void;
};

/** Wait after the last scroll event: browsers allow only so many changes of an entry. */
const SCROLL_REST_MS = 250;

/**
 * The search in the browser's history. The position in the page is kept here as well: when the browser
 * would restore it, on the way back, the cards are not there yet.
 */
export function searchHistory(onReturn: (entry: Entry | null) => void): SearchHistory {
  const { history } = window;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepScroll = () => {
    clearTimeout(timer);
    if (entryOf(history.state) === null) return;
    history.replaceState({ ...history.state, scrollY: Math.round(window.scrollY) }, '');
  };
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(keepScroll, SCROLL_REST_MS);
  };
  const onPop = () => {
    clearTimeout(timer);
    onReturn(entryOf(history.state));
  };
  window.addEventListener('popstate', onPop);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pagehide', keepScroll);
  return {
    kept: () => entryOf(history.state),
    record(search, address, isNewStep) {
      if (isNewStep) {
        keepScroll();
        history.pushState({ search, scrollY: Math.round(window.scrollY) }, '', address);
      } else {
        history.replaceState({ ...history.state, search }, '', address);
      }
      history.scrollRestoration = 'manual';
    },
    stop() {
      clearTimeout(timer);
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', keepScroll);
    },
  };
}

function entryOf(data: unknown): Entry | null {
  const parsed = v.safeParse(historyStateSchema, data);
  return parsed.success ? parsed.output : null;
}
