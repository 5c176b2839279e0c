import type { ListAttribute, RangeAttribute } from '../attributes.ts';
import type { SortKey } from '../sort-vehicles.ts';

/** From…to in whole units (dollars, kilometres, years); null leaves that end open. */
export type Range = { readonly min: number | null; readonly max: number | null };

/** Where the car is to be: at most so many kilometres from a place, null: however far, the nearest first. */
export type SearchNear = {
  /** A postcode, a name, or `latitude,longitude`. */
  readonly place: string;
  readonly km: number | null;
};

/** The state of the search, from which both the address and the request are made. */
export type SearchState = {
  readonly query: string;
  /** From 1. */
  readonly page: number;
  readonly sort: SortKey;
  readonly lists: Readonly<Partial<Record<ListAttribute, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeAttribute, Range>>>;
  readonly near?: SearchNear | undefined;
};

export type SearchAction =
  | { readonly type: 'query'; readonly query: string }
  | { readonly type: 'toggle'; readonly attribute: ListAttribute; readonly value: string }
  /** A range that is open at both ends drops the filter. */
  | { readonly type: 'range'; readonly attribute: RangeAttribute; readonly range: Range }
  | { readonly type: 'clear'; readonly attribute: ListAttribute | RangeAttribute | 'query' | 'near' }
  /** Sorts by distance as well. */
  | { readonly type: 'near'; readonly near: SearchNear }
  | { readonly type: 'clear-all' }
  | { readonly type: 'sort'; readonly sort: SortKey }
  | { readonly type: 'page'; readonly page: number }
  | { readonly type: 'go'; readonly state: SearchState };
