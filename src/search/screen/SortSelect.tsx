import { Icon } from '../../ui/Icon.tsx';
import type { SearchAction } from '../state/search-state.ts';
import type { SearchView } from './search-view.ts';

interface Props {
  view: SearchView;
  label: string;
  dispatch: (action: SearchAction) => void;
}

export function SortSelect({ view, label, dispatch }: Props) {
  const choose = (key: string) => {
    const chosen = view.sorts.find((sort) => sort.key === key);
    if (chosen) dispatch({ type: 'sort', sort: chosen.key });
  };
  return (
    <label className="sort needs-script">
      <span className="sort-label">{label}</span>
      <select
        className="field"
        name="sortBy"
        autoComplete="off"
        value={view.state.sort}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {view.sorts.map(({ key, label: words }) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </label>
  );
}
