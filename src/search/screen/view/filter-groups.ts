import type { Settings } from '../../../tenant/settings/subjects.ts';
import {
  type Attribute,
  attributes,
  isListAttribute,
  type ListAttribute,
  type RangeAttribute,
} from '../../attributes.ts';
import type { SearchState } from '../../state/search-state.ts';
import type { FilterGroup, ListGroup, RangeGroup, SearchResults } from '../search-view.ts';
import { facetOptions, type OptionContext } from './facet-options.ts';
import { rangeScale } from './range-values.ts';

type Filter = Settings['search']['filters'][number];

export type GroupContext = OptionContext & {
  readonly filters: readonly Filter[];
  readonly onlyCertified: boolean;
  readonly showAll: string;
  readonly showAllMakes: string;
  /** Ranges that the stock has values for; others have no panel while nothing is found. */
  readonly knownRanges: readonly Attribute[];
};

/** Filter panels in the dealer's order; those without a choice are left out. */
export function filterGroups(
  results: SearchResults,
  state: SearchState,
  context: GroupContext,
): FilterGroup[] {
  return context.filters.flatMap((filter): FilterGroup[] => {
    const { attribute } = filter;
    const group = isListAttribute(attribute)
      ? listGroup(attribute, filter, results, state, context)
      : rangeGroup(attribute, filter, results, state, context);
    return group === null ? [] : [group];
  });
}

function listGroup(
  attribute: ListAttribute,
  filter: Filter,
  { facets }: SearchResults,
  { lists }: SearchState,
  context: GroupContext,
): ListGroup | null {
  const { page } = context;
  // Special offers are what the page is; they are no choice on it.
  if (page.isLocked && page.base.lists[attribute] !== undefined) return null;
  const counts = facets[attribute] ?? [];
  const chosen = lists[attribute] ?? [];
  if (counts.length < 2 && chosen.length === 0) return null;
  const isHidden = (value: string) =>
    attribute === 'certified' && context.onlyCertified && value === 'false' && !chosen.includes(value);
  const shownCounts = counts.filter(({ value }) => !isHidden(value));
  const options = facetOptions(attribute, shownCounts, chosen, context);
  // A single make and its only model say the same.
  const isSingle = options.length === 1 && options[0]?.options.length === 1;
  if (isSingle && chosen.length === 0) return null;
  return {
    kind: 'list',
    attribute,
    label: filter.label,
    isOpen: filter.isOpen || chosen.length > 0,
    options,
    shown: filter.shown,
    showAllLabel: attribute === 'make_model' ? context.showAllMakes : context.showAll,
  };
}

function rangeGroup(
  attribute: RangeAttribute,
  filter: Filter,
  { found, stats }: SearchResults,
  { ranges }: SearchState,
  context: GroupContext,
): RangeGroup | null {
  const ends = stats[attribute] ?? null;
  const chosen = ranges[attribute];
  // "Default range is 0 to 100000 when no facet statistics exist" (stock and vehicle §5).
  const hasChoice =
    ends === null ? found === 0 && context.knownRanges.includes(attribute) : ends.min < ends.max;
  if (!hasChoice && chosen === undefined) return null;
  return {
    kind: 'range',
    attribute,
    label: filter.label,
    isOpen: filter.isOpen || chosen !== undefined,
    unit: attributes[attribute].unit,
    ...rangeScale(attribute, ends),
    chosen: chosen ?? { min: null, max: null },
  };
}
