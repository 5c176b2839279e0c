import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeSite, type Site } from '../site/site.build.ts';
import type { HistoryEntry } from '../stock/history/history.schema.ts';
import { loadTenant } from '../tenant/load/load-tenant.build.ts';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import { ReadDigests } from './read-digests.build.ts';
import { recordedSite } from './recorded-site.build.ts';

const loaded = loadTenant(join(import.meta.dirname, '../../tenants'), 'meridian');
if (!loaded.ok) throw new Error('The demo dealer does not load.');
const { settings } = loaded.tenant;
const [first, ...others] = settings.locations.locations;
if (first === undefined) throw new Error('The demo dealer has no branch.');
/** Without a dealership, whose list would exist without cars at this branch too. */
const branch = { ...first, dealershipSlug: null };
const locations = { ...settings.locations, locations: [branch, ...others] };
const zh = 'https://zh.dealer.example';
const languages = [
  { name: 'English', locale: 'en-AU', url: settings.site.url },
  { name: '中文', locale: 'zh-Hans-AU', url: zh },
];
const site = { ...settings.site, languages };
const tenant = { ...loaded.tenant, settings: { ...settings, locations, site } };

/** The same in both stocks: what the site says about it changes with the other cars only. */
const kept = aVehicle();
const rio = aVehicle({
  id: 'rio',
  slug: 'rio',
  name: 'Kia Rio',
  make: 'Kia',
  model: 'Rio',
  simpleBody: 'sedan',
});
const estimated = aVehicle({
  id: 'mx-5',
  slug: 'mx-5',
  make: 'Mazda',
  model: 'MX-5',
  simpleBody: 'convertible',
  youxQuote: { weeklyRepaymentAmount: 121.6, advertisedRatePercent: 7.5, comparisonRatePercent: 8.1 },
});
/** More cars than one file of live prices holds, in another spelling of the make and model. */
const corollas = Array.from({ length: 160 }, (_, index) =>
  aVehicle({
    id: `corolla-${index}`,
    slug: `corolla-${index}`,
    make: 'TOYOTA',
    model: 'COROLLA',
    locationId: branch.id,
  }),
);
/** Two new cars of a badge, with or without the feature. */
const pair = (badge: string, price: number, features: string[]) =>
  [1, 2].map((index) => {
    const id = `prado-${badge.toLowerCase()}-${index}`;
    return aVehicle({ id, slug: id, name: id, model: 'Prado', carType: 'new', badge, price, features });
  });
const [gxl = kept, otherGxl = kept] = pair('GXL', 70_000, ['Sunroof']);
const history: HistoryEntry[] = [
  { at: '2026-10-01T02:00:00Z', feed: '1', events: [{ kind: 'listed', id: kept.id, price: 27_990 }] },
  { at: '2026-11-03T02:00:00Z', feed: '2', events: [{ kind: 'price', id: kept.id, price: 25_990 }] },
];
const now = new Date('2026-11-20T10:00:00+10:00');
const leftAt = '2026-11-19T10:00:00+10:00';
const otherSites = (...paths: string[]) => new Map([[zh, { always: new Set(paths), withStock: [] }]]);
const before = makeSite(tenant, [kept, rio, gxl, otherGxl], now, {
  history: history.slice(0, 1),
  otherSites: otherSites(),
});
const after = makeSite(
  tenant,
  [kept, { ...rio, price: 19_990 }, gxl, otherGxl, ...pair('GX', 60_000, []), estimated, ...corollas],
  now,
  {
    history,
    otherSites: otherSites('/about-us'),
    departed: [{ slug: 'gone', make: 'Kia', model: 'Rio', leftAt }],
  },
);

const all = (site: Site) => listing(site, before.stockPath);
function listing(site: Site, path: string) {
  return site.listingAt(path) ?? expect.fail(`There is no listing at ${path}.`);
}

