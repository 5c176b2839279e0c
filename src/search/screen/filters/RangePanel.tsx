import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useMemo } from 'react';
import { useInstantSearch, useRange, useStats } from 'react-instantsearch';
import type { RangeAttribute } from '../../attributes.ts';
import { ownWeeklyEnds, type RepaymentRule } from '../../state/repayment-ranges.ts';
import { useScreen } from '../use-screen.ts';
import { type Filter, rangeGroup } from '../view/filter-groups.ts';
import { PanelFrame } from './PanelFrame.tsx';
import { RangeFilter } from './RangeFilter.tsx';

interface Props {
  attribute: RangeAttribute;
  filter: Filter;
}

type Ends = { readonly min: number; readonly max: number } | null;

/** A filter by a range. */
export function RangePanel({ attribute, filter }: Props) {
  const { facts, state } = useScreen();
  const { range } = useRange({ attribute });
  const { nbHits } = useStats();
  const { min, max } = range;
  const found = min === undefined || max === undefined ? null : { min, max };
  const ends = useEnds(attribute, found);
  // The histogram is only known for the engine's own values.
  const spread = ends === found ? (facts.spreads[attribute] ?? null) : null;
  const chosen = state.ranges[attribute];
  const isKnown = nbHits === 0 && facts.knownRanges.includes(attribute);
  const lowest = ends?.min;
  const highest = ends?.max;
  const group = useMemo(() => {
    const known = lowest === undefined || highest === undefined ? null : { min: lowest, max: highest };
    return rangeGroup(attribute, filter, known, chosen, isKnown, spread);
  }, [attribute, filter, lowest, highest, chosen, isKnown, spread]);
  if (group === null) return null;
  const inUse = group.chosen.min === null && group.chosen.max === null ? 0 : 1;
  return (
    <PanelFrame label={group.label} isOpen={group.isOpen} inUse={inUse}>
      {() => <RangeFilter group={group} />}
    </PanelFrame>
  );
}

const $noRule = atom<RepaymentRule | null>(null);

/** The index has weekly prices on the dealer's terms; on the shopper's own terms they are calculated from prices. */
function useEnds(attribute: RangeAttribute, ends: Ends): Ends {
  const { source } = useScreen();
  // The built page does not know the shopper's terms.
  const rule = useStore(source.$rule ?? $noRule, { ssr: () => null });
  const { results } = useInstantSearch();
  if (attribute !== 'weekly_price' || rule === null) return ends;
  const price = results.getFacetStats('price');
  return price === undefined ? ends : ownWeeklyEnds({ min: price.min, max: price.max }, rule);
}
