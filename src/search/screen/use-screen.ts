import { createContext, use } from 'react';
import type { RequestSettings } from '../state/search-request.ts';
import type { SearchAction, SearchState } from '../state/search-state.ts';
import type { ScreenFacts } from './page/screen-facts.ts';
import type { ScreenTexts } from './search-view.ts';
import type { SearchSource } from './source/search-source.store.ts';
import type { SearchRouter } from './use-search-router.ts';

export interface ScreenValue {
  readonly facts: ScreenFacts;
  readonly texts: ScreenTexts;
  readonly request: RequestSettings;
  readonly source: SearchSource;
  readonly router: SearchRouter;
  /** The requested search; its results may be pending. */
  readonly state: SearchState;
  /** Changes that a control makes after a delay; any other change makes them first. */
  readonly pending: Set<() => void>;
  readonly dispatch: (action: SearchAction) => void;
  /** Updates the search by a function of its latest state. */
  readonly update: (change: (state: SearchState) => SearchState) => void;
}

export const ScreenContext = createContext<ScreenValue | null>(null);

/** The context shared by all parts of the search screen. Throws outside of it. */
export function useScreen(): ScreenValue {
  const screen = use(ScreenContext);
  if (screen === null) throw new Error('useScreen needs a <ScreenContext> around it.');
  return screen;
}
