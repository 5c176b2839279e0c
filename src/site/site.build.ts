import { type Brand, brandsOf } from '../brands/brand-list.ts';
import { type BlogPage, blogPages } from '../editorial/blog/blog-routes.build.ts';
import { type ContentPage, contentPages, contentPaths } from '../editorial/content-pages.build.ts';
import { noSizes, type PictureSizes } from '../editorial/markdown/picture-sizes.ts';
import { sortLocations } from '../locations/sort-locations.ts';
import { noReviews, type ReviewFile } from '../reviews/review-file.ts';
import { shownReviews, withShownRatings } from '../reviews/shown-reviews.ts';
import { filterVehicles, publishedStock } from '../search/filter-vehicles.ts';
import { type SearchData, searchData } from '../search/index/search-data.build.ts';
import type { LandingPage } from '../search/landing/landing-page.ts';
import { landingPages } from '../search/landing/landing-pages.ts';
import { type ListingPage, listingPages } from '../search/landing/listing/listing-pages.ts';
import { listingTrail } from '../search/landing/listing/listing-trail.ts';
import { type RefineGroup, refineGroups } from '../search/landing/refine/refine-links.ts';
import { liveFileCount } from '../search/recent/viewed/live-cars.ts';
import { createListingScreens, type ListingScreens } from '../search/screen/page/listing-screens.build.ts';
import { sortVehicles } from '../search/sort-vehicles.ts';
import type { HistoryEntry } from '../stock/history/history.schema.ts';
import { vehicleHistories } from '../stock/history/vehicle-history.ts';
import type { RecentArrival, RemovedVehicle } from '../stock/snapshot.schema.ts';
import type { Tenant } from '../tenant/load/load-tenant.build.ts';
import { settingTexts } from '../tenant/setting-texts.ts';
import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import { hasCreditFigure } from '../values/finance/rate-words.ts';
import { once } from '../values/once.ts';
import { slugify } from '../values/slug.ts';
import { dayOf, yearOf } from '../values/time/date.ts';
import { type BodySlug, bodySlugs } from '../values/vehicle/vehicle-terms.ts';
import { type CardRenderer, createCardRenderer } from '../vehicle/card/card-html.build.ts';
import { type BadgeStep, createBadgeSteps } from '../vehicle/details/features/badge-step.ts';
import { type CarEstimate, carEstimate } from '../vehicle/estimate/car-estimate.ts';
import { createTitles } from '../vehicle/naming/title.ts';
import { createTrails } from '../vehicle/naming/vehicle-trail.ts';
import { type PriceHistory, priceHistory } from '../vehicle/price/history/price-history.ts';
import { createSimilarIndex } from '../vehicle/similar/similar-vehicles.ts';
import { hasPage, isAvailable } from '../vehicle/status/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { dealerWords } from './dealer-words.ts';
import { type LanguageSites, versionsIn } from './languages.ts';
import { siteMenu } from './menu/site-menu.ts';
import { type SiteFrame, siteWords } from './site-frame.ts';
import { siteSettings } from './site-settings.ts';

/** Everything that the pages of one tenant read, computed once per build. */
export interface Site extends SiteFrame {
  tenant: Tenant;
  /** The published stock, most relevant first. */
  vehicles: Vehicle[];
  /** All vehicles with a page: the published ones and those recently sold. */
  pageVehicles: Vehicle[];
  /** Vehicles that no longer have a page. */
  departed: Pick<RemovedVehicle, 'slug' | 'make' | 'model'>[];
  /** Visible reviews, newest first. */
  reviews: ReviewFile;
  /** Visible branches in display order. */
  locations: Location[];
  landing: readonly LandingPage[];
  /** What the dealer's sites in other languages have. */
  otherSites: LanguageSites;
  makePages: { make: string; path: string; count: number }[];
  makePath(make: string): string | null;
  bodyPages: Map<BodySlug, { path: string; count: number }>;
  latest(max: number): Vehicle[];
  /** The most relevant vehicles of a branch. */
  vehiclesAt(locationId: string, max: number): Vehicle[];
  /** Vehicles for sale by make slug or `make/model`; most relevant first. */
  stockOf(key: string, max: number): Vehicle[];
  locationOf(vehicle: Vehicle): Location | null;
  locationStockPath(location: Location): string | null;
  /** Path of the list of the dealership that a branch belongs to: often the branch's own list. */
  dealershipStockPath(location: Location): string | null;
  /** Null unless the vehicle has a page. */
  vehicleWithId(id: string): Vehicle | null;
  listingAt(path: string): LandingPage | null;
  /** By page slug; null unless the vehicle has a page. */
  vehicleAt(slug: string): Vehicle | null;
  /** One page of a paginated listing: `/search/used-cars/2`. */
  listingPage(path: string): ListingPage | null;
  /** A brand that has a page. */
  brandAt(slug: string): Brand | null;
  /** The dealer's text pages; read on first use. */
  readonly texts: readonly ContentPage[];
  /** By its address or one of its aliases. */
  textAt(path: string): ContentPage | null;
  readonly blog: readonly BlogPage[];
  blogAt(path: string): BlogPage | null;
  readonly listingPages: readonly ListingPage[];
  /** By `make/model`. */
  modelListing(key: string): LandingPage | null;
  /** Breadcrumbs of a vehicle's page and of a listing. */
  trailOf(vehicle: Vehicle): ReturnType<ReturnType<typeof createTrails>>;
  listingTrail(page: LandingPage): ReturnType<typeof listingTrail>;
  /** Links from one listing to narrower ones. */
  refineGroups(page: LandingPage): RefineGroup[];
  /** Number of files in which browsers look up the state of cars. */
  liveFiles: number;
  similarTo(vehicle: Vehicle): Vehicle[];
  hasSimilar(vehicle: Vehicle): boolean;
  /** The repayment beside a vehicle's price; null if none is shown. */
  estimateOf(vehicle: Vehicle): CarEstimate | null;
  /** When a vehicle was listed, and its prices; null if unknown, or if the dealer does not show them. */
  priceHistoryOf(vehicle: Vehicle): PriceHistory | null;
  /** What a vehicle's badge has more than the one below it; null if unknown. */
  badgeStepOf(vehicle: Vehicle): BadgeStep | null;
  cardHtml: CardRenderer;
  /** Files of the search index. */
  readonly searchData: SearchData;
  /** The initial state of a listing's search screen. */
  readonly listingScreens: ListingScreens;
  /** The vehicle's name, extended where several have the same one. */
  titleOf(vehicle: Vehicle): string;
}

