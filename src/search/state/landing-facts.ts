import type { Settings } from '../../tenant/settings/subjects.ts';
import { slugify } from '../../values/slug.ts';
import { bodyLabels, carTypeLabels } from '../../values/vehicle/vehicle-labels.ts';
import type { VehicleFilter } from '../filter-vehicles.ts';
import type { LandingPage, SearchBasePath } from '../landing/landing-page.ts';
import type { SortKey } from '../sort-vehicles.ts';
import type { SearchState } from './search-state.ts';
import { emptyState } from './state-parts.ts';

/** The facts about its page that the search screen needs to read and write addresses. */
export type PageFacts = {
  readonly basePath: SearchBasePath;
  /** Path of searches without a page of their own. */
  readonly defaultPath: string;
  /** Number of built pages per listing; see `builtPageCount`. */
  readonly builtPages: number;
  /** First page of this listing. */
  readonly path: string;
  /** Number of this static page, from 1. */
  readonly pageNumber: number;
  readonly heading: string;
  /** The filters that the listing implies. */
  readonly base: SearchState;
  /**
   * Whether the page's own filter cannot be removed: it has no panel and no chip, and clearing keeps it (special
   * offers).
   */
  readonly isLocked: boolean;
  /** The first is the default, which is not in addresses. */
  readonly sorts: readonly SortKey[];
  /** Makes in stock as values of `make_model`, where a model follows its make. */
  readonly makes: readonly string[];
  /** Paths by `make_model` value if they differ from the slugs below the base path; null: no page. */
  readonly exceptions: Readonly<Record<string, string | null>>;
};

/** "/search/new-used-and-demo-cars (default)"; a used-only site has its own. */
export function searchDefaultPath(basePath: SearchBasePath): string {
  return basePath === '/used-car' ? '/used-car/used-cars' : '/search/new-used-and-demo-cars';
}

type Placed = { readonly make: string | null; readonly slugs: string | null };
/** Cached per list of makes, because it is requested for hundreds of models on every keystroke. */
const known = new WeakMap<readonly string[], Map<string, Placed>>();

function placed(value: string, makes: readonly string[]): Placed {
  const values = known.get(makes) ?? new Map<string, Placed>();
  known.set(makes, values);
  const found = values.get(value);
  if (found) return found;
  const own = makes.filter((make) => value === make || value.startsWith(`${make} `));
  const make = own.reduce<string | null>((a, b) => (a === null || b.length > a.length ? b : a), null);
  const worked = { make, slugs: make === null ? null : slugsOf(make, value.slice(make.length + 1)) };
  values.set(value, worked);
  return worked;
}

function slugsOf(make: string, model: string): string | null {
  const slugs = model === '' ? [slugify(make)] : [slugify(make), slugify(model)];
  return slugs.includes('') ? null : slugs.join('/');
}

/** The longest make that is a prefix of the value: "Land Rover" for "Land Rover Discovery"; null for none. */
export function makeOf(value: string, makes: readonly string[]): string | null {
  return placed(value, makes).make;
}

/** The listing's path of a make or a make with model; null if it has none. */
export function landingPathOf(value: string, facts: PageFacts): string | null {
  const exception = Object.hasOwn(facts.exceptions, value) ? facts.exceptions[value] : undefined;
  if (exception !== undefined) return exception;
  return slugPath(value, facts.makes, facts.basePath);
}

function slugPath(value: string, makes: readonly string[], basePath: SearchBasePath): string | null {
  const { slugs } = placed(value, makes);
  return slugs === null ? null : `${basePath}/${slugs}`;
}

/** `make_model` values whose page has another path than their slugs give. */
export function landingExceptions(
  pages: readonly LandingPage[],
  makes: readonly string[],
  basePath: SearchBasePath,
): Record<string, string> {
  const wanted = pages.flatMap(({ filter, path }) =>
    makeModels(filter).map((value): [string, string] => [value, path]),
  );
  return Object.fromEntries(wanted.filter(([value, path]) => slugPath(value, makes, basePath) !== path));
}

function makeModels({ makes, models }: VehicleFilter): string[] {
  const [make] = makes ?? [];
  if (make === undefined) return [];
  // Other spellings are the same value in the index, which ignores case and symbols.
  const [model] = models ?? [];
  return [model === undefined ? make : `${make} ${model}`];
}

/** A listing's filter as a search state; `locationNames` by location id. */
export function baseState(
  filter: VehicleFilter,
  locationNames: Readonly<Record<string, string>>,
  sort: SortKey,
): SearchState {
  const places = (filter.locationIds ?? []).map((id) => locationNames[id]);
  const lists = {
    car_type: (filter.carTypes ?? []).map((type) => carTypeLabels[type]),
    make_model: makeModels(filter),
    body: (filter.bodies ?? []).map((body) => bodyLabels[body]),
    on_offer: filter.offers ? ['true'] : [],
    location_name: places.filter((name) => name !== undefined),
  };
  const named = Object.entries(lists).filter(([, values]) => values.length > 0);
  return { ...emptyState(sort), lists: Object.fromEntries(named) };
}

type SearchFacts = Pick<Settings['search'], 'basePath' | 'sorts' | 'builtPages'>;

/** The facts common to a dealer's listings, at build time. */
export function siteFacts({ basePath, sorts, builtPages }: SearchFacts, landing: readonly LandingPage[]) {
  const makes = landing.filter(({ kind }) => kind === 'make').flatMap(({ filter }) => makeModels(filter));
  return {
    basePath,
    defaultPath: searchDefaultPath(basePath),
    builtPages,
    sorts: sorts.map(({ key }) => key),
    makes,
    exceptions: landingExceptions(landing, makes, basePath),
  };
}

/** The facts of one listing; `pageNumber` from 1. */
export function ownFacts(
  page: LandingPage,
  pageNumber: number,
  { sorts }: Pick<SearchFacts, 'sorts'>,
  locationNames: Readonly<Record<string, string>>,
) {
  return {
    path: page.path,
    pageNumber,
    heading: page.heading,
    base: baseState(page.filter, locationNames, sorts[0]?.key ?? 'relevant'),
    isLocked: page.kind === 'offers',
  };
}
