import { isListAttribute } from '../../attributes.ts';
import { useScreen } from '../use-screen.ts';
import { hasPanel } from '../view/filter-groups.ts';
import { ListPanel } from './ListPanel.tsx';
import { NearPanel } from './NearPanel.tsx';
import { RangePanel } from './RangePanel.tsx';
import './filter-panel.css';

/** All filters in the dealer's order. */
export function FilterPanel() {
  const { facts, state } = useScreen();
  return (
    <form className="filter-groups" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {facts.hasDistance && <NearPanel />}
      {facts.search.filters.map((filter) => {
        const { attribute } = filter;
        if (!hasPanel(attribute, state, facts.search)) return null;
        return isListAttribute(attribute) ? (
          <ListPanel key={attribute} attribute={attribute} filter={filter} />
        ) : (
          <RangePanel key={attribute} attribute={attribute} filter={filter} />
        );
      })}
    </form>
  );
}
