import type { ListedTile } from '../../../promotions/tiles/promotion-tiles.ts';
import type { TileList } from '../../../promotions/tiles/tiles-in-list.ts';
import type { Settings } from '../../../tenant/settings/subjects.ts';
import type { CardLayout } from '../../../tenant/templates.ts';
import type { ImageSettings } from '../../../ui/photo/image-url.ts';
import type { CarType } from '../../../values/vehicle/vehicle-terms.ts';
import type { PhotoStripTexts } from '../../../vehicle/card/card-settings.ts';
import type { Attribute, RangeAttribute } from '../../attributes.ts';
import type { PageFacts } from '../../state/landing-facts.ts';
import type { SearchState } from '../../state/search-state.ts';
import { HERE } from '../../state/url-values.ts';
import { type Place, understand } from '../../words/understand.ts';
import type { EmptyWords, SearchResults } from '../search-view.ts';
import type { PlaceStates } from '../view/place-filters.ts';
import type { Spread } from '../view/range-stops.ts';

/** Without what only the build needs, which would make each listing larger. */
export type ScreenSettings = Omit<
  Settings['search'],
  | ('stockLevel' | 'recentlySoldDays' | 'soldPageDays' | 'relevance' | 'publishIndex' | 'evenSteps')
  | ('makesShown' | 'locationsShown' | 'recentlyViewed' | 'specialOffers')
>;

/** The part of the screen's facts that is the same on all listings of a dealer. */
export type DealerFacts = {
  readonly page: Omit<PageFacts, keyof OwnPageFacts>;
  /** Ranges that the dealer's stock has values for. */
  readonly knownRanges: readonly Attribute[];
  /** The year of the build, for typed ages such as "under 5 years old". */
  readonly thisYear: number;
  /** Whether the dealer has branches in several places, so that distance matters. */
  readonly hasDistance: boolean;
  /** Cities and states of the stock, which typed words can name. */
  readonly places: readonly Place[];
  readonly placeStates: PlaceStates;
  readonly search: ScreenSettings;
  readonly words: Readonly<Record<string, string>>;
  readonly currency: string;
  readonly timeZone: string;
  readonly locale: string;
  readonly images: ImageSettings;
  readonly noPhoto: string;
  readonly cardLayout: CardLayout;
  /** Texts of the photo strips on cards; null if cards show one photo. */
  readonly photos: PhotoStripTexts | null;
  readonly collection: string;
  /** Seed of the random gaps between promotion cards; see promo-slots.ts. */
  readonly promoSeed: string;
  /** Promotions among the cars. */
  readonly tiles: readonly TileList<ListedTile>[];
  /** Types of the cars in stock. */
  readonly carTypes: readonly CarType[];
  /** vehicle.json `price.weekly` and `price.comparisonRateWarning`. */
  readonly weekly: string;
  readonly comparisonRateWarning: string;
  /** The site publishes an index. */
  readonly hasIndex: boolean;
};

type OwnPageFacts = Pick<PageFacts, 'path' | 'pageNumber' | 'heading' | 'base' | 'isLocked'>;

/** The part of the facts that is specific to a listing page. */
export type ListingFacts = {
  readonly page: OwnPageFacts;
  /** The results of the page's own search, without hits, whose cards are in the HTML. */
  readonly results: SearchResults;
  /** Histograms of the cars found by the page's own search. */
  readonly spreads: Readonly<Partial<Record<RangeAttribute, Spread>>>;
  readonly empty: EmptyWords;
};

/** The props of a listing page's search screen. */
export type ScreenParts = { readonly dealer: DealerFacts; readonly listing: ListingFacts };

export type ScreenFacts = DealerFacts & ListingFacts & { readonly page: PageFacts };

export function screenFacts({ dealer, listing }: ScreenParts): ScreenFacts {
  return { ...dealer, ...listing, page: { ...dealer.page, ...listing.page } };
}

/** A search with the filters and the place recognised in its words; its query contains the remaining words. */
export function meantBy(
  state: SearchState,
  { search, places, page, knownRanges: ranges, thisYear, hasDistance, results }: ScreenFacts,
): SearchState {
  const {
    state: meant,
    near,
    km,
  } = understand(state, {
    words: search.words,
    amounts: search.typedAmounts,
    thisYear,
    places,
    page,
    ranges,
    hasDistance,
    values: results.facets,
  });
  const place = near?.postcode ?? near?.name;
  if (place === undefined) return meant;
  // Near the shopper is where the search has been so far.
  if (place === HERE && state.near) return { ...meant, near: state.near, sort: 'nearest' };
  return { ...meant, near: { place, km: km ?? state.near?.km ?? null }, sort: 'nearest' };
}
