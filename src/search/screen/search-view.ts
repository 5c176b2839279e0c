import type { ListedTile } from '../../promotions/tiles/promotion-tiles.ts';
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
  /** Number of options before "Show all". */
  readonly shown: number;
  readonly showAllLabel: string;
};

export type RangeGroup = {
  readonly kind: 'range';
  readonly attribute: RangeAttribute;
  readonly label: string;
  readonly isOpen: boolean;
  readonly unit: RangeUnit;
  /** Minimum and maximum of the slider, rounded outwards. */
  readonly min: number;
  readonly max: number;
  /** Possible positions of its thumbs, ascending. */
  readonly stops: readonly number[];
  /** SVG path of the histogram above it; null if unknown. */
  readonly histogram: string | null;
  readonly chosen: Range;
};

/** An active filter as a chip that removes it. */
export type Chip = {
  readonly attribute: Attribute | 'query' | 'near';
  /** Null for a range, the query or the place of the search. */
  readonly value: string | null;
  readonly label: string;
};

/**
 * idle: the results are current; loading: a request is pending, the previous cards stay; slow: pending for
 * more than two seconds; failed: the request failed, the previous cards stay; unavailable: the search code
 * did not load, links still work.
 */
export type SearchStatus = 'idle' | 'loading' | 'slow' | 'failed' | 'unavailable';

type Search = Settings['search'];

/** The texts of search.json that the screen shows. */
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

/** One option under the search box: a link to a page (`href`), a change of the search (`action`), or both. */
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
  /** Clears the group (recent searches). */
  readonly forget: (() => void) | null;
};

/** Filters that could be removed together, and the number of cars found then. */
export type DroppedFilters = { readonly filters: readonly Chip[]; readonly count: number };

/** Texts of a search without results, and the target of its button. */
export type EmptyWords = { readonly title: string; readonly text: string; readonly clearHref: string };

export type PromoCardFacts = Pick<Search['promo'], 'title' | 'text' | 'label' | 'href'>;

export type PromoSlots = PromoCardFacts & {
  /** Number of cars before each promotion, ascending. */
  readonly positions: readonly number[];
};

/** A promotion among the cars, with its position. */
export type SearchTile = PlacedTile<ListedTile>;
