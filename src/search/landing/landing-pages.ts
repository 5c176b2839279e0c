import { fill } from '../../values/fill.ts';
import { slugify } from '../../values/slug.ts';
import { type StockWords, stockWord } from '../../values/vehicle/stock-word.ts';
import { bodyLabels } from '../../values/vehicle/vehicle-labels.ts';
import { bodySlugs, type CarType } from '../../values/vehicle/vehicle-terms.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { filterVehicles, type VehicleFilter } from '../filter-vehicles.ts';
import type { LandingPage, SearchBasePath } from './landing-page.ts';
import { type CandidatePage, type PathCollision, placePages } from './landing-paths.ts';
import { type LandingTexts, type Wording, type WordingSettings, wording } from './landing-wording.ts';

export type LandingSettings = WordingSettings & {
  readonly basePath: SearchBasePath;
  /** search.json `screen.words`. */
  readonly stockWords: StockWords;
  /** search.json `specialOffers`. */
  readonly specialOffers: { readonly show: boolean; readonly heading: string; readonly title: string };
  readonly locations: readonly {
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly dealershipSlug: string | null;
    readonly visible: boolean;
  }[];
  /** locations.json `dealershipNames`. */
  readonly dealershipNames: Readonly<Record<string, string>>;
};

/** "/special-offers: special-offers listing" (stock and vehicle §2), for any base path. */
export const SPECIAL_OFFERS_PATH = '/special-offers';

export type LandingPages = {
  readonly pages: readonly LandingPage[];
  readonly collisions: readonly PathCollision[];
};

type TypePage = {
  readonly slug: string;
  readonly text: keyof LandingTexts;
  readonly label: keyof LandingTexts;
  readonly carTypes: readonly CarType[] | null;
};

/** The first is the default search route; it and the only used-only page list the whole stock. */
const typePages: readonly TypePage[] = [
  { slug: 'new-used-and-demo-cars', text: 'titleAll', label: 'labelAll', carTypes: null },
  { slug: 'used-cars', text: 'titleUsed', label: 'labelUsed', carTypes: ['used'] },
  { slug: 'new-cars', text: 'titleNew', label: 'labelNew', carTypes: ['new'] },
  { slug: 'demo-cars', text: 'titleDemo', label: 'labelDemo', carTypes: ['demo'] },
  { slug: 'new-and-demo-cars', text: 'titleNewAndDemo', label: 'labelNewAndDemo', carTypes: ['new', 'demo'] },
];
const usedOnlyTypePages: readonly TypePage[] = [
  { slug: 'used-cars', text: 'titleAll', label: 'labelAll', carTypes: null },
];

/** A page directly below the base path, with the vehicles that its filter returns. */
function candidate(
  page: Pick<CandidatePage, 'kind' | 'key' | 'slug' | 'filter'> & Wording,
  vehicles: readonly Vehicle[],
): CandidatePage {
  return { ...page, parentKey: null, count: filterVehicles(vehicles, page.filter).length };
}

function typeCandidates(vehicles: readonly Vehicle[], settings: LandingSettings): CandidatePage[] {
  const types = settings.basePath === '/used-car' ? usedOnlyTypePages : typePages;
  return types.map(({ slug, text, label, carTypes }) => {
    const filter: VehicleFilter = carTypes === null ? {} : { carTypes };
    const words = wording(text, settings.texts[label], {}, settings);
    return candidate({ kind: 'type', key: slug, slug, filter, ...words }, vehicles);
  });
}

/** Paths of the listings that every dealer has, whatever is in stock: all, used, new cars and so on. */
export function typePaths(basePath: SearchBasePath): string[] {
  const types = basePath === '/used-car' ? usedOnlyTypePages : typePages;
  return types.map(({ slug }) => `${basePath}/${slug}`);
}

function bodyCandidates(vehicles: readonly Vehicle[], settings: LandingSettings): CandidatePage[] {
  const inStock = new Set(vehicles.map((vehicle) => vehicle.simpleBody));
  return bodySlugs
    .filter((body) => inStock.has(body))
    .map((body) => {
      const label = stockWord(settings.stockWords, bodyLabels[body]);
      const words = wording('titleBody', label, { body: label }, settings);
      return candidate(
        { kind: 'body', key: body, slug: body, filter: { bodies: [body] }, ...words },
        vehicles,
      );
    });
}

/** Spellings of a make (or model) with the same slug: feeds write `C-HR` and `C HR`. */
type Spelled = { readonly slug: string; readonly spellings: string[]; readonly vehicles: Vehicle[] };

