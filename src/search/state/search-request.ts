import type { Settings } from '../../tenant/settings/subjects.ts';
import {
  type Attribute,
  isAttribute,
  isListAttribute,
  isRangeAttribute,
  listAttributes,
  type RangeAttribute,
  rangeAttributes,
} from '../attributes.ts';
import { facetByOptions, searchParameters, sortParameter } from '../index/search-parameters.ts';
import type { SortKey } from '../sort-vehicles.ts';
import type { Range, SearchState } from './search-state.ts';
import { activeAttributes, without } from './state-parts.ts';

/** Enough for every make with all its models. */
export const MAX_FACET_VALUES = 5000;

/** Settings of a request besides the search state. */
export type RequestSettings = {
  /** Name of the collection, or of its alias. */
  readonly collection: string;
  readonly hitsPerPage: number;
  /** Facets requested with every search. */
  readonly attributes: readonly Attribute[];
  readonly excludeUnpricedWhenCheapestFirst: boolean;
};

type RequestSource = Pick<Settings['search'], 'hitsPerPage' | 'filters' | 'excludeUnpricedWhenCheapestFirst'>;

export function requestSettings(search: RequestSource, collection: string): RequestSettings {
  const { hitsPerPage, filters, excludeUnpricedWhenCheapestFirst } = search;
  // The last two replace counts above Typesense's limit; see result-count.ts.
  const names = [...filters.map(({ attribute }) => attribute), 'car_type', 'status'];
  const attributes = [...new Set(names)].filter(isAttribute).sort();
  return { collection, hitsPerPage, attributes, excludeUnpricedWhenCheapestFirst };
}

/** "Price ascending sort may add a condition that price is above 0 for some dealers" (stock and vehicle §5). */
function ownFilter(sort: SortKey, settings: RequestSettings): string | undefined {
  return sort === 'price-asc' && settings.excludeUnpricedWhenCheapestFirst ? 'price:>0' : undefined;
}

/**
 * Lists with a selection are counted even if no panel shows them, because the filter needs them. Badges are only
 * counted within a make; a whole stock has hundreds.
 */
function countedAttributes(state: SearchState, settings: RequestSettings): Attribute[] {
  const chosen = activeAttributes(state).filter(isListAttribute);
  const offered = settings.attributes.filter(
    (name) => name !== 'badge' || state.lists.make_model !== undefined,
  );
  return [...new Set([...offered, ...chosen])].sort();
}

/** InstantSearch treats a leading hyphen as an exclusion; engines ignore symbols. */
export function escapedValue(value: string): string {
  return value.startsWith('-') ? `\\${value}` : value;
}

export function unescapedValue(value: string): string {
  return value.startsWith('\\-') ? value.slice(1) : value;
}

/** Placeholder in an index name for the order by distance. */
export const NEAREST = 'nearest';

/** The index name that tells the adapter the order. */
export function indexName(sort: SortKey, settings: RequestSettings): string {
  // The coordinates are added when the request is sent; see requests-near.ts.
  return `${settings.collection}/sort/${sort === 'nearest' ? NEAREST : sortParameter(sort)}`;
}

/** The search state as InstantSearch's parameters. */
export function requestParameters(state: SearchState, settings: RequestSettings) {
  const chosenLists = listAttributes.flatMap((name): [string, string[]][] => {
    const values = state.lists[name];
    return values === undefined ? [] : [[name, values.map(escapedValue)]];
  });
  const chosenRanges = rangeAttributes.flatMap((name): [string, Record<string, number[]>][] => {
    const range = state.ranges[name];
    return range === undefined ? [] : [[name, refinements(range)]];
  });
  return {
    index: indexName(state.sort, settings),
    query: state.query,
    page: state.page - 1,
    hitsPerPage: settings.hitsPerPage,
    maxValuesPerFacet: MAX_FACET_VALUES,
    filters: ownFilter(state.sort, settings),
    disjunctiveFacets: countedAttributes(state, settings),
    disjunctiveFacetsRefinements: Object.fromEntries(chosenLists),
    numericRefinements: Object.fromEntries(chosenRanges),
  };
}

