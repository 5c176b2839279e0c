import type { LandingPage } from '../../search/landing/landing-page.ts';
import type { Location } from '../../tenant/settings/locations.schema.ts';
import { noteRead, RECORDING } from '../../ui/recording.build.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { Site } from '../site.build.ts';
import { markedFragment } from './fragments.ts';
import { insertsOf } from './inserts.build.ts';

/**
 * How a page's use of a part of the site is written down. `settled` is of the settings, the files of the dealer
 * and the moment of the build alone, or of its arguments: a change of those makes every page anew.
 */
type Reading<Part> =
  | 'settled'
  | 'whole'
  /** Settled too, and HTML that comes into the finished page. */
  | 'inserted'
  /** Worked out of nothing but another part and of what is settled: what uses it uses that part. */
  | { readonly from: keyof Site; readonly isOfSearch?: true }
  | (Part extends (...args: infer Arguments) => unknown
      ? {
          /** What the answer depends on besides the stock, in a few letters. */
          readonly about: (...args: Arguments) => string;
          /** The same answer by these letters; undefined when there can be none any more. */
          readonly answer: (site: Site, about: string) => unknown;
          /** Worked out of the search data, which take long to make. */
          readonly isOfSearch?: true;
          /** Of a fragment: its text by these letters, made of nothing but the answer and of what is settled. */
          readonly text?: (site: Site, about: string) => string | undefined;
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

/** Up to so many of what a key stands for. */
const someOf = (answer: (site: Site, key: string, most: number) => unknown) => ({
  about: (key: string, most: number) => `${most} ${key}`,
  answer: (site: Site, about: string) => {
    const space = about.indexOf(' ');
    return answer(site, about.slice(space + 1), Number(about.slice(0, space)));
  },
});

/** The same of a vehicle, by its id. */
const ofSome =
  <Answer>(answer: (site: Site, vehicle: Vehicle, most: number) => Answer) =>
  (site: Site, about: string): Answer | undefined => {
    const space = about.indexOf(' ');
    const vehicle = site.vehicleWithId(about.slice(space + 1));
    return vehicle === null ? undefined : answer(site, vehicle, Number(about.slice(0, space)));
  };

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
  cardHtml: 'inserted',
  vehicles: 'whole',
  pageVehicles: 'whole',
  departed: 'whole',
  landing: 'whole',
  makePages: 'whole',
  bodyPages: 'whole',
  stockPath: 'whole',
  showsRepayments: 'whole',
  searchData: { from: 'vehicles', isOfSearch: true },
  menu: 'whole',
  liveFiles: 'whole',
  makePath: { about: (make: string) => make, answer: (site, make) => site.makePath(make) },
  latest: {
    about: (most: number) => String(most),
    answer: (site, most) => site.latest(Number(most)),
  },
  vehiclesAt: someOf((site, locationId, most) => site.vehiclesAt(locationId, most)),
  stockOf: someOf((site, key, most) => site.stockOf(key, most)),
  locationStockPath: {
    about: ({ id }: Location) => id,
    answer: (site, id) => {
      const location = site.locations.find((branch) => branch.id === id);
      return location && site.locationStockPath(location);
    },
  },
  listingScreens: {
    about: ({ path }: LandingPage, page: number) => `${page} ${path}`,
    answer: (site, about) => {
      const [number = '', path = ''] = about.split(' ');
      const page = site.listingAt(path);
      return page && site.listingScreens(page, Number(number)).json;
    },
    isOfSearch: true,
  },
  similarTo: byVehicle((site, vehicle) => site.similarTo(vehicle)),
  hasSimilar: byVehicle((site, vehicle) => site.hasSimilar(vehicle)),
  similarCards: {
    about: ({ id }: Vehicle, most: number) => `${most} ${id}`,
    answer: ofSome((site, vehicle, most) => site.similarTo(vehicle).slice(0, most)),
    text: ofSome((site, vehicle, most) => site.similarCards(vehicle, most)),
  },
  titleOf: byVehicle((site, vehicle) => site.titleOf(vehicle)),
  trailOf: byVehicle((site, vehicle) => site.trailOf(vehicle)),
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

function readingOf(name: PropertyKey): (typeof readings)[keyof Site] | undefined {
  return typeof name === 'string' && Object.hasOwn(readings, name) ? readings[name as keyof Site] : undefined;
}

/** The same site for one page: each part of the stock that the page uses is added to `reads`. */
export function recordedSite(site: Site, reads: Set<string>): Site {
  const recording = { original: site, reads };
  const inserts = insertsOf(site);
  return new Proxy(site, {
    get(target, name, receiver) {
      if (name === RECORDING) return recording;
      const reading = readingOf(name);
      const value: unknown = Reflect.get(target, name, receiver);
      if (reading === undefined || reading === 'settled') return value;
      if (reading === 'inserted')
        return typeof value === 'function'
          ? (...args: never[]) => inserts.markOf(String(value(...args)))
          : value;
      if (reading === 'whole' || 'from' in reading) {
        noteRead(reads, String(name));
        return value;
      }
      return typeof value === 'function'
        ? (...args: never[]) => {
            const read = `${String(name)} ${(reading.about as (...args: never[]) => string)(...args)}`;
            if (reading.text !== undefined) return markedFragment(read, value(...args));
            noteRead(reads, read);
            return value(...args);
          }
        : value;
    },
  });
}

/** The text of a fragment that wrote down `read`, in this site. */
export function fragmentText(site: Site, read: string): string {
  const [name = '', about = ''] = partsOf(read);
  const reading = readingOf(name);
  const text = typeof reading === 'object' && 'text' in reading ? reading.text : undefined;
  if (text === undefined) throw new Error(`${read}: there is no such fragment.`);
  return text(site, about) ?? '';
}

/** What a page that wrote down `read` would be given of this site; undefined when there is no such thing. */
export function answerOf(site: Site, read: string): unknown {
  const [name = '', about = ''] = partsOf(read);
  const reading = readingOf(name);
  if (reading === undefined || reading === 'settled' || reading === 'inserted') return undefined;
  if (reading === 'whole') return site[name as keyof Site];
  if ('from' in reading) return site[reading.from];
  return reading.answer(site, about);
}

/** Whether a page that wrote down `read` is made with the search data. */
export function isOfSearch(read: string): boolean {
  const reading = readingOf(partsOf(read)[0] ?? '');
  return typeof reading === 'object' && 'isOfSearch' in reading;
}

/** Whether the search data are needed to answer what wrote down `read`, too; the answer is a text. */
export function isAnsweredBySearch(read: string): boolean {
  const reading = readingOf(partsOf(read)[0] ?? '');
  return typeof reading === 'object' && 'isOfSearch' in reading && 'answer' in reading;
}

/** The name of a part of the site, and what about it. */
function partsOf(read: string): string[] {
  const space = read.indexOf(' ');
  return space === -1 ? [read] : [read.slice(0, space), read.slice(space + 1)];
}
