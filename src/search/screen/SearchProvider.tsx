import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { attributeNames } from '../attributes.ts';
import { applyAction } from '../state/apply-action.ts';
import type { RequestSettings } from '../state/search-request.ts';
import type { SearchAction, SearchState } from '../state/search-state.ts';
import { builtState, isSameState } from '../state/state-parts.ts';
import { stateOfUi, uiStateOf } from '../state/ui-state.ts';
import type { ScreenFacts } from './page/screen-facts.ts';
import type { SearchSource } from './source/search-source.store.ts';
import { useHiddenFilters } from './use-hidden-filters.ts';
import { ScreenContext, type ScreenValue } from './use-screen.ts';
import type { SearchRouter } from './use-search-router.ts';
import { hasPanel } from './view/filter-groups.ts';

interface Props {
  facts: ScreenFacts;
  request: RequestSettings;
  source: SearchSource;
  router: SearchRouter;
  children: ReactNode;
}

/** Context of the search screen: the state of the search and the actions that change it. */
export function SearchProvider({ facts, request, source, router, children }: Props) {
  const { page, search } = facts;
  const { indexUiState, setIndexUiState, results, refresh } = useInstantSearch();
  // InstantSearch creates a new object at each step of a search.
  const text = JSON.stringify(indexUiState ?? {});
  const [pending] = useState(() => new Set<() => void>());
  const { near, nearNow, setNear } = useNear({ source, router, pending });
  const state = useMemo(
    () => ({ ...stateOfUi(JSON.parse(text), page.sorts, request), ...(near && { near }) }),
    [text, near, page, request],
  );
  const hidden = useMemo(
    () => attributeNames.filter((name) => !hasPanel(name, state, search)),
    [state, search],
  );
  useHiddenFilters({ attributes: hidden, sorts: page.sorts, request });
  const change = useCallback(
    (next: (before: SearchState) => SearchState) => {
      settle(pending);
      setIndexUiState((ui) => {
        const changed = next({ ...stateOfUi(ui, page.sorts, request), near: nearNow.current });
        const isNowhere = changed.sort === 'nearest' && changed.near === undefined;
        setNear(changed.near);
        return uiStateOf(isNowhere ? { ...changed, sort: page.base.sort } : changed, request);
      });
    },
    [pending, setIndexUiState, setNear, nearNow, page, request],
  );
  const update = useAfterStart(change);
  const dispatch = useCallback(
    (action: SearchAction) => {
      const isReset = action.type === 'clear-all' && page.isLocked;
      update((before) => (isReset ? { ...page.base, sort: before.sort } : applyAction(before, action)));
    },
    [update, page],
  );
  const hasWeekly = state.ranges.weekly_price !== undefined;
  useEffect(() => {
    // A weekly price corresponds to another price after the loan's terms have changed.
    return hasWeekly ? source.$rule?.listen(() => refresh()) : undefined;
  }, [source, hasWeekly, refresh]);
  useRetryWhenOnline(source);
  useBuiltPageInstead({ source, router, state, facts, pageCount: results.nbPages });
  const screen = useMemo(
    () => ({
      ...{ facts, request, source, router, state, pending, dispatch, update },
      texts: { ...search.screen, ...search.texts },
    }),
    [facts, request, source, router, state, pending, dispatch, update, search],
  );
  return <ScreenContext value={screen}>{children}</ScreenContext>;
}

function settle(pending: ScreenValue['pending']): void {
  for (const change of pending) change();
}

/** InstantSearch does not store the place of the search; it is added to each request. */
function useNear({ source, router, pending }: Pick<ScreenValue, 'source' | 'router' | 'pending'>) {
  const [near, setShown] = useState<SearchState['near']>(undefined);
  const nearNow = useRef(near);
  const setNear = useCallback(
    (next: SearchState['near']) => {
      if (next?.place === nearNow.current?.place && next?.km === nearNow.current?.km) return;
      nearNow.current = next;
      setShown(next);
      router.setNear(next);
      source.setNear(next);
    },
    [source, router],
  );
  useEffect(() => {
    router.onNear((near) => {
      settle(pending);
      setNear(near);
    });
  }, [router, setNear, pending]);
  return { near, nearNow, setNear };
}

/**
 * Queues calls until the effects of InstantSearch have run, because it ignores earlier searches, such as early input.
 */
function useAfterStart<Value>(act: (value: Value) => void): (value: Value) => void {
  const early = useRef<Value[] | null>([]);
  useEffect(() => {
    queueMicrotask(() => {
      const values = early.current ?? [];
      early.current = null;
      for (const value of values) act(value);
    });
  }, [act]);
  return useCallback(
    (value) => {
      if (early.current === null) act(value);
      else early.current.push(value);
    },
    [act],
  );
}

function useRetryWhenOnline(source: SearchSource): void {
  useEffect(() => {
    const retry = () => source.$failure.get() !== null && source.retry();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [source]);
}

/** If a search fails at once, InstantSearch reports its start after its failure. */
const UNTIL_STATE_MS = 250;

interface Failing extends Pick<Props, 'facts' | 'source' | 'router'> {
  state: SearchState;
  pageCount: number;
}

/** If the search fails, built pages and listings are opened by their address. */
function useBuiltPageInstead({ facts, source, router, state, pageCount }: Failing): void {
  const failure = useStore(source.$failure);
  useEffect(() => {
    const path = router.linkOf(state);
    const isBuilt = !path.includes('?') && state.page <= Math.max(pageCount, 1);
    if (failure === null || !isBuilt || isSameState(state, builtState(facts.page))) return;
    const timer = setTimeout(() => {
      if (navigator.onLine) location.replace(router.withForeign(path));
    }, UNTIL_STATE_MS);
    return () => clearTimeout(timer);
  }, [facts, router, state, pageCount, failure]);
}
