import type { Router, StateMapping, UiState } from 'instantsearch.js';
import { useState } from 'react';
import * as v from 'valibot';
import { historyStateSchema } from '../state/history-state.schema.ts';
import { isNewStep, type Step, stepBetween } from '../state/history-step.ts';
import type { PageFacts } from '../state/landing-facts.ts';
import { indexName, type RequestSettings } from '../state/search-request.ts';
import type { SearchState } from '../state/search-state.ts';
import { foreignParams, formatSearch, linkToPage, parseSearch } from '../state/search-url.ts';
import { builtState, isSameState } from '../state/state-parts.ts';
import { stateOfUi, uiStateOf } from '../state/ui-state.ts';

/** Debounce after the last scroll event, because browsers limit changes of a history entry. */
const SCROLL_REST_MS = 250;

interface Options {
  readonly page: PageFacts;
  readonly request: RequestSettings;
  /** Replaces the words of an address by filters where they are recognised. */
  readonly understand: (state: SearchState) => SearchState;
  readonly headingOf: (state: SearchState) => string;
  /** What the title of the built page says about its number, which other results do not have. */
  readonly tail: string;
}

export interface SearchRouter {
  /** For InstantSearch. */
  readonly routing: {
    readonly router: Router<SearchState>;
    readonly stateMapping: StateMapping<UiState, SearchState>;
  };
  /**
   * Switches from the search of the built page to that of the address; returns whether they differ. Call
   * after hydration, which needs the page as it was built.
   */
  readonly followAddress: () => boolean;
  readonly leaveAddress: () => void;
  readonly addressOf: (state: SearchState) => string;
  /** Adds the current address's other parameters, such as those of a campaign. */
  readonly withForeign: (address: string) => string;
  /** The link to a page of results; built pages have a path without parameters. */
  readonly linkOf: (state: SearchState) => string;
  /** The next change replaces the history entry instead of adding one. */
  readonly correct: () => void;
  /** The place of the search, which InstantSearch does not store. */
  readonly setNear: (near: SearchState['near']) => void;
  /** Registers a listener for the place after navigation. */
  readonly onNear: (listener: (near: SearchState['near']) => void) => void;
  /** Adds makes and models that are in stock, which therefore have a listing. */
  readonly confirm: (makeModels: readonly string[]) => void;
  /** Titles the document after a search; how many pages it has, and so the text about its page, results tell. */
  readonly entitle: (state: SearchState, pageText: string) => void;
  /** Where to scroll once the next results are shown: a stored position, or by the kind of change. */
  readonly takeArrival: () => number | Step['kind'] | null;
}

/** A router for InstantSearch: the search in the address and in the browser's history. */
export function useSearchRouter(options: Options): SearchRouter {
  const [router] = useState(() => createSearchRouter(options));
  return router;
}

