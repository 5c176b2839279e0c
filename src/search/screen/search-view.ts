import type { CardFacts } from '../../vehicle/card/card.ts';
import type { Attribute, ListAttribute, RangeAttribute, RangeUnit } from '../attributes.ts';
import type { SortKey } from '../sort-vehicles.ts';
import type { Range, SearchState } from '../state/search-state.ts';

/**
 * What an engine answered, whichever it was; made from the embedded engine's reply at build time and from
 * InstantSearch's results in the browser.
 */
export type SearchResults = {
  /** Cars that match. */
  readonly found: number;
  readonly page: number;
  readonly pageCount: number;
  /**
   * Counted without the attribute's own filter, so that another choice can be added. Most first, but for what a built
   * page does not count: see other-listings.ts.
   */
  readonly facets: Readonly<Partial<Record<ListAttribute, readonly FacetCount[]>>>;
  /** Lowest and highest value, without the attribute's own filter. */
  readonly stats: Readonly<Partial<Record<RangeAttribute, { readonly min: number; readonly max: number }>>>;
  /** In order. `card` is null while its block of card fields is on the way. */
  readonly hits: readonly SearchHit[];
};

/** `count` is null where nobody has counted yet. */
export type FacetCount = { readonly value: string; readonly count: number | null };

export type SearchHit = {
  readonly id: string;
  /** What the index itself knows: enough to draw the words of a card at once. */
  readonly brief: BriefCard;
  readonly card: CardFacts | null;
};

export type BriefCard = {
  readonly name: string;
  readonly status: string;
  readonly price: number | null;
  readonly km: number | null;
  readonly weeklyPrice: number | null;
};

export type FacetOption = {
  readonly value: string;
  readonly label: string;
  readonly count: number | null;
  readonly isChosen: boolean;
  /** Landing page of this value, where there is one. */
  readonly href: string | null;
  /** Drawn picture, for bodies. */
  readonly picture: string | null;
  /** Models of a make. */
  readonly options: readonly FacetOption[];
};

export type ListGroup = {
  readonly kind: 'list';
  readonly attribute: ListAttribute;
  readonly label: string;
  /** Whether the panel is open before it is touched. */
  readonly isOpen: boolean;
  readonly options: readonly FacetOption[];
  /** How many stand before "Show all". */
  readonly shown: number;
  readonly showAllLabel: string;
};

export type RangeGroup = {
  readonly kind: 'range';
  readonly attribute: RangeAttribute;
  readonly label: string;
  readonly isOpen: boolean;
  readonly unit: RangeUnit;
  /** Ends of the slider, rounded outwards. */
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly chosen: Range;
};

export type FilterGroup = ListGroup | RangeGroup;

/** A filter in force, as a chip that removes it. */
export type Chip = {
  readonly attribute: Attribute | 'query';
  /** Null for a range or the query. */
  readonly value: string | null;
  readonly label: string;
};

/** All that the screen shows, as plain data. */
export type SearchView = {
  /** The search that was run: the chosen filters, and those that the typed words stand for. */
  readonly state: SearchState;
  /** As it was typed. */
  readonly query: string;
  readonly heading: string;
  /** `1,204 cars`. */
  readonly countText: string;
  readonly count: number;
  readonly groups: readonly FilterGroup[];
  readonly chips: readonly Chip[];
  readonly sorts: readonly { readonly key: SortKey; readonly label: string }[];
  readonly page: number;
  readonly pageCount: number;
};
