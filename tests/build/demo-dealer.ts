import { join } from 'node:path';
import { publishedStock } from '../../src/search/filter-vehicles.ts';
import { readSnapshot } from '../../src/stock/snapshot.build.ts';
import { dealerOfEdition } from '../../src/tenant/load/language-edition.build.ts';
import { loadTenant } from '../../src/tenant/load/load-tenant.build.ts';
import { listTenants } from '../../src/tenant/load/tenant-folder.build.ts';
import { formatProblem } from '../../src/tenant/problem.ts';
import type { Settings } from '../../src/tenant/settings/subjects.ts';
import { hasPage } from '../../src/vehicle/status/availability.ts';
import type { Vehicle } from '../../src/vehicle/vehicle.schema.ts';
import { testDate, testDistDir, testTenantsDir } from '../setup/sites.ts';
import { type BuiltSite, openSite, type SitePage } from './built-site.ts';

/** A demo dealer as `npm test` has built it: its settings, its stock and its pages. */
export interface DemoDealer {
  slug: string;
  settings: Settings;
  /** The site's origin, without a slash at the end. */
  origin: string;
  site: BuiltSite;
  /** All vehicles of the last import, by slug. */
  stock: ReadonlyMap<string, Vehicle>;
  published: readonly Vehicle[];
  /** The vehicles that have a page: the published ones and recently sold ones. */
  withPage: readonly Vehicle[];
  /**
   * All pages except those of vehicles, and the pages of all vehicles or of a sample; read at the first use.
   */
  readonly pages: readonly SitePage[];
}

/** For a dealer with more vehicles than this, only every 25th is checked. */
const SAMPLE_ABOVE = 1000;
const SAMPLE_STEP = 25;

/** The time that the build of the test command takes as the current time. */
const now = new Date(`${testDate}T12:00:00+10:00`);

const opened = new Map<string, Promise<DemoDealer>>();

/** Reads each dealer once per test file. */
export function openDemoDealer(slug: string): Promise<DemoDealer> {
  const dealer = opened.get(slug) ?? readDemoDealer(slug);
  opened.set(slug, dealer);
  return dealer;
}

async function readDemoDealer(slug: string): Promise<DemoDealer> {
  const settings = settingsOf(slug);
  const site = openSite(join(testDistDir, slug));
  const snapshot = await readSnapshot('.data/test', slug);
  if (snapshot === null) throw new Error(`${slug} has no stock. Run npm test, which imports it.`);
  const { vehicles } = snapshot;
  const shown = { ...settings.search, timeZone: settings.site.timeZone };
  const published = publishedStock(vehicles, shown, now);
  const withPage = vehicles.filter((vehicle) => hasPage(vehicle, shown, now));
  let pages: SitePage[] | null = null;
  return {
    slug,
    settings,
    origin: settings.site.url,
    site,
    stock: new Map(vehicles.map((vehicle) => [vehicle.slug, vehicle])),
    published,
    withPage,
    get pages() {
      pages ??= chosenPaths(site, withPage).map((path) => site.page(path));
      return pages;
    },
  };
}

/** The demo dealers that the test command has copied, without language editions. */
export function demoDealers(): string[] {
  return listTenants(testTenantsDir).filter((slug) => dealerOfEdition(testTenantsDir, slug) === null);
}

/** Words that only this dealer's pages may contain: its names, addresses and phone number. */
export function ownWords(slug: string): string[] {
  const { name, legalName, url, email, phone } = settingsOf(slug).site;
  return [slug, name, name.replaceAll('&', '&amp;'), legalName, new URL(url).host, email, phone].filter(
    (word) => word !== null,
  );
}

function settingsOf(slug: string): Settings {
  const loaded = loadTenant(testTenantsDir, slug);
  if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
  return loaded.tenant.settings;
}

function chosenPaths(site: BuiltSite, withPage: readonly Vehicle[]): string[] {
  const others = [...site.paths].filter((path) => !path.startsWith('/cars/'));
  return [...others, ...sample(withPage).map(({ slug }) => `/cars/${slug}`)].filter((path) =>
    site.paths.has(path),
  );
}

/** Every 25th vehicle, and one of each kind that a page treats differently. */
function sample(vehicles: readonly Vehicle[]): readonly Vehicle[] {
  if (vehicles.length <= SAMPLE_ABOVE) return vehicles;
  const kind = ({ status, carType, itemType, price, images, isReserved, locationId }: Vehicle) =>
    [status, carType, itemType, price === null, images.length === 0, isReserved, locationId === null].join();
  const oneOfEach = Map.groupBy(vehicles, kind)
    .values()
    .flatMap((alike) => alike.slice(0, 1));
  return [...new Set([...vehicles.filter((_, index) => index % SAMPLE_STEP === 0), ...oneOfEach])];
}
