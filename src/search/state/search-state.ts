import type { ListAttribute, RangeAttribute } from '../attributes.ts';
import type { SortKey } from '../sort-vehicles.ts';

/** A range in whole units (dollars, kilometres, years); null: open end. */
export type Range = { readonly min: number | null; readonly max: number | null };

/** The place of the search: `km` is the maximum distance; null sets no limit, and cars are only sorted by distance. */
export type SearchNear = {
  /** A postcode, a name, or `latitude,longitude`. */
  readonly place: string;
  readonly km: number | null;
};

/** The state of the search, from which address and request are derived. */
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
  /** A range with both ends open removes the filter. */
  | { readonly type: 'range'; readonly attribute: RangeAttribute; readonly range: Range }
  | { readonly type: 'clear'; readonly attribute: ListAttribute | RangeAttribute | 'query' | 'near' }
  /** Also sorts by distance. */
  | { readonly type: 'near'; readonly near: SearchNear }
  | { readonly type: 'clear-all' }
  | { readonly type: 'sort'; readonly sort: SortKey }
  | { readonly type: 'page'; readonly page: number }
  | { readonly type: 'go'; readonly state: SearchState };
