import type { SearchAction } from '../../state/search-state.ts';
import type { ScreenTexts } from '../search-frame-props.ts';
import type { FilterGroup } from '../search-view.ts';
import { FilterGroupPanel } from './FilterGroupPanel.tsx';
import './filter-panel.css';

interface Props {
  groups: readonly FilterGroup[];
  currency: string;
  modelsShown: number;
  texts: ScreenTexts;
  dispatch: (action: SearchAction) => void;
}

/** All filters, each in a panel that opens and closes without script. */
export function FilterPanel({ groups, ...rest }: Props) {
  return (
    <form className="filter-groups" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {groups.map((group) => (
        <FilterGroupPanel key={group.attribute} group={group} {...rest} />
      ))}
    </form>
  );
}