function refinements({ min, max }: Range): Record<string, number[]> {
  return { ...(min === null ? {} : { '>=': [min] }), ...(max === null ? {} : { '<=': [max] }) };
}

/** `price>=10000`: ranges in the format of InstantSearch's requests. */
export function numericFiltersOf(
  name: RangeAttribute,
  { min, max }: Range = { min: null, max: null },
): string[] {
  return Object.entries(refinements({ min, max })).map(([operator, [end]]) => `${name}${operator}${end}`);
}

export type SideQuery = {
  readonly indexName: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/** An additional search of a multi-query: counts for relaxations, suggestions, the next page. */
export function sideQuery(state: SearchState, settings: RequestSettings, hitsPerPage: number): SideQuery {
  const filters = ownFilter(state.sort, settings);
  return {
    indexName: indexName(state.sort, settings),
    params: {
      query: state.query,
      page: state.page - 1,
      hitsPerPage,
      facets: [],
      facetFilters: listAttributes.flatMap((name) => {
        const values = state.lists[name];
        return values === undefined ? [] : [values.map((value) => `${name}:${escapedValue(value)}`)];
      }),
      numericFilters: rangeAttributes.flatMap((name) => numericFiltersOf(name, state.ranges[name])),
      ...(filters === undefined ? {} : { filters }),
    },
  };
}

/**
 * The body of the `/multi_search` request that the adapter would send: the page of hits first, then for each active
 * attribute its counts without its own filter. For the build, which uses the engine directly.
 */
export function multiSearchBody(state: SearchState, settings: RequestSettings) {
  const counted = countedAttributes(state, settings);
  const common = {
    ...searchParameters,
    collection: settings.collection,
    q: state.query === '' ? '*' : state.query,
    sort_by: sortParameter(state.sort),
    max_facet_values: MAX_FACET_VALUES,
  };
  const hits = {
    ...common,
    ...filterBy(state, settings),
    facet_by: counted.map(facetOf).join(','),
    page: state.page,
    per_page: settings.hitsPerPage,
  };
  const counts = activeAttributes(state)
    .filter((attribute) => counted.includes(attribute))
    .map((attribute) => ({
      ...common,
      ...filterBy(without(state, { attribute, value: null }), settings),
      facet_by: facetOf(attribute),
      page: 1,
      per_page: 0,
    }));
  return { searches: [hits, ...counts] };
}

/** Requests each value of the dealer's ranges with its number of cars, from the build's engine. */
export function valuesBody(state: SearchState, settings: RequestSettings) {
  const ranges = settings.attributes.filter(isRangeAttribute);
  const [hits] = multiSearchBody({ ...state, page: 1 }, { ...settings, hitsPerPage: 0 }).searches;
  return { searches: [{ ...hits, facet_by: ranges.join(',') }] };
}

const facetOf = (name: Attribute) => `${name}${facetByOptions[name] ?? ''}`;

function filterBy(state: SearchState, settings: RequestSettings): { filter_by?: string } {
  const own = ownFilter(state.sort, settings);
  const clauses = [
    ...(own === undefined ? [] : [own]),
    ...activeAttributes(state).map((name) =>
      isRangeAttribute(name) ? rangeClause(name, state.ranges[name]) : listClause(name, state.lists[name]),
    ),
  ];
  return clauses.length === 0 ? {} : { filter_by: clauses.join(' && ') };
}

function listClause(name: string, values: readonly string[] = []): string {
  return `${name}:=[${values.map(quoted).join(',')}]`;
}

/** Formats values like the adapter: numbers and booleans plain, all others in backticks. */
function quoted(value: string): string {
  const isBare =
    value === 'true' || value === 'false' || (value.trim() !== '' && Number.isFinite(Number(value)));
  return isBare ? value : `\`${escapedValue(value)}\``;
}

function rangeClause(name: string, range: Range | undefined): string {
  const { min = null, max = null } = range ?? {};
  if (min !== null && max !== null) return `${name}:=[${min}..${max}]`;
  return min === null ? `${name}:<=${max}` : `${name}:>=${min}`;
}
