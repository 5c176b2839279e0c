import { type Attribute, isListAttribute, listAttributes, rangeAttributes } from '../attributes.ts';
import type { SortKey } from '../sort-vehicles.ts';
import type { SearchState } from './search-state.ts';

/** One active filter: a value of a list, a whole range, or the query. */
export type ActiveFilter = {
  readonly attribute: Attribute | 'query' | 'near';
  /** Null for a range, the query and the place. */
  readonly value: string | null;
};

export function emptyState(sort: SortKey): SearchState {
  return { query: '', page: 1, sort, lists: {}, ranges: {} };
}

/** In the order of `attributes`, with the query first and the place last. */
export function activeFilters({ query, lists, ranges, near }: SearchState): ActiveFilter[] {
  return [
    ...(query === '' ? [] : [{ attribute: 'query' as const, value: null }]),
    ...listAttributes.flatMap((attribute) =>
      (lists[attribute] ?? []).map((value) => ({ attribute, value: value as string | null })),
    ),
    ...rangeAttributes
      .filter((attribute) => ranges[attribute] !== undefined)
      .map((attribute) => ({ attribute, value: null })),
    ...(near === undefined ? [] : [{ attribute: 'near' as const, value: null }]),
  ];
}

export function hasFilters(state: SearchState): boolean {
  return activeFilters(state).length > 0;
}

/** Attributes with an active filter, without query and place. */
export function activeAttributes(state: SearchState): Attribute[] {
  const names = activeFilters(state).flatMap(({ attribute }) =>
    attribute === 'query' || attribute === 'near' ? [] : [attribute],
  );
  return [...new Set(names)];
}

/** The state without a filter, on its first page. */
export function without(state: SearchState, { attribute, value }: ActiveFilter): SearchState {
  if (attribute === 'query') return { ...state, page: 1, query: '' };
  if (attribute === 'near') return { ...state, page: 1, near: undefined };
  if (!isListAttribute(attribute)) {
    const { [attribute]: _, ...ranges } = state.ranges;
    return { ...state, page: 1, ranges };
  }
  const { [attribute]: values = [], ...lists } = state.lists;
  const rest = value === null ? [] : values.filter((other) => other !== value);
  return { ...state, page: 1, lists: rest.length === 0 ? lists : { ...lists, [attribute]: rest } };
}

/** Whether two lists hold the same values, in any order. */
export function isSameList(a: readonly string[] = [], b: readonly string[] = []): boolean {
  return a.length === b.length && a.every((value) => b.includes(value));
}

/** Whether both have the same filters, whatever their page and order. */
export function hasSameFilters(a: SearchState, b: SearchState): boolean {
  return (
    a.query === b.query &&
    a.near?.place === b.near?.place &&
    a.near?.km === b.near?.km &&
    listAttributes.every((name) => isSameList(a.lists[name], b.lists[name])) &&
    rangeAttributes.every(
      (name) => a.ranges[name]?.min === b.ranges[name]?.min && a.ranges[name]?.max === b.ranges[name]?.max,
    )
  );
}

export function isSameState(a: SearchState, b: SearchState): boolean {
  return a.page === b.page && a.sort === b.sort && hasSameFilters(a, b);
}

/** The search state for which the page's HTML was built. */
export function builtState({ base, pageNumber }: { base: SearchState; pageNumber: number }): SearchState {
  return { ...base, page: pageNumber };
}
