import { describe, expect, it } from 'vitest';
import { searchPageOfPath } from './search-page-of-path.ts';

const makes = ['/search/mazda', '/search/kia'];

describe('searchedPage', () => {
  it.each([
    ['/search/used-cars/6', '/search/used-cars?page=6'],
    ['/search/used-cars/6/', '/search/used-cars?page=6'],
    ['/search/used-cars/6.html', '/search/used-cars?page=6'],
    ['/search/mazda/cx-5/12', '/search/mazda/cx-5?page=12'],
    ['/search/mazda/page-6', '/search/mazda?page=6'],
  ])('for %s is %s', (pathname, address) => {
    expect(searchPageOfPath(pathname, '/search', makes)).toBe(address);
  });

  it.each([
    ['a model', '/search/mazda/2'],
    ['a listing', '/search/used-cars'],
    ['a page outside the listings', '/blog/news/6'],
    ['all listings', '/search/6'],
    ['another path that begins alike', '/searching/cars/6'],
    ['no number of a page', '/search/used-cars/12345'],
    ['a page of a make under a listing that is none', '/search/used-cars/page-6'],
  ])('is null if the address is that of %s', (_what, pathname) => {
    expect(searchPageOfPath(pathname, '/search', makes)).toBeNull();
  });
});
