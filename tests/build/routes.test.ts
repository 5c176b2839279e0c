import { beforeAll, describe, expect, it } from 'vitest';
import { slugify } from '../../src/values/slug.ts';
import { type DemoDealer, demoDealers, openDemoDealer } from './demo-dealer.ts';

const everywhere = [
  '/',
  '/locations',
  '/contact',
  '/about-us',
  '/privacy-policy',
  '/terms-and-conditions',
  '/404',
];
const types = ['new-used-and-demo-cars', 'used-cars', 'new-cars', 'demo-cars', 'new-and-demo-cars'];

describe.each(demoDealers())('the addresses of %s', (slug) => {
  let dealer: DemoDealer;
  let base: string;
  beforeAll(async () => {
    dealer = await openDemoDealer(slug);
    base = dealer.settings.search.basePath;
  });
  const missing = (paths: readonly string[]) => paths.filter((path) => !dealer.site.paths.has(path));

  it('hold the pages that every dealer has', () => {
    expect(missing(everywhere)).toEqual([]);
  });

  it('hold the listings by kind of stock, or the only one of a used-only dealer', () => {
    const own = base === '/used-car' ? ['used-cars'] : types;
    expect(missing(own.map((type) => `${base}/${type}`))).toEqual([]);
  });

  it('hold listings below one base path only', () => {
    const other = base === '/search' ? '/used-car' : '/search';
    expect([...dealer.site.paths].filter((path) => path.startsWith(other))).toEqual([]);
  });

  it('hold a listing for each make and model in stock', () => {
    const paths = dealer.published.flatMap(({ make, model }) => [
      `${base}/${slugify(make)}`,
      `${base}/${slugify(make)}/${slugify(model)}`,
    ]);
    expect(missing([...new Set(paths)])).toEqual([]);
  });

  it('hold a page and a listing for each branch', () => {
    const branches = dealer.settings.locations.locations.filter(({ visible }) => visible);
    expect(branches.length).toBeGreaterThan(0);
    expect(
      missing(branches.flatMap((branch) => [`/locations/${branch.slug}`, `${base}/${branch.slug}`])),
    ).toEqual([]);
  });

  it('hold one page for each vehicle that is published, and none for any other', () => {
    const pages = [...dealer.site.paths].filter((path) => path.startsWith('/cars/'));
    expect(pages.sort()).toEqual(dealer.published.map((vehicle) => `/cars/${vehicle.slug}`).sort());
  });

  it('list every published vehicle exactly once in the listing of everything', () => {
    const first = base === '/used-car' ? `${base}/used-cars` : `${base}/new-used-and-demo-cars`;
    const pages = [...dealer.site.paths].filter((path) => path === first || pageOf(path, first));
    const listed = pages.flatMap((path) => {
      const { links, byClass } = dealer.site.page(path).facts;
      const vehicles = [...new Set(links.filter((href) => /^\/cars\/[^/#?]+$/.test(href)))];
      expect(vehicles, `${path} lists a vehicle twice`).toHaveLength(byClass.get('card-title')?.length ?? 0);
      return vehicles;
    });
    expect(listed.sort()).toEqual(dealer.published.map((vehicle) => `/cars/${vehicle.slug}`).sort());
  });
});

/** `/search/used-cars/2` is a page of `/search/used-cars`. */
function pageOf(path: string, listing: string): boolean {
  return path.startsWith(`${listing}/`) && /^\d+$/.test(path.slice(listing.length + 1));
}
