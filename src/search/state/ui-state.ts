import type { IndexUiState } from 'instantsearch.js';
import { listAttributes, rangeAttributes } from '../attributes.ts';
import type { SortKey } from '../sort-vehicles.ts';
import { escapedValue, indexName, type RequestSettings, unescapedValue } from './search-request.ts';
import type { SearchState } from './search-state.ts';
import { formatRange, parseRange } from './url-values.ts';

/** Timestamps in seconds, the longest numbers in ranges, have ten digits. */
const MAX_DIGITS = 10;

/** The search state in InstantSearch's format, without the place. Ranges have the same format as in addresses. */
export function uiStateOf(state: SearchState, settings: RequestSettings): IndexUiState {
  const lists = Object.entries(state.lists).map(([name, values]) => [name, values.map(escapedValue)]);
  const ranges = Object.entries(state.ranges).map(([name, range]) => [name, formatRange(range)]);
  return {
    query: state.query,
    page: state.page,
    sortBy: indexName(state.sort, settings),
    refinementList: Object.fromEntries(lists),
    range: Object.fromEntries(ranges),
  };
}

/** Parses InstantSearch's state; the inverse of `uiStateOf`. The first of `sorts` is the default order. */
export function stateOfUi(
  { query = '', page = 1, sortBy, refinementList = {}, range = {} }: IndexUiState,
  sorts: readonly SortKey[],
  settings: RequestSettings,
): SearchState {
  const lists = listAttributes.flatMap((name) => {
    const values = refinementList[name] ?? [];
    return values.length === 0 ? [] : [[name, values.map(unescapedValue)]];
  });
  const ranges = rangeAttributes.flatMap((name) => {
    const found = parseRange(range[name] ?? '', MAX_DIGITS);
    return found === null ? [] : [[name, found]];
  });
  return {
    query,
    page,
    sort:
      [...sorts, 'nearest' as const].find((key) => indexName(key, settings) === sortBy) ??
      sorts[0] ??
      'relevant',
    lists: Object.fromEntries(lists),
    ranges: Object.fromEntries(ranges),
  };
}
