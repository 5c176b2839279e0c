import type { LandingPage } from '../search/landing/landing-page.ts';
import type { Site } from '../site/site.build.ts';
import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';

/**
 * How a page's access to a member of the site is recorded. `settled` members depend only on settings, the
 * dealer's files and the build's time, or only on their arguments: when those change, every page is rendered
 * anyway.
 */
type Reading<Part> =
  | 'settled'
  /** The page depends on the member as a whole. */
  | 'whole'
  /** Derived from this member and settled ones: recorded as a read of that whole member. */
  | { readonly from: keyof Site }
  | (Part extends (...args: infer Arguments) => unknown
      ? {
          /** The arguments as a short text, stored in the page cache. */
          readonly about: (...args: Arguments) => string;
          /** The value for that text; undefined if the site no longer has it. */
          readonly answer: (site: Site, about: string) => unknown;
        }
      : never);

type Readings = { readonly [Name in keyof Site]: Reading<Site[Name]> };

const byVehicle = (answer: (site: Site, vehicle: Vehicle) => unknown) => ({
  about: ({ id }: Vehicle) => id,
  answer: (site: Site, id: string) => {
    const vehicle = site.vehicleWithId(id);
    return vehicle && answer(site, vehicle);
  },
});

const byLocation = (answer: (site: Site, location: Location) => unknown) => ({
  about: ({ id }: Location) => id,
  answer: (site: Site, id: string) => {
    const location = site.locations.find((branch) => branch.id === id);
    return location && answer(site, location);
  },
});

/** A list of at most `max` items for a key. */
const someOf = (answer: (site: Site, key: string, max: number) => unknown) => ({
  about: (key: string, max: number) => `${max} ${key}`,
  answer: (site: Site, about: string) => {
    const space = about.indexOf(' ');
    return answer(site, about.slice(space + 1), Number(about.slice(0, space)));
  },
});

const byListing = (answer: (site: Site, page: LandingPage) => unknown) => ({
  about: ({ path }: LandingPage) => path,
  answer: (site: Site, path: string) => {
    const page = site.listingAt(path);
    return page && answer(site, page);
  },
});

const readings: Readings = {
  tenant: 'settled',
  now: 'settled',
  today: 'settled',
  reviews: 'settled',
  locations: 'settled',
  words: 'settled',
  locationOf: 'settled',
  thisYear: 'settled',
  estimateOf: 'settled',
  cardHtml: 'settled',
  vehicles: 'whole',
  pageVehicles: 'whole',
  departed: 'whole',
  landing: 'whole',
  makePages: 'whole',
  bodyPages: 'whole',
  stockPath: 'settled',
  showsRepayments: 'whole',
  searchData: { from: 'vehicles' },
  menu: 'whole',
  otherSites: 'whole',
  liveFiles: 'whole',
  makePath: { about: (make: string) => make, answer: (site, make) => site.makePath(make) },
  latest: {
    about: (max: number) => String(max),
    answer: (site, max) => site.latest(Number(max)),
  },
  vehiclesAt: someOf((site, locationId, max) => site.vehiclesAt(locationId, max)),
  stockOf: someOf((site, key, max) => site.stockOf(key, max)),
  locationStockPath: byLocation((site, location) => site.locationStockPath(location)),
  dealershipStockPath: byLocation((site, location) => site.dealershipStockPath(location)),
  listingScreens: {
    about: ({ path }: LandingPage, page: number) => `${page} ${path}`,
    answer: (site, about) => {
      const [number = '', path = ''] = about.split(' ');
      const page = site.listingAt(path);
      return page && site.listingScreens(page, Number(number)).json;
    },
  },
  similarTo: byVehicle((site, vehicle) => site.similarTo(vehicle)),
  hasSimilar: byVehicle((site, vehicle) => site.hasSimilar(vehicle)),
  titleOf: byVehicle((site, vehicle) => site.titleOf(vehicle)),
  trailOf: byVehicle((site, vehicle) => site.trailOf(vehicle)),
  priceHistoryOf: byVehicle((site, vehicle) => site.priceHistoryOf(vehicle)),
  badgeStepOf: byVehicle((site, vehicle) => site.badgeStepOf(vehicle)),
  versionsOf: { about: (path: string) => path, answer: (site, path) => site.versionsOf(path) },
  vehicleWithId: { about: (id: string) => id, answer: (site, id) => site.vehicleWithId(id) },
  listingTrail: byListing((site, page) => site.listingTrail(page)),
  refineGroups: byListing((site, page) => site.refineGroups(page)),
  modelListing: { about: (key: string) => key, answer: (site, key) => site.modelListing(key) },
  texts: 'settled',
  textAt: 'settled',
  blog: 'settled',
  blogAt: 'settled',
  listingPages: 'whole',
  vehicleAt: { about: (slug: string) => slug, answer: (site, slug) => site.vehicleAt(slug) },
  listingPage: { about: (path: string) => path, answer: (site, path) => site.listingPage(path) },
  brandAt: { about: (slug: string) => slug, answer: (site, slug) => site.brandAt(slug) },
  listingAt: { about: (path: string) => path, answer: (site, path) => site.listingAt(path) },
};

function readingOf(name: PropertyKey): Readings[keyof Site] | undefined {
  return isMember(name) ? readings[name] : undefined;
}

function isMember(name: PropertyKey): name is keyof Site {
  return typeof name === 'string' && Object.hasOwn(readings, name);
}

/**
 * A site object for one page: adds each part of the stock that the page reads to `reads`. The next build
 * renders the page again if one of these values has changed (`answerOf`).
 */
export function recordedSite(site: Site, reads: Set<string>): Site {
  return new Proxy(site, {
    get(target, name, receiver) {
      const reading = readingOf(name);
      const value: unknown = Reflect.get(target, name, receiver);
      if (reading === undefined || reading === 'settled') return value;
      if (reading === 'whole' || 'from' in reading) {
        reads.add(String(name));
        return value;
      }
      if (typeof value !== 'function') return value;
      const about = reading.about as (...args: never[]) => string;
      return (...args: never[]) => {
        reads.add(`${String(name)} ${about(...args)}`);
        return value(...args);
      };
    },
  });
}

/** The value that a recorded `read` has on this site; undefined if there is none. */
export function answerOf(site: Site, read: string): unknown {
  const space = read.indexOf(' ');
  const name = space === -1 ? read : read.slice(0, space);
  if (!isMember(name)) return undefined;
  const reading = readings[name];
  if (reading === 'settled') return undefined;
  if (reading === 'whole') return site[name];
  if ('from' in reading) return site[reading.from];
  return reading.answer(site, read.slice(space + 1));
}
