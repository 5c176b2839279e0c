import { useEffect, useState } from 'react';
import { sideQuery } from '../../state/search-request.ts';
import { useChips } from '../bar/use-chips.ts';
import type { Chip, DroppedFilters } from '../search-view.ts';
import { type ScreenValue, useScreen } from '../use-screen.ts';
import { combinations, droppedFilters, relaxedState } from './relaxations.ts';

/** If nothing is found: the smallest sets of filters that could be removed, with the number of cars found then. */
export function useRelaxations(): readonly DroppedFilters[] {
  const { source, request, state } = useScreen();
  const chips = useChips();
  const [dropped, setDropped] = useState<readonly DroppedFilters[]>([]);
  useEffect(() => {
    let isOld = false;
    setDropped([]);
    void fewestDropped(chips, { source, request, state })
      // If these requests fail, the page still offers to clear all filters.
      .catch(() => [])
      .then((ways) => {
        if (!isOld) setDropped(ways);
      });
    return () => {
      isOld = true;
    };
  }, [source, request, state, chips]);
  return dropped;
}

type Asked = Pick<ScreenValue, 'source' | 'request' | 'state'>;

async function fewestDropped(
  chips: readonly Chip[],
  { source, request, state }: Asked,
): Promise<readonly DroppedFilters[]> {
  // Removing all filters is what the Clear button does.
  for (let size = 1; size <= Math.max(1, chips.length - 1); size += 1) {
    const dropped = combinations(chips, size);
    if (dropped.length === 0) return [];
    const results = await source.ask(
      dropped.map((filters) => {
        const relaxed = relaxedState(state, filters);
        const query = sideQuery(relaxed, request, 0);
        return relaxed.near ? query : { ...query, params: { ...query.params, aroundRadius: 'all' } };
      }),
    );
    const counts = results.map(({ nbHits = 0 }) => nbHits);
    const ways = droppedFilters(dropped, counts);
    if (ways.length > 0) return ways;
  }
  return [];
}