export function createSearchRouter({ page, request, understand, headingOf, tail }: Options): SearchRouter {
  const built = builtState(page);
  const pages = knownPages(page);
  const scroll = scrollKeeper();
  let state = built;
  let last: Step | null = null;
  let arrival: number | Step['kind'] | null = null;
  /** The next write normalises the address and adds no history entry. */
  let isOwnStep = true;
  let isLive = false;
  let update: (state: SearchState) => void = () => undefined;
  let near: SearchState['near'];
  let tellNear: (near: SearchState['near']) => void = () => undefined;
  const title = typeof document === 'undefined' ? '' : document.title;

  /** Whether the address matches the search; if not, it is written. */
  let isAddressRight = true;
  const readAddress = (): SearchState | null => {
    const found = parseSearch(location.pathname, location.search, page);
    const meant = found && understand(found);
    isAddressRight = found === null || meant === null || isSameState(found, meant);
    return meant;
  };
  const arrive = (next: SearchState, scrollY: number | null) => {
    for (const value of next.lists.make_model ?? []) pages.doubt(value);
    last = null;
    if (isSameState(next, state)) {
      if (scrollY !== null) scroll.to(scrollY);
      return;
    }
    isOwnStep = false;
    state = next;
    arrival = scrollY;
    near = next.near;
    tellNear(near);
    update(next);
  };
  const onPop = () => {
    const entry = scroll.entry();
    isAddressRight = true;
    const next = entry?.search ?? readAddress();
    // Another listing's address, which only its own page can read.
    if (next === null) location.reload();
    else arrive(next, entry?.scrollY ?? null);
  };
  const addressOf = (next: SearchState) => formatSearch(next, pages.factsFor(next));
  const entitle = (next: SearchState, pageText = '') => {
    document.title = isSameState(next, built)
      ? title
      : title.replace(tail, '').replace(page.heading, () => headingOf(next) + pageText);
  };
  const write = (next: SearchState) => {
    if (!isLive) return;
    entitle(next);
    const step = stepBetween(state, next, performance.now());
    const isNew = isOwnStep && step !== null && isNewStep(last, step);
    if (step === null && isOwnStep) return;
    if (isOwnStep || !isAddressRight) scroll.record(next, withForeign(addressOf(next)), isNew);
    if (isOwnStep && step !== null) {
      last = step;
      arrival = step.kind;
    }
    isOwnStep = true;
    state = next;
  };
  const leaveAddress = () => {
    isLive = false;
    window.removeEventListener('popstate', onPop);
    scroll.stop();
  };
  return {
    routing: {
      router: {
        $$type: 'dealer.addresses',
        read: () => state,
        write,
        createURL: addressOf,
        onUpdate(callback) {
          update = callback;
        },
        dispose: leaveAddress,
      },
      stateMapping: {
        stateToRoute: (ui) => ({
          ...stateOfUi(ui[indexName(page.base.sort, request)] ?? {}, page.sorts, request),
          ...(near && { near }),
        }),
        routeToState: (route) => ({ [indexName(page.base.sort, request)]: uiStateOf(route, request) }),
      },
    },
    followAddress() {
      isLive = true;
      window.addEventListener('popstate', onPop);
      scroll.start();
      const asked = readAddress();
      if (asked !== null) arrive(asked, scroll.entry()?.scrollY ?? null);
      return asked !== null && !isSameState(asked, built);
    },
    ...{ addressOf, withForeign, leaveAddress },
    linkOf: (next) => linkToPage(next, pages.factsFor(next)),
    correct() {
      isOwnStep = false;
      isAddressRight = false;
    },
    setNear(next) {
      near = next;
    },
    onNear(listener) {
      tellNear = listener;
    },
    entitle,
    confirm: pages.confirm,
    takeArrival() {
      const taken = arrival;
      arrival = null;
      return taken;
    },
  };
}

/**
 * A make or model that the stock does not have has no page to go to. What is chosen from lists and suggestions it has;
 * what an address names, such as an old link, is doubted until results name it.
 */
function knownPages(page: PageFacts) {
  const doubted = new Set<string>();
  return {
    doubt: (value: string) => doubted.add(value),
    confirm(values: readonly string[]) {
      for (const value of values) doubted.delete(value);
    },
    factsFor({ lists }: SearchState): PageFacts {
      const [value] = lists.make_model ?? [];
      if (value === undefined || !doubted.has(value)) return page;
      return { ...page, exceptions: { ...page.exceptions, [value]: null } };
    },
  };
}

/**
 * The history's entries with the position in the page: when the browser would restore it, on the way back, the cards
 * are not there yet.
 */
function scrollKeeper() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const entry = () => {
    const parsed = v.safeParse(historyStateSchema, window.history.state);
    return parsed.success ? parsed.output : null;
  };
  const keep = () => {
    clearTimeout(timer);
    if (entry() === null) return;
    window.history.replaceState({ ...window.history.state, scrollY: Math.round(window.scrollY) }, '');
  };
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, SCROLL_REST_MS);
  };
  return {
    entry,
    to: (scrollY: number) => window.scrollTo({ top: scrollY, behavior: 'instant' }),
    record(search: SearchState, address: string, isNew: boolean) {
      const { history } = window;
      if (isNew) {
        keep();
        history.pushState({ search, scrollY: Math.round(window.scrollY) }, '', address);
      } else {
        history.replaceState({ ...history.state, search }, '', address);
      }
      history.scrollRestoration = 'manual';
    },
    start() {
      window.addEventListener('scroll', onScroll, { passive: true });
      window.addEventListener('pagehide', keep);
    },
    stop() {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', keep);
    },
  };
}

function withForeign(address: string): string {
  const foreign = new URLSearchParams(foreignParams(location.search)).toString();
  if (foreign === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${foreign}`;
}
