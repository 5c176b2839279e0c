import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../../vehicle/a-vehicle.fixture.ts';
import type { LandingPage } from '../landing-page.ts';
import { listingPages } from './listing-pages.ts';

const stock = Array.from({ length: 5 }, (_, index) =>
  aVehicle({ id: String(index), make: index < 4 ? 'Mazda' : 'Kia' }),
);

function aPage(differs: Partial<LandingPage>): LandingPage {
  const words = { title: 'T', heading: 'H', label: 'L' };
  return {
    kind: 'type',
    key: 'used-cars',
    path: '/search/used-cars',
    filter: {},
    count: 5,
    ...words,
    ...differs,
  };
}

const paged = (hitsPerPage: number, builtPages = 10) => ({ hitsPerPage, builtPages });
const addresses = (pages: readonly LandingPage[], perPage: number, builtPages?: number) =>
  listingPages(pages, stock, paged(perPage, builtPages)).map(({ path }) => path);

describe('listingPages', () => {
  it('have one address for each page of results', () => {
    expect(addresses([aPage({})], 2)).toEqual([
      '/search/used-cars',
      '/search/used-cars/2',
      '/search/used-cars/3',
    ]);
  });

  it('are limited for a long listing, and complete for a model', () => {
    expect(addresses([aPage({})], 1, 2)).toEqual(['/search/used-cars', '/search/used-cars/2']);
    const rio = aPage({ kind: 'model', path: '/search/kia/rio', filter: { makes: ['Mazda'] } });
    expect(addresses([rio], 1, 2)).toHaveLength(4);
    const [first] = listingPages([aPage({})], stock, paged(1, 2));
    expect(first?.paging.pageCount).toBe(5);
  });

  it('number the pages of a make with a word, because Mazda 2 is a model', () => {
    const mazda = aPage({ kind: 'make', path: '/search/mazda', filter: { makes: ['Mazda'] } });
    const mazda2 = aPage({ kind: 'model', path: '/search/mazda/2', filter: { makes: ['Mazda'] } });
    expect(addresses([mazda, mazda2], 3)).toEqual([
      '/search/mazda',
      '/search/mazda/page-2',
      '/search/mazda/2',
      '/search/mazda/2/2',
    ]);
  });

  it('include a listing directly below the root, with its pages', () => {
    const offers = aPage({ kind: 'offers', path: '/special-offers' });
    expect(addresses([offers], 3)).toEqual(['/special-offers', '/special-offers/2']);
  });

  it('have their own vehicles; together they have every vehicle once', () => {
    const slices = listingPages([aPage({})], stock, paged(2)).map(({ vehicles }) =>
      vehicles.map(({ id }) => id),
    );
    expect(slices).toEqual([['0', '1'], ['2', '3'], ['4']]);
  });

  it('contain only what their filter returns', () => {
    const [kia] = listingPages([aPage({ filter: { makes: ['Kia'] } })], stock, paged(21));
    expect(kia).toMatchObject({
      path: '/search/used-cars',
      paging: { page: 1, pageCount: 1, total: 1 },
    });
  });

  it('of a listing without vehicles are one empty page', () => {
    const pages = listingPages([aPage({ filter: { makes: ['Saab'] } })], stock, paged(21));
    expect(pages.map(({ vehicles }) => vehicles)).toEqual([[]]);
  });
});
