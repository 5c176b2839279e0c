import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CatalogueResults, createCatalogueSearch } from './catalogue-engine.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';
import {
  type CatalogueState,
  cataloguePath,
  emptyCatalogueState,
  readCatalogueState,
} from './catalogue-state.ts';

/** Loads the engine on demand, because most visitors do not search. */
export type LoadEngine = () => Promise<{ readonly createCatalogueSearch: typeof createCatalogueSearch }>;

const loadEngine: LoadEngine = () => import('./catalogue-engine.ts');

export interface Catalogue {
  readonly state: CatalogueState;
  /** The results; null while everything is shown as built. */
  readonly results: CatalogueResults | null;
  /** The engine failed to load; the list stays as built. */
  readonly hasFailed: boolean;
  /** Loads the engine before the first search. */
  readonly warm: () => void;
  /** Changes the state and the address. */
  readonly go: (change: (before: CatalogueState) => CatalogueState, how?: 'push' | 'replace') => void;
}

/** The state of the catalogue search, stored in the address and the browser history. */
export function useCatalogue(
  { cards, perPage }: Pick<CatalogueFacts, 'cards' | 'perPage'>,
  load = loadEngine,
): Catalogue {
  const [state, setState] = useState(emptyCatalogueState);
  const [results, setResults] = useState<CatalogueResults | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const loading = useRef<Promise<ReturnType<typeof createCatalogueSearch>>>(null);
  const latest = useRef(emptyCatalogueState);

  const engine = () => {
    loading.current ??= load()
      .catch(load)
      .then((engine) =>
        engine.createCatalogueSearch(
          cards.map((card) => ({
            'manufacturer.name': card.manufacturer,
            'model.name': card.model,
            'model.body': card.body,
          })),
          perPage,
        ),
      );
    // The next search retries.
    loading.current.catch(() => (loading.current = null));
    return loading.current;
  };
  const show = async (asked: CatalogueState) => {
    latest.current = asked;
    setState(asked);
    try {
      const search = await engine();
      if (latest.current !== asked) return;
      const found = search(asked);
      // An address may contain a page beyond the last.
      const reached = { ...asked, page: Math.min(asked.page, found.pageCount) };
      latest.current = reached;
      setState(reached);
      setResults(reached.page === asked.page ? found : search(reached));
      setFailed(false);
    } catch {
      setFailed(true);
      // lost-scripts.js shows a message.
      dispatchEvent(new Event('island-failed'));
    }
  };
  const showAddress = useEffectEvent(
    () => void show(readCatalogueState(new URLSearchParams(location.search))),
  );
  useLayoutEffect(() => {
    if (location.search !== '') showAddress();
  }, []);
  useEffect(() => {
    const listener = () => showAddress();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);

  return {
    state,
    results,
    hasFailed,
    warm: () => void engine().catch(() => {}),
    go: (change, how = 'push') => {
      const asked = change(latest.current);
      const address = cataloguePath(asked);
      if (how === 'push') history.pushState(null, '', address);
      else history.replaceState(null, '', address);
      void show(asked);
    },
  };
}
