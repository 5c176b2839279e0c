import { listedTiles } from '../../../promotions/tiles/promotion-tiles.ts';
import type { Settings } from '../../../tenant/settings/subjects.ts';
import { scriptJson } from '../../../values/script-json.ts';
import { yearOf } from '../../../values/time/date.ts';
import { carTypeLabels } from '../../../values/vehicle/vehicle-labels.ts';
import { carTypes } from '../../../values/vehicle/vehicle-terms.ts';
import { cardLayout, photoStripTexts } from '../../../vehicle/card/card-settings.ts';
import { rangeAttributes } from '../../attributes.ts';
import { createEngineOver } from '../../engine/engine.ts';
import { publishesIndex } from '../../index/publishes-index.ts';
import type { SearchData } from '../../index/search-data.build.ts';
import type { LandingPage } from '../../landing/landing-page.ts';
import { listingWords } from '../../landing/listing/listing-words.ts';
import { ownFacts, siteFacts } from '../../state/landing-facts.ts';
import { resultsOfReply, spreadsOfReply } from '../../state/results-of-reply.ts';
import { multiSearchBody, requestSettings, valuesBody } from '../../state/search-request.ts';
import type { SearchState } from '../../state/search-state.ts';
import { emptyState } from '../../state/state-parts.ts';
import { collectionAlias } from '../../typesense/collection-alias.ts';
import { translatedWords } from '../../words/translated-words.ts';
import type { Place } from '../../words/understand.ts';
import type { SearchResults } from '../search-view.ts';
import { placeStates, withoutRepeatedPlaces } from '../view/place-filters.ts';
import { withoutOtherListings } from './other-listings.ts';
import type { DealerFacts, ListingFacts, ScreenParts, ScreenSettings } from './screen-facts.ts';

type ScreensSource = {
  readonly slug: string;
  readonly settings: Settings;
  readonly landing: readonly LandingPage[];
  readonly stockPath: string;
  readonly searchData: SearchData;
  readonly now: Date;
  readonly words: (more?: Record<string, string | number>) => Record<string, string>;
};

/** `json` is `parts` as text for a script element; the dealer's part is serialised once. */
type ListingScreen = { readonly parts: ScreenParts; readonly json: string };

export type ListingScreens = (page: LandingPage, pageNumber: number) => ListingScreen;

/**
 * The search screens of a dealer's listing pages, each with the results of its own search. They come from the same
 * engine that runs in the browser, so that nothing changes after hydration.
 */
export function createListingScreens(source: ScreensSource): ListingScreens {
  const { settings, searchData, slug } = source;
  const { search } = settings;
  const collection = collectionAlias(slug);
  const { columns, documents } = searchData;
  const schema = { ...columns.schema, name: collection };
  const engine = createEngineOver({ ...columns, schema }, (row) => documents[row] ?? { id: '' });
  const request = requestSettings(search, collection);
  const ask = (body: object) => {
    const reply = engine.multiSearch(body);
    if (!('results' in reply)) throw new Error(`The search engine refused a search: ${reply.message}`);
    return reply;
  };
  const answer = (state: SearchState) => {
    const body = multiSearchBody({ ...state, page: 1 }, request);
    return resultsOfReply(ask(body), search.hitsPerPage);
  };
  const whole = answer(emptyState(search.sorts[0]?.key ?? 'relevant'));
  const dealer = dealerFacts(source, whole, collection);
  const dealerJson = scriptJson(dealer);
  const names = locationNames(settings);
  const answers = new Map<string, Pick<ListingFacts, 'results' | 'spreads'>>();
  return (page, pageNumber) => {
    const own = ownFacts(page, pageNumber, search, names);
    const { results, spreads } = answers.get(page.path) ?? {
      results: withoutOtherListings(answer(own.base), own.base, dealer.page.makes),
      spreads: spreadsOfReply(ask(valuesBody(own.base, request)), search.evenSteps),
    };
    answers.set(page.path, { results, spreads });
    const { emptyTitle, emptyText, clearPath } = listingWords(page, search, source.stockPath, source.words);
    const listing: ListingFacts = {
      page: own,
      results: { ...results, page: pageNumber },
      spreads,
      empty: { title: emptyTitle, text: emptyText, clearHref: clearPath },
    };
    return {
      parts: { dealer, listing },
      json: `{"dealer":${dealerJson},"listing":${scriptJson(listing)}}`,
    };
  };
}

function dealerFacts(source: ScreensSource, whole: SearchResults, collection: string): DealerFacts {
  const { settings, landing, slug, now } = source;
  const { search, vehicle } = settings;
  const { documents } = source.searchData;
  const filters = withoutRepeatedPlaces(search.filters, documents);
  return {
    page: siteFacts(search, landing),
    knownRanges: rangeAttributes.filter((name) => whole.stats[name] !== undefined),
    thisYear: yearOf(now, settings.site.timeZone),
    hasDistance: search.distance.show && pointsOf(settings).size > 1,
    places: placesOf(whole),
    placeStates: placeStates(filters, documents),
    search: {
      ...screenSettings(search),
      filters,
      words: translatedWords(search, (name) => (whole.facets[name] ?? []).map(({ value }) => value)),
    },
    words: source.words(),
    currency: settings.site.currency,
    timeZone: settings.site.timeZone,
    locale: settings.site.locale,
    images: settings.images,
    noPhoto: vehicle.texts.noPhoto,
    cardLayout: cardLayout(settings),
    photos: photoStripTexts(settings),
    collection,
    promoSeed: slug,
    tiles: listedTiles(settings, 'search', now),
    carTypes: carTypes.filter((type) =>
      whole.facets.car_type?.some(({ value }) => value === carTypeLabels[type]),
    ),
    weekly: vehicle.price.weekly,
    comparisonRateWarning: vehicle.price.comparisonRateWarning,
    hasIndex: publishesIndex(search),
  };
}

function screenSettings({
  stockLevel,
  recentlySoldDays,
  soldPageDays,
  relevance,
  publishIndex,
  evenSteps,
  makesShown,
  locationsShown,
  recentlyViewed,
  specialOffers,
  ...shown
}: Settings['search']): ScreenSettings {
  return shown;
}

/** The distinct places of branches. */
function pointsOf({ locations }: Settings): Set<string> {
  const points = locations.locations.map(({ address }) => [address?.latitude, address?.longitude]);
  return new Set(points.filter((point) => point.every((end) => end != null)).map(String));
}

/**
 * By name instead of number of cars: this is part of every listing, which would otherwise change whenever one place
 * overtakes another.
 */
function placesOf({ facets }: SearchResults): Place[] {
  const named = (attribute: Place['attribute']) =>
    (facets[attribute] ?? []).map(({ value }) => ({ attribute, value })).toSorted(byValue);
  return [...named('city'), ...named('state')];
}

const byValue = (a: Place, b: Place) => (a.value < b.value ? -1 : 1);

function locationNames({ locations }: Settings): Record<string, string> {
  return Object.fromEntries(locations.locations.map(({ id, name }) => [id, name]));
}
