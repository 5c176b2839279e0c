import { useMemo } from 'react';
import type { Chip } from '../search-view.ts';
import { useScreen } from '../use-screen.ts';
import { filterChips, filterLabels } from '../view/filter-chips.ts';

/** The active filters. */
export function useChips(): readonly Chip[] {
  const { facts, state } = useScreen();
  return useMemo(() => {
    const { page, currency, timeZone, locale, search } = facts;
    return filterChips(state, {
      ...{ page, currency, timeZone, locale },
      labels: filterLabels(search.filters),
      texts: search.screen,
      distance: search.distance,
    });
  }, [facts, state]);
}
