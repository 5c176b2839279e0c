import type { Settings } from '../../../tenant/settings/subjects.ts';
import { fill } from '../../../values/fill.ts';
import type { StockWords } from '../../../values/vehicle/stock-word.ts';
import {
  attributes,
  isListAttribute,
  OFFERS_CATEGORY,
  type RangeAttribute,
  type RangeUnit,
} from '../../attributes.ts';
import type { PageFacts } from '../../state/landing-facts.ts';
import type { Range, SearchState } from '../../state/search-state.ts';
import { type ActiveFilter, activeFilters } from '../../state/state-parts.ts';
import { isOwnPlace } from '../../state/url-values.ts';
import type { Chip } from '../search-view.ts';
import { valueLabel } from './facet-options.ts';
import { type AmountFormat, formatAmount } from './format-amount.ts';

export type ChipContext = AmountFormat & {
  readonly page: Pick<PageFacts, 'base' | 'isLocked'>;
  /** The panels' labels by attribute. */
  readonly labels: Readonly<Record<string, string>>;
  readonly distance: {
    readonly near: string;
    readonly within: string;
    readonly myPlace: string;
  };
  readonly texts: {
    readonly yes: string;
    readonly no: string;
    readonly excluded: string;
    readonly words: StockWords;
    readonly rangeBetween: string;
    readonly rangeUnder: string;
    readonly rangeOver: string;
    readonly yearsUntil: string;
    readonly yearsFrom: string;
    readonly addedBetween: string;
    readonly addedUntil: string;
    readonly addedFrom: string;
  };
};

/** The labels of a dealer's filters, and of special offers, which have a listing and usually no panel. */
export function filterLabels(filters: Settings['search']['filters']): Record<string, string> {
  const own = filters.map(({ attribute, label }) => [attribute, label]);
  return { on_offer: OFFERS_CATEGORY, ...Object.fromEntries(own) };
}

/** The active filters with labels. A locked listing's own filter is not among them. */
export function filterChips(state: SearchState, context: ChipContext): Chip[] {
  const { base, isLocked } = context.page;
  const isOwn = ({ attribute, value }: ActiveFilter) =>
    isLocked &&
    value !== null &&
    attribute !== 'query' &&
    attribute !== 'near' &&
    isListAttribute(attribute) &&
    (base.lists[attribute] ?? []).includes(value);
  return activeFilters(state)
    .filter((filter) => !isOwn(filter))
    .map((filter) => ({ ...filter, label: chipLabel(filter, state, context) }));
}

function chipLabel({ attribute, value }: ActiveFilter, state: SearchState, context: ChipContext): string {
  if (attribute === 'query') return queryLabel(state.query, context.texts.excluded);
  if (attribute === 'near') return nearLabel(state.near, context.distance);
  const label = context.labels[attribute] ?? attribute;
  if (!isListAttribute(attribute)) return rangeLabel(attribute, state.ranges[attribute], label, context);
  if (value === 'true') return label;
  // "5" or "No" by itself says nothing.
  const isBare = value === 'false' || /^\d+$/.test(value ?? '');
  const words = valueLabel(value ?? '', context.texts);
  return isBare ? `${label}: ${words}` : words;
}

/**
 * `“suv” not “Kia”`: words with a hyphen before them are excluded. A query that is quoted as a whole, such as a stock
 * number, has its quotes already.
 */
function queryLabel(query: string, excluded: string): string {
  const others: string[] = [];
  const words = query.replace(/(?<!\S)-("[^"]+"|\S+)\s*/g, (_, other: string) => {
    others.push(fill(excluded, { words: `“${other.replaceAll('"', '')}”` }));
    return '';
  });
  return [...(words === '' ? [] : [`“${words.trim().replace(/^"([^"]+)"$/, '$1')}”`]), ...others].join(' ');
}

/** `Near 4000`, `Within 50 km of Geelong`. */
function nearLabel(
  near: SearchState['near'],
  { near: text, within, myPlace }: ChipContext['distance'],
): string {
  if (near === undefined) return '';
  const place = isOwnPlace(near.place) ? myPlace : near.place;
  return fill(near.km === null ? text : within, { place, km: near.km ?? '' });
}

/** `$10,000 to $25,000`, `Under 80,000 km`, `2019 or newer`, `Weekly price: Under $150`. */
function rangeLabel(
  attribute: RangeAttribute,
  range: Range = { min: null, max: null },
  label: string,
  context: ChipContext,
): string {
  const { unit } = attributes[attribute];
  const [min, max] = [range.min, range.max].map((end) =>
    end === null ? null : formatAmount(end, unit, context),
  );
  const { between, until, from } = rangeTexts(unit, context.texts);
  const text = min == null ? until : max == null ? from : between;
  const words = min === max && min != null ? min : fill(text, { min: min ?? '', max: max ?? '' });
  return clear.has(attribute) ? words : `${label}: ${words}`;
}

/** Ranges whose words need no label before them. */
const clear: ReadonlySet<RangeAttribute> = new Set(['price', 'km', 'year', 'created_at_timestamp']);

function rangeTexts(unit: RangeUnit, texts: ChipContext['texts']) {
  if (unit === 'seconds')
    return { between: texts.addedBetween, until: texts.addedUntil, from: texts.addedFrom };
  const between = texts.rangeBetween;
  return unit === 'year'
    ? { between, until: texts.yearsUntil, from: texts.yearsFrom }
    : { between, until: texts.rangeUnder, from: texts.rangeOver };
}
