import { beforeAll, describe, expect, it } from 'vitest';

import { TEST_DRIVE_PATH } from '../../src/leads/test-drive/test-drive-page.ts';
import { SPECIAL_OFFERS_PATH } from '../../src/search/landing/landing-pages.ts';
import { isOnOffer } from '../../src/search/on-offer.ts';
import { slugify } from '../../src/values/slug.ts';
import { isAvailable } from '../../src/vehicle/status/availability.ts';
import { type DemoDealer, demoDealers, openDemoDealer } from './demo-dealer.ts';

const everywhere = [
  '/',
  '/locations',
  '/contact',
  '/contact-us',
  '/about-us',
  '/privacy-policy',
  '/terms-and-conditions',
  '/404',
];
const types = ['new-used-and-demo-cars', 'used-cars', 'new-cars', 'demo-cars', 'new-and-demo-cars'];

describe.each(demoDealers())('the addresses of %s', (slug) => {
  let dealer: DemoDealer;
  let base: string;
  /** Whether a listed vehicle is for sale, by the address of its page. */
  let isForSale: ReadonlyMap<string, boolean>;
  beforeAll(async () => {
    dealer = await openDemoDealer(slug);
    base = dealer.settings.search.basePath;
    isForSale = new Map(dealer.published.map((vehicle) => [`/cars/${vehicle.slug}`, isAvailable(vehicle)]));
  });
  const missing = (paths: readonly string[]) => paths.filter((path) => !dealer.site.paths.has(path));

  it('include the pages that every dealer has', () => {
    expect(missing(everywhere)).toEqual([]);
  });

  it('include the listings by kind of stock, or the only one of a used-only dealer', () => {
    const own = base === '/used-car' ? ['used-cars'] : types;
    expect(missing(own.map((type) => `${base}/${type}`))).toEqual([]);
  });

  it('include listings below one base path only', () => {
    const other = base === '/search' ? '/used-car' : '/search';
    expect([...dealer.site.paths].filter((path) => path.startsWith(other))).toEqual([]);
  });

  it('include a listing for each make and model in stock', () => {
    const paths = dealer.published.flatMap(({ make, model }) => [
      `${base}/${slugify(make)}`,
      `${base}/${slugify(make)}/${slugify(model)}`,
    ]);
    expect(missing([...new Set(paths)])).toEqual([]);
  });

  it('include a page and a listing for each branch', () => {
    const branches = dealer.settings.locations.locations.filter(({ visible }) => visible);
    expect(branches.length).toBeGreaterThan(0);
    expect(
      missing(
        branches.flatMap(({ slug: name }) => [
          `/locations/${name}`,
          `/our-location/${name}`,
          `/contact-us/${name}`,
          `${base}/${name}`,
        ]),
      ),
    ).toEqual([]);
  });

  it('include a page for each dealership with branches', () => {
    const slugs = dealer.settings.locations.locations.flatMap(({ visible, dealershipSlug }) =>
      visible && dealershipSlug !== null ? [`/locations/${dealershipSlug}`] : [],
    );
    expect(missing([...new Set(slugs)])).toEqual([]);
  });

  it('include special offers at /special-offers, if the dealer shows them', () => {
    const pages = [...dealer.site.paths].filter(
      (path) => path === SPECIAL_OFFERS_PATH || pageOf(path, SPECIAL_OFFERS_PATH),
    );
    expect(pages.includes(SPECIAL_OFFERS_PATH)).toBe(dealer.settings.search.specialOffers.show);
    const listed = new Set(pages.flatMap((path) => dealer.site.page(path).facts.links.filter(isCar)));
    const offers = new Set(dealer.published.filter(isOnOffer).map((vehicle) => `/cars/${vehicle.slug}`));
    expect(listed.isSubsetOf(offers)).toBe(true);
    const { builtPages, hitsPerPage } = dealer.settings.search;
    expect(listed.size).toBe(pages.length === 0 ? 0 : Math.min(offers.size, builtPages * hitsPerPage));
  });

  it('include the catalogue at /catalogue, with every model, if the dealer shows one', () => {
    const { show, models } = dealer.settings.catalogue;
    expect(dealer.site.paths.has('/catalogue')).toBe(show);
    const cards = show ? (dealer.site.page('/catalogue').facts.elements.get('article') ?? 0) : 0;
    expect(cards).toBe(show ? models.length : 0);
  });

  it('include the test drive page without a vehicle, if the dealer offers test drives', () => {
    const { settings, site } = dealer;
    expect(site.paths.has(TEST_DRIVE_PATH)).toBe(settings.vehicle.card.testDrive.show);
  });

  it('include the trade-in at all its addresses, if the dealer values cars', () => {
    const paths = ['/trade-in', '/cars/trade-in', '/sell-my-car', '/sell-your-car'];
    const isShown = dealer.settings.valuation.show;
    expect(paths.map((path) => dealer.site.paths.has(path))).toEqual(paths.map(() => isShown));
  });

  it('include one page for each listed or recently sold vehicle, and none for any other', () => {
    const pages = [...dealer.site.paths].filter(
      (path) => path.startsWith('/cars/') && path !== '/cars/trade-in',
    );
    expect(pages.sort()).toEqual(dealer.withPage.map((vehicle) => `/cars/${vehicle.slug}`).sort());
  });

  it('list every vehicle for sale exactly once by model, and one of consecutive sold ones', () => {
    const models = dealer.published.map(({ make, model }) => `${base}/${slugify(make)}/${slugify(model)}`);
    const listed = [...new Set(models)].flatMap((path) => pagesOf(path).flatMap(listedOn));
    const forSale = [...isForSale].flatMap(([href, is]) => (is ? [href] : []));
    expect(listed.filter((href) => isForSale.get(href)).sort()).toEqual(forSale.sort());
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((href) => !isForSale.has(href))).toEqual([]);
  });

  it('list no vehicle twice on the built pages of the listing of all stock', () => {
    const { builtPages, hitsPerPage } = dealer.settings.search;
    const first = base === '/used-car' ? `${base}/used-cars` : `${base}/new-used-and-demo-cars`;
    const pages = pagesOf(first);
    const count = dealer.published.length;
    expect(pages).toHaveLength(Math.min(builtPages, Math.ceil(count / hitsPerPage)));
    const listed = pages.flatMap(listedOn);
    expect(new Set(listed).size).toBe(listed.length);
    const forSale = [...isForSale.values()].filter((is) => is).length;
    expect(listed.length).toBeGreaterThanOrEqual(Math.min(builtPages * hitsPerPage, forSale));
  });

  /** The first page of a listing and its further built pages. */
  const pagesOf = (first: string) =>
    [...dealer.site.paths].filter((path) => path === first || pageOf(path, first));

  /**
   * The vehicles on a listing page. On a page with cars for sale, two sold ones must not follow each other.
   */
  const listedOn = (path: string): string[] => {
    const { links, byClass } = dealer.site.page(path).facts;
    const vehicles = [...new Set(links.filter(isCar))];
    expect(vehicles, `${path} lists a vehicle twice`).toHaveLength(byClass.get('card-title')?.length ?? 0);
    const states = vehicles.map((href) => isForSale.get(href));
    const inRow = states.filter((state, at) => at > 0 && state === false && states[at - 1] === false);
    if (states.includes(true)) expect(inRow, `${path} lists sold ones in a row`).toEqual([]);
    return vehicles;
  };
});

function isCar(href: string): boolean {
  return /^\/cars\/[^/#?]+$/.test(href);
}

/** `/search/used-cars/2` is a page of `/search/used-cars`. */
function pageOf(path: string, listing: string): boolean {
  return path.startsWith(`${listing}/`) && /^\d+$/.test(path.slice(listing.length + 1));
}