function groupBySlug(vehicles: readonly Vehicle[], nameOf: (vehicle: Vehicle) => string): Spelled[] {
  const groups = Map.groupBy(vehicles, (vehicle) => slugify(nameOf(vehicle)));
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([slug, members]) => {
      const counts = Map.groupBy(members, nameOf);
      const byUse = [...counts].sort(([a, as], [b, bs]) => bs.length - as.length || (a < b ? -1 : 1));
      return { slug, spellings: byUse.map(([spelling]) => spelling), vehicles: members };
    });
}

function modelCandidates(make: Spelled, settings: LandingSettings): CandidatePage[] {
  const makeName = make.spellings[0] ?? '';
  return groupBySlug(make.vehicles, (vehicle) => vehicle.model).map((model) => {
    const name = model.spellings[0] ?? '';
    return {
      kind: 'model',
      key: `${make.slug}/${model.slug}`,
      slug: model.slug,
      parentKey: make.slug,
      ...wording('titleModel', name, { make: makeName, model: name }, settings),
      filter: { makes: make.spellings, models: model.spellings },
      count: model.vehicles.length,
    };
  });
}

function makeCandidates(vehicles: readonly Vehicle[], settings: LandingSettings): CandidatePage[] {
  return groupBySlug(vehicles, (vehicle) => vehicle.make).flatMap((make): CandidatePage[] => {
    const name = make.spellings[0] ?? '';
    const page: CandidatePage = {
      kind: 'make',
      key: make.slug,
      slug: make.slug,
      parentKey: null,
      ...wording('titleMake', name, { make: name }, settings),
      filter: { makes: make.spellings },
      count: make.vehicles.length,
    };
    return [page, ...modelCandidates(make, settings)];
  });
}

type Place = {
  readonly kind: 'location' | 'dealership';
  readonly key: string;
  readonly slug: string;
  readonly name: string;
  readonly locationIds: readonly string[];
};

function placeCandidate(
  { kind, key, slug, name, locationIds }: Place,
  vehicles: readonly Vehicle[],
  settings: LandingSettings,
): CandidatePage {
  const words = wording('titleLocation', name, { location: name }, settings);
  return candidate({ kind, key, slug, filter: { locationIds }, ...words }, vehicles);
}

function titleCase(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function places({ locations, dealershipNames }: LandingSettings): Place[] {
  const visible = locations.filter((location) => location.visible);
  const branches = visible.map(
    ({ id, slug, name }): Place => ({ kind: 'location', key: id, slug, name, locationIds: [id] }),
  );
  const groups = Map.groupBy(visible, (location) => location.dealershipSlug);
  const dealerships = [...groups].flatMap(([slug, members]): Place[] => {
    // If a branch has the dealership's own slug and is its only one, its page is the dealership's page.
    const isBranchItself = members.length === 1 && members[0]?.slug === slug;
    if (slug === null || isBranchItself) return [];
    const locationIds = members.map((branch) => branch.id);
    return [
      { kind: 'dealership', key: slug, slug, name: dealershipNames[slug] ?? titleCase(slug), locationIds },
    ];
  });
  return [...branches, ...dealerships];
}

function offersPage(vehicles: readonly Vehicle[], settings: LandingSettings): LandingPage[] {
  const { show, heading, title } = settings.specialOffers;
  if (!show) return [];
  const filter: VehicleFilter = { offers: true };
  const filled = fill(heading, settings.words);
  return [
    {
      kind: 'offers',
      key: 'special-offers',
      path: SPECIAL_OFFERS_PATH,
      title: fill(title, settings.words),
      heading: filled,
      label: filled,
      filter,
      count: filterVehicles(vehicles, filter).length,
    },
  ];
}

/**
 * Every listing with a URL of its own (leads and dealer §2): `/search/used-cars` and its kin,
 * `/search/{make}`, `/search/{make}/{model}`, `/search/{body}`, `/search/{location slug}`,
 * `/search/{dealership_slug}`, and `/special-offers`. The first page is the default listing.
 *
 * Types and visible locations have a page even without vehicles; makes, models and bodies only with some.
 * A used-only site has one type, `/used-car/used-cars`, which is its default and lists its whole stock.
 * `vehicles` is the published stock, in any order.
 */
export function landingPages(vehicles: readonly Vehicle[], settings: LandingSettings): LandingPages {
  const candidates = [
    ...typeCandidates(vehicles, settings),
    ...makeCandidates(vehicles, settings),
    ...bodyCandidates(vehicles, settings),
    ...places(settings).map((place) => placeCandidate(place, vehicles, settings)),
  ];
  const { pages, collisions } = placePages(candidates, settings.basePath);
  return { pages: [...pages, ...offersPage(vehicles, settings)], collisions };
}
