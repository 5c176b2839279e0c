import type { ListedTile } from '../../promotions/tiles/listed-tiles.ts';
import type { PlacedTile } from '../../promotions/tiles/tiles-in-list.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import type { CardFacts } from '../../vehicle/card/card.ts';
import type { Attribute, ListAttribute, RangeAttribute, RangeUnit } from '../attributes.ts';
import type { Range, SearchAction } from '../state/search-state.ts';

/** The results of a search without its hits. */
export type SearchResults = {
  /** Number of matching cars. */
  readonly found: number;
  readonly page: number;
  readonly pageCount: number;
  /** Number of the page's sold cars without a card of their own: see collapse-sold.ts. */
  readonly hiddenSold: number;
  /**
   * Counted without the attribute's own filter, so that another value can be added. By descending count, except for
   * values that a built page does not count: see other-listings.ts.
   */
  readonly facets: Readonly<Partial<Record<ListAttribute, readonly FacetCount[]>>>;
  /** Minimum and maximum, without the attribute's own filter. */
  readonly stats: Readonly<Partial<Record<RangeAttribute, { readonly min: number; readonly max: number }>>>;
};

/** `count` is null if not counted yet. */
export type FacetCount = { readonly value: string; readonly count: number | null };

/** `card` is null while it is loading. */
export type SearchHit = {
  readonly id: string;
  /** From the index itself: enough to render a card's text at once. */
  readonly brief: BriefCard;
  readonly card: CardFacts | null;
  /** Kilometres from the place of the search; null without a place, or if unknown. */
  readonly km: number | null;
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
  /** Drawing of a body. */
  readonly picture: string | null;
  /** State of a place, by which a long list of places is grouped. */
  readonly group: string | null;
  /** Models of a make. */
  readonly options: readonly FacetOption[];
};

export type ListGroup = {
  readonly kind: 'list';
  readonly attribute: ListAttribute;
  readonly label: string;
  /** Whether the panel is open initially. */
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
  /** The values that its thumbs can stand at, ascending. */
  readonly stops: readonly number[];
  /** The histogram over it, as the path of an SVG; null where none is known. */
  readonly histogram: string | null;
  readonly chosen: Range;
};

export type FilterGroup = ListGroup | RangeGroup;

/** A filter in force, as a chip that removes it. */
export type Chip = {
  readonly attribute: Attribute | 'query' | 'near';
  /** Null for a range, the query or the place to be near to. */
  readonly value: string | null;
  readonly label: string;
};

/**
 * idle: what is shown is the answer; loading: it is on the way, the last cards stay; slow: for more than
 * two seconds; failed: no answer, the last cards stay; unavailable: nobody can answer, links still work.
 */
export type SearchStatus = 'idle' | 'loading' | 'slow' | 'failed' | 'unavailable';

type Search = Settings['search'];

/** The words of search.json that the screen shows. */
export type ScreenTexts = Search['screen'] &
  Pick<
    Search['texts'],
    | 'showAll'
    | 'clearFilters'
    | 'resultsOne'
    | 'resultsMany'
    | 'previousPage'
    | 'nextPage'
    | 'furtherPages'
    | 'page'
    | 'pages'
  >;

/** One line under the search box: it leads to a page (`href`), changes the search (`action`), or both. */
export type Suggestion = {
  readonly key: string;
  readonly label: string;
  /** `124 cars`, `$25,990`. */
  readonly detail: string | null;
  readonly picture: string | null;
  readonly href: string | null;
  readonly action: SearchAction | null;
};

export type SuggestionGroup = {
  readonly heading: string;
  readonly suggestions: readonly Suggestion[];
  /** Offers to forget the group: recent searches. */
  readonly forget: (() => void) | null;
};

/** Filters that could be dropped together, and how many cars there would be then. */
export type DroppedFilters = { readonly filters: readonly Chip[]; readonly count: number };

/** What a search without results says, and where its button leads. */
export type EmptyWords = { readonly title: string; readonly text: string; readonly clearHref: string };

export type PromoCardFacts = Pick<Search['promo'], 'title' | 'text' | 'label' | 'href'>;

export type PromoSlots = PromoCardFacts & {
  /** After how many cards each stands, ascending. */
  readonly positions: readonly number[];
};

/** A promotion among the cars, with its place. */
export type SearchTile = PlacedTile<ListedTile>;