/** How a page reads each member that depends on the stock, or on the dealer's other languages. */
const ofStock = {
  vehicles: (site) => site.vehicles,
  pageVehicles: (site) => site.pageVehicles,
  departed: (site) => site.departed,
  landing: (site) => site.landing,
  makePages: (site) => site.makePages,
  bodyPages: (site) => [...site.bodyPages],
  showsRepayments: (site) => site.showsRepayments,
  searchData: (site) => site.searchData.documents,
  menu: (site) => site.menu,
  liveFiles: (site) => site.liveFiles,
  makePath: (site) => site.makePath('Mazda'),
  latest: (site) => site.latest(2),
  vehiclesAt: (site) => site.vehiclesAt(branch.id, 2),
  stockOf: (site) => site.stockOf('kia', 2),
  locationStockPath: (site) => site.locationStockPath(branch),
  dealershipStockPath: (site) => site.dealershipStockPath(branch),
  listingScreens: (site) => site.listingScreens(all(site), 1).json,
  similarTo: (site) => site.similarTo(kept),
  hasSimilar: (site) => site.hasSimilar(kept),
  titleOf: (site) => site.titleOf(kept),
  trailOf: (site) => site.trailOf(kept),
  priceHistoryOf: (site) => site.priceHistoryOf(kept),
  badgeStepOf: (site) => site.badgeStepOf(gxl),
  vehicleWithId: (site) => site.vehicleWithId(rio.id),
  vehicleAt: (site) => site.vehicleAt(rio.slug),
  listingTrail: (site) => site.listingTrail(listing(site, '/search/toyota/corolla')),
  refineGroups: (site) => site.refineGroups(all(site)),
  modelListing: (site) => site.modelListing('toyota/corolla'),
  listingPages: (site) => site.listingPages,
  listingPage: (site) => site.listingPage(before.stockPath),
  listingAt: (site) => site.listingAt(before.stockPath),
  brandAt: (site) => site.brandAt('mazda'),
  versionsOf: (site) => site.versionsOf('/about-us'),
  otherSites: (site) => [...(site.otherSites.get(zh)?.always ?? [])],
} satisfies Partial<Readers>;

/** And each that depends only on settings, on the dealer's files, on the build's time or on its arguments. */
const settled: Omit<Readers, keyof typeof ofStock> = {
  tenant: (site) => site.tenant.settings,
  now: (site) => site.now,
  today: (site) => site.today,
  thisYear: (site) => site.thisYear,
  reviews: (site) => site.reviews,
  locations: (site) => site.locations,
  words: (site) => site.words({ count: 2 }),
  locationOf: (site) => site.locationOf({ ...kept, locationId: branch.id }),
  estimateOf: (site) => site.estimateOf(estimated),
  cardHtml: (site) => site.cardHtml(estimated, 'list'),
  stockPath: (site) => site.stockPath,
  texts: (site) => site.texts.map(({ title }) => title),
  textAt: (site) => site.textAt('/about-us')?.title,
  blog: (site) => site.blog.map(({ path }) => path),
  blogAt: (site) => site.blogAt('/blog')?.path,
};

type Readers = Readonly<Record<keyof Site, (site: Site) => unknown>>;

/** What a page that only `read` recorded, of which the next build finds another value. */
function changedReads(read: (site: Site) => unknown): string[] {
  const reads = new Set<string>();
  read(recordedSite(before, reads));
  const [was, is] = [before, after].map((site) => new ReadDigests(site));
  return [...reads].filter((name) => was?.ofRead(name) !== is?.ofRead(name));
}

describe('a page that reads a member of the site', () => {
  it.each(Object.entries<Readers[keyof Site]>(ofStock))(
    'is rendered again once the stock changes %s',
    (name, read) => {
      expect(read(after), 'This test proves nothing unless the stocks differ in it.').not.toEqual(
        read(before),
      );
      const own = changedReads(read).filter((recorded) => recorded.split(' ')[0] === name);
      expect(own, `A page that reads "${name}" would keep what it shows of the old stock.`).not.toEqual([]);
    },
  );

  it.each(Object.entries<Readers[keyof Site]>(settled))('is kept if it is %s', (name, read) => {
    const message = `The stock changes "${name}", so that it must not be settled.`;
    expect(read(after), message).toEqual(read(before));
    expect(changedReads(read)).toEqual([]);
  });
});
