import { useMemo } from 'react';
import { useSortBy } from 'react-instantsearch';
import { useEarlyInput } from '../../../ui/hydration/use-early-input.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { indexName } from '../../state/search-request.ts';
import { useScreen } from '../use-screen.ts';

export function SortSelect() {
  const { facts, texts, request, state, dispatch } = useScreen();
  const { sorts, distance } = facts.search;
  const byDistance = useMemo(() => ({ key: 'nearest' as const, label: distance.nearest }), [distance]);
  // All orders, even those not offered now, because InstantSearch resets the order when this list changes.
  const items = useMemo(
    () => [...sorts, byDistance].map(({ key, label }) => ({ value: indexName(key, request), label })),
    [sorts, byDistance, request],
  );
  useSortBy({ items });
  const offered = state.near ? [byDistance, ...sorts] : sorts;
  const choose = ({ value }: HTMLSelectElement) => {
    const chosen = offered.find(({ key }) => key === value);
    if (chosen) dispatch({ type: 'sort', sort: chosen.key });
  };
  const select = useEarlyInput<HTMLSelectElement>(choose);
  return (
    <label className="sort needs-script">
      <span className="sort-label">{texts.sortLabel}</span>
      <select
        ref={select}
        className="search-field"
        name="sortBy"
        autoComplete="off"
        value={state.sort}
        onChange={(event) => choose(event.currentTarget)}
      >
        {offered.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </label>
  );
}
