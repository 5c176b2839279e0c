import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPriceRange, parsePriceRange, searchDefaultPath, searchPath } from './search-urls.ts';

describe('searchDefaultPath', () => {
  it.each([
    ['/search', '/search/new-used-and-demo-cars'],
    ['/used-car', '/used-car/used-cars'],
  ] as const)('"Search: /search/new-used-and-demo-cars (default)": below %s', (basePath, path) => {
    expect(searchDefaultPath(basePath)).toBe(path);
  });
});

describe('searchPath', () => {
  it.each([
    [{}, '/search/used-cars'],
    [{ body: 'suv' }, '/search/used-cars?simple_body=suv'],
    [{ price: { min: 10000, max: 25000 } }, '/search/used-cars?price=10000:25000'],
    [
      { price: { min: null, max: 25000 }, sortBy: 'price-desc' },
      '/search/used-cars?price=:25000&sortBy=price-desc',
    ],
    [{ query: 'Land Rover & co', page: 2 }, '/search/used-cars?query=Land+Rover+%26+co&page=2'],
    [{ query: '', page: 1 }, '/search/used-cars'],
  ] as const)(
    '"Query parameters on search: query, page, sortBy, and one parameter per filter": %o',
    (search, path) => {
      expect(searchPath('/search/used-cars', search)).toBe(path);
    },
  );
});

describe('parsePriceRange', () => {
  it('takes a range of one price', () => {
    expect(parsePriceRange('20000:20000')).toEqual({ min: 20000, max: 20000 });
  });

  it.each(['', ':', '10', '10:20:30', 'a:b', '-5:10', '20:10', '1e9:', '1234567890:'])(
    'refuses "%s"',
    (text) => {
      expect(parsePriceRange(text)).toBeNull();
    },
  );

  it('reads every "range … sent as \'min:max\'"', () => {
    const end = fc.option(fc.integer({ min: 0, max: 999_999_999 }));
    fc.assert(
      fc.property(end, end, (a, b) => {
        fc.pre(a !== null || b !== null);
        const isSwapped = a !== null && b !== null && a > b;
        const range = isSwapped ? { min: b, max: a } : { min: a, max: b };
        expect(parsePriceRange(formatPriceRange(range))).toEqual(range);
      }),
    );
  });
});
