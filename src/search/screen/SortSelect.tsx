import { useMemo } from 'react';
import { useSortBy } from 'react-instantsearch';
import { Icon } from '../../ui/Icon.tsx';
import { useEarlyInput } from '../../ui/use-early-input.ts';
import { indexName } from '../state/search-request.ts';
import { useScreen } from './use-screen.ts';

export function SortSelect() {
  const { facts, texts, request, state, dispatch } = useScreen();
  const { sorts } = facts.search;
  const items = useMemo(
    () => sorts.map(({ key, label }) => ({ value: indexName(key, request), label })),
    [sorts, request],
  );
  useSortBy({ items });
  const choose = ({ value }: HTMLSelectElement) => {
    const chosen = sorts.find(({ key }) => key === value);
    if (chosen) dispatch({ type: 'sort', sort: chosen.key });
  };
  const select = useEarlyInput<HTMLSelectElement>(choose);
  return (
    <label className="sort needs-script">
      <span className="sort-label">{texts.sortLabel}</span>
      <select
        ref={select}
        className="field"
        name="sortBy"
        autoComplete="off"
        value={state.sort}
        onChange={(event) => choose(event.currentTarget)}
      >
        {sorts.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </label>
  );
}
