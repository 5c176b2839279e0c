import type { Settings } from '../../../tenant/settings/subjects.ts';
import {
  type Attribute,
  attributes,
  type ListAttribute,
  OFFERS_CATEGORY,
  type RangeAttribute,
} from '../../attributes.ts';
import type { Range, SearchState } from '../../state/search-state.ts';
import type { FacetCount, ListGroup, RangeGroup } from '../search-view.ts';
import { facetOptions, type OptionContext } from './facet-options.ts';
import { histogramPath, rangeStops, type Spread } from './range-stops.ts';

export type Filter = Settings['search']['filters'][number];

export type GroupContext = OptionContext & {
  readonly onlyCertified: boolean;
  readonly showAll: string;
  readonly showAllMakes: string;
};

/** Badges only make sense within a make: the whole stock has hundreds. */
export function hasPanel(
  attribute: Attribute,
  { lists }: SearchState,
  { filters }: Pick<Settings['search'], 'filters'>,
): boolean {
  const isOffered = filters.some((filter) => filter.attribute === attribute);
  return isOffered && (attribute !== 'badge' || lists.make_model !== undefined || lists.badge !== undefined);
}

/** The panel of a list; null if there is nothing to choose. */
export function listGroup(
  attribute: ListAttribute,
  filter: Filter,
  counts: readonly FacetCount[],
  chosen: readonly string[],
  context: GroupContext,
): ListGroup | null {
  const { page } = context;
  // The filter of a locked page cannot be changed, so it has no panel.
  if (page.isLocked && page.base.lists[attribute] !== undefined) return null;
  if (counts.length < 2 && chosen.length === 0) return null;
  const isHidden = (value: string) =>
    !chosen.includes(value) &&
    ((attribute === 'certified' && context.onlyCertified && value === 'false') ||
      // All cars of the special offers have it.
      (value === OFFERS_CATEGORY && page.base.lists.on_offer !== undefined));
  const shownCounts = counts.filter(({ value }) => !isHidden(value));
  const options = facetOptions(attribute, shownCounts, chosen, context);
  // One make with one model is no choice.
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

/** The panel of a range; null where there is nothing to choose. `ends` are the lowest and highest value. */
export function rangeGroup(
  attribute: RangeAttribute,
  filter: Filter,
  ends: { readonly min: number; readonly max: number } | null,
  chosen: Range | undefined,
  /** Keeps the panel when no car is found. */
  isKnown: boolean,
  spread: Spread | null,
): RangeGroup | null {
  // "Default range is 0 to 100000 when no facet statistics exist" (stock and vehicle §5).
  const hasChoice = ends === null ? isKnown : ends.min < ends.max;
  if (!hasChoice && chosen === undefined) return null;
  const stops = rangeStops(attribute, ends, spread);
  const [min = 0, max = 0] = [stops[0], stops.at(-1)];
  return {
    kind: 'range',
    attribute,
    label: filter.label,
    isOpen: filter.isOpen || chosen !== undefined,
    unit: attributes[attribute].unit,
    ...{ min, max, stops },
    histogram: spread && ends && histogramPath(attribute, spread, stops),
    chosen: chosen ?? { min: null, max: null },
  };
}