/** What is known of a dealer besides settings and stock. */
interface Memory {
  readonly departed?: readonly RemovedVehicle[] | undefined;
  readonly newcomers?: readonly RecentArrival[] | undefined;
  readonly reviews?: ReviewFile;
  readonly history?: readonly HistoryEntry[];
  readonly otherSites?: LanguageSites;
  readonly pictures?: PictureSizes;
  /** The time that pages use as the present. */
  readonly moment?: Date;
}

/** Builds the site object from settings and stock, without reading the disk. */
export function makeSite(loaded: Tenant, stock: readonly Vehicle[], now: Date, memory: Memory = {}): Site {
  const tenant = { ...loaded, settings: withShownRatings(siteSettings(loaded.settings)) };
  const { site, search, locations } = tenant.settings;
  const { departed = [], newcomers = [], reviews = noReviews, moment = now, history = [] } = memory;
  const { otherSites = new Map(), pictures = noSizes } = memory;
  const stockSettings = { ...search, timeZone: site.timeZone };
  const published = publishedStock(stock, stockSettings, now);
  const pageVehicles = stock.filter((vehicle) => hasPage(vehicle, stockSettings, now));
  const withPage = new Set(pageVehicles);
  const vehicles = sortVehicles(published, 'relevant', search);
  const byLatest = sortVehicles(published, 'latest');
  const branches = sortLocations(locations.locations, locations.order);
  const branchById = new Map(branches.map((location) => [location.id, location]));
  const { pages: landing } = landingPages(vehicles, {
    basePath: search.basePath,
    texts: search.texts,
    specialOffers: search.specialOffers,
    stockWords: search.screen.words,
    words: dealerWords(tenant.settings.site),
    locations: locations.locations,
    dealershipNames: locations.dealershipNames,
  });
  const pageOf = (kind: LandingPage['kind'], key: string) =>
    landing.find((page) => page.kind === kind && page.key === key);
  const locationPaths = new Map(
    landing.flatMap((page) => (page.kind === 'location' && page.count > 0 ? [[page.key, page.path]] : [])),
  );
  const { similarTo } = createSimilarIndex(vehicles, tenant.settings.vehicle.page.maxSimilar);
  const badgeSteps = once(() => createBadgeSteps(vehicles));
  const cardHtml = createCardRenderer(tenant.settings, moment);
  const stockPath = landing[0]?.path ?? search.basePath;
  const words = siteWords(tenant.settings.site);
  const today = dayOf(moment.getTime(), site.timeZone);
  const thisYear = yearOf(moment, site.timeZone);
  const estimateOf: Site['estimateOf'] = (vehicle) => carEstimate(vehicle, tenant.settings.finance, thisYear);
  // Computed on first use: pages without a list, and tests, do not need them.
  const data = once(() => searchData(vehicles, tenant.settings, moment));
  const screens = once(() =>
    createListingScreens({
      ...tenant,
      landing,
      stockPath,
      searchData: data(),
      now: moment,
      words,
    }),
  );
  const pasts = once(() => vehicleHistories(history));
  const firstImportAt = history[0]?.at ?? null;
  const vehicleById = once(() => new Map(pageVehicles.map((vehicle) => [vehicle.id, vehicle])));
  const listingByPath = new Map(landing.map((page) => [page.path, page]));
  const modelListings = new Map(landing.flatMap((page) => (page.kind === 'model' ? [[page.key, page]] : [])));
  const forSale = once(() => {
    const available = vehicles
      .filter(isAvailable)
      .map((vehicle) => ({ vehicle, make: slugify(vehicle.make) }));
    const ofMakes = Map.groupBy(available, ({ make }) => make);
    const ofModels = Map.groupBy(available, ({ make, vehicle }) => `${make}/${slugify(vehicle.model)}`);
    return new Map([...ofMakes, ...ofModels].map(([key, cars]) => [key, cars.map(({ vehicle }) => vehicle)]));
  });
  const makePages = landing
    .filter((page) => page.kind === 'make')
    .map((page) => ({ make: page.filter.makes?.[0] ?? page.heading, path: page.path, count: page.count }))
    .sort((a, b) => b.count - a.count || a.make.localeCompare(b.make));
  const bodyPages: Site['bodyPages'] = new Map(
    bodySlugs.flatMap((body) => {
      const page = pageOf('body', body);
      return page ? [[body, { path: page.path, count: page.count }]] : [];
    }),
  );
  const refined = new Map<LandingPage, RefineGroup[]>();
  const menu = once(() =>
    siteMenu({
      settings: tenant.settings,
      branches,
      landing,
      makePages,
      bodyPages,
      pageVehicles,
      newcomers,
      today,
      words: words(),
    }),
  );
  const slugs = once(() => new Map(pageVehicles.map((vehicle) => [vehicle.slug, vehicle])));
  const listings = once(
    () => new Map(listingPages(landing, vehicles, search).map((page) => [page.path, page])),
  );
  const dealer = { tenant, now: moment, words, pictures };
  const texts = once(() => contentPages(dealer));
  const textsByPath = once(
    () => new Map(texts().flatMap((text) => contentPaths(text).map((path) => [path, text]))),
  );
  const blog = once(() => new Map(blogPages(dealer).map((page) => [page.path, page])));
  const brands = once(() => brandsOf({ tenant, vehicles, makePages }));
  return {
    tenant,
    now: moment,
    today,
    vehicles,
    pageVehicles,
    departed: [...departed, ...stock.filter((vehicle) => !withPage.has(vehicle))],
    reviews: shownReviews(reviews, tenant.settings.reviews),
    locations: branches,
    landing,
    makePages,
    makePath: (make) => makePages.find((page) => page.make === make)?.path ?? null,
    bodyPages,
    stockPath,
    words,
    otherSites,
    versionsOf: versionsIn(otherSites, site),
    latest: (max) => byLatest.filter((vehicle) => vehicle.photosCount > 0).slice(0, max),
    vehiclesAt: (locationId, max) => filterVehicles(vehicles, { locationIds: [locationId] }).slice(0, max),
    stockOf: (key, max) => (forSale().get(key) ?? []).slice(0, max),
    locationOf: (vehicle) =>
      vehicle.locationId === null ? null : (branchById.get(vehicle.locationId) ?? null),
    locationStockPath: (location) => locationPaths.get(location.id) ?? null,
    dealershipStockPath: ({ id, dealershipSlug }) =>
      pageOf('dealership', dealershipSlug ?? '')?.path ?? locationPaths.get(id) ?? null,
    vehicleWithId: (id) => vehicleById().get(id) ?? null,
    listingAt: (path) => listingByPath.get(path) ?? null,
    vehicleAt: (slug) => slugs().get(slug) ?? null,
    listingPage: (path) => listings().get(path) ?? null,
    get listingPages() {
      return [...listings().values()];
    },
    brandAt: (slug) => brands().find((brand) => brand.hasPage && brand.slug === slug) ?? null,
    get texts() {
      return texts();
    },
    textAt: (path) => textsByPath().get(path) ?? null,
    get blog() {
      return [...blog().values()];
    },
    blogAt: (path) => blog().get(path) ?? null,
    modelListing: (key) => modelListings.get(key) ?? null,
    trailOf: createTrails(landing),
    listingTrail: (page) => listingTrail(page, landing),
    refineGroups: (page) => {
      const groups = refined.get(page) ?? refineGroups(page, landing, search);
      refined.set(page, groups);
      return groups;
    },
    get menu() {
      return menu();
    },
    liveFiles: liveFileCount(vehicles.length),
    similarTo,
    hasSimilar: (vehicle) => similarTo(vehicle).length > 0,
    showsRepayments:
      search.repayments !== null ||
      settingTexts(tenant.settings).some(({ text }) => hasCreditFigure(text)) ||
      (tenant.settings.vehicle.card.weeklyEstimate &&
        vehicles.some((vehicle) => estimateOf(vehicle) !== null)),
    thisYear,
    estimateOf,
    priceHistoryOf: (vehicle) =>
      tenant.settings.vehicle.priceHistory.show
        ? priceHistory(vehicle, pasts().get(vehicle.id), { firstImportAt, timeZone: site.timeZone })
        : null,
    badgeStepOf: (vehicle) => badgeSteps()(vehicle),
    cardHtml,
    get searchData() {
      return data();
    },
    get listingScreens() {
      return screens();
    },
    titleOf: createTitles(pageVehicles),
  };
}
