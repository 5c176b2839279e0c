import { useMemo } from 'react';
import { useRefinementList } from 'react-instantsearch';
import type { ListAttribute } from '../../attributes.ts';
import { mostFirst } from '../../state/results-of-reply.ts';
import { MAX_FACET_VALUES, unescapedValue } from '../../state/search-request.ts';
import { useScreen } from '../use-screen.ts';
import { type Filter, listGroup } from '../view/filter-groups.ts';
import { ListFilter } from './ListFilter.tsx';
import { PanelFrame } from './PanelFrame.tsx';

interface Props {
  attribute: ListAttribute;
  filter: Filter;
}

type Counted = { readonly name: string; readonly count: number };

const mostNamedFirst = (a: Counted, b: Counted) =>
  mostFirst({ value: a.name, count: a.count }, { value: b.name, count: b.count });

/** A filter by values: any of the selected ones. */
export function ListPanel({ attribute, filter }: Props) {
  const { facts, state } = useScreen();
  const { items } = useRefinementList({
    attribute,
    limit: MAX_FACET_VALUES,
    sortBy: mostNamedFirst,
    escapeFacetValues: false,
  });
  const chosen = state.lists[attribute];
  const group = useMemo(() => {
    const { page, search, placeStates } = facts;
    const { screen, texts, onlyCertified } = search;
    const counts = items
      .filter(({ count }) => count !== 0)
      .map(({ value, count }) => ({ value: unescapedValue(value), count }));
    const words = {
      yes: screen.yes,
      no: screen.no,
      words: screen.words,
      showAll: texts.showAll,
      showAllMakes: texts.showAllMakes,
    };
    return listGroup(attribute, filter, counts, chosen ?? [], { page, onlyCertified, placeStates, ...words });
  }, [items, chosen, attribute, filter, facts]);
  if (group === null) return null;
  const inUse = group.options.flatMap((option) => [option, ...option.options]).filter((one) => one.isChosen);
  return (
    <PanelFrame label={group.label} isOpen={group.isOpen} inUse={inUse.length}>
      {() => <ListFilter group={group} modelsShown={facts.search.modelsShown} />}
    </PanelFrame>
  );
}
