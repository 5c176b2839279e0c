import { memo, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import type { SearchAction } from '../../state/search-state.ts';
import type { ScreenTexts } from '../search-frame-props.ts';
import type { FilterGroup } from '../search-view.ts';
import { ListFilter } from './ListFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';

interface Props {
  group: FilterGroup;
  currency: string;
  modelsShown: number;
  texts: ScreenTexts;
  dispatch: (action: SearchAction) => void;
}

/**
 * One filter under its heading. What is closed is drawn when it is opened: most of twenty filters never
 * are, and a page would carry and bring to life hundreds of options for nothing. Drawn again when its own
 * values or numbers change.
 */
export const FilterGroupPanel = memo(function FilterGroupPanel(props: Props) {
  const { group, currency, modelsShown, texts, dispatch } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const [hasOpened, setHasOpened] = useState(group.isOpen);
  const isDrawn = hasOpened || group.isOpen;
  // It may have been opened before this page came to life.
  useEffect(() => setHasOpened((has) => has || details.current?.open === true), []);
  const chosen = inUse(group);
  return (
    <details
      ref={details}
      className="filter-group"
      open={group.isOpen}
      onToggle={(event) => event.currentTarget.open && setHasOpened(true)}
    >
      <summary>
        <h3>{group.label}</h3>
        {chosen > 0 && <span className="count-badge">{chosen}</span>}
        <Icon name="chevron-down" />
      </summary>
      {isDrawn && (
        <fieldset className={group.kind === 'range' ? 'needs-script' : undefined}>
          <legend className="visually-hidden">{group.label}</legend>
          {group.kind === 'range' ? (
            <RangeFilter group={group} currency={currency} texts={texts} dispatch={dispatch} />
          ) : (
            <ListFilter group={group} modelsShown={modelsShown} texts={texts} dispatch={dispatch} />
          )}
        </fieldset>
      )}
    </details>
  );
});

function inUse(group: FilterGroup): number {
  if (group.kind === 'range') return group.chosen.min === null && group.chosen.max === null ? 0 : 1;
  return group.options.flatMap((option) => [option, ...option.options]).filter(({ isChosen }) => isChosen)
    .length;
}
