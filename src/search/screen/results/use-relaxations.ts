import { useEffect, useState } from 'react';
import { sideQuery } from '../../state/search-request.ts';
import type { DroppedFilter } from '../search-view.ts';
import { useChips } from '../use-chips.ts';
import { useScreen } from '../use-screen.ts';
import { droppedFilters, relaxedStates } from './relaxations.ts';

/** Where nothing is found: the filters that could be dropped, with what would be found then. */
export function useRelaxations(): readonly DroppedFilter[] {
  const { source, request, state } = useScreen();
  const chips = useChips();
  const [dropped, setDropped] = useState<readonly DroppedFilter[]>([]);
  useEffect(() => {
    let isOld = false;
    setDropped([]);
    const queries = relaxedStates(state, chips).map((other) => sideQuery(other, request, 0));
    // Where that fails, the page offers to clear all filters.
    const asked = queries.length === 0 ? Promise.resolve([]) : source.ask(queries).catch(() => []);
    void asked.then((results) => {
      if (!isOld)
        setDropped(
          droppedFilters(
            chips,
            results.map(({ nbHits = 0 }) => nbHits),
          ),
        );
    });
    return () => {
      isOld = true;
    };
  }, [source, request, state, chips]);
  return dropped;
}
