import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageLinks, pagePath, pageSlice, paging } from './paging.ts';

describe('pageLinks', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 5, '1 2 gap 5'],
    [3, 5, '1 2 3 4 5'],
    [4, 20, '1 2 3 4 5 gap 20'],
    [5, 20, '1 gap 4 5 6 gap 20'],
    [17, 20, '1 gap 16 17 18 19 20'],
    [20, 20, '1 gap 19 20'],
  ])('on page %d of %d links to %s', (page, count, links) => {
    expect(pageLinks(page, count).join(' ')).toBe(links);
  });

  it('include both ends and the page itself, ascending, and never leave out a single page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (a, b) => {
        const links = pageLinks(Math.min(a, b), Math.max(a, b));
        expect(links).toEqual(expect.arrayContaining([1, Math.min(a, b), Math.max(a, b)]));
        links.forEach((link, i) => {
          const [before, after] = [links[i - 1], links[i + 1]];
          if (link === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(link).toBe(before + 1);
        });
      }),
    );
  });
});

describe('paging', () => {
  it.each([
    [0, 1, { page: 1, pageCount: 1, from: 0, to: 0, previous: null, next: null }],
    [21, 1, { page: 1, pageCount: 1, from: 1, to: 21, previous: null, next: null }],
    [22, 1, { page: 1, pageCount: 2, from: 1, to: 21, previous: null, next: 2 }],
    [22, 2, { page: 2, pageCount: 2, from: 22, to: 22, previous: 1, next: null }],
    [22, 9, { page: 2, pageCount: 2, from: 22, to: 22, previous: 1, next: null }],
    [22, -3, { page: 1, pageCount: 2, from: 1, to: 21, previous: null, next: 2 }],
    [22, Number.NaN, { page: 1, pageCount: 2, from: 1, to: 21, previous: null, next: 2 }],
  ])('"Hits per page: 21 by default": %d results, page %d', (total, page, expected) => {
    expect(paging(total, page)).toMatchObject(expected);
  });
});

describe('pageSlice', () => {
  it('contains every item exactly once over all pages, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 30 }), (items, perPage) => {
        const { pageCount } = paging(items.length, 1, perPage);
        const pages = Array.from({ length: pageCount }, (_, i) => pageSlice(items, i + 1, perPage));
        expect(pages.flat()).toEqual(items);
      }),
    );
  });
});

describe('pagePath', () => {
  it.each([
    ['type', '/search/used-cars', 1, '/search/used-cars'],
    ['type', '/search/used-cars', 2, '/search/used-cars/2'],
    ['make', '/search/mazda', 2, '/search/mazda/page-2'],
    ['model', '/search/mazda/2', 2, '/search/mazda/2/2'],
    ['location', '/search/nundah', 3, '/search/nundah/3'],
    ['offers', '/special-offers', 2, '/special-offers/2'],
  ] as const)('for a %s listing %s, page %d, is %s', (kind, path, page, expected) => {
    expect(pagePath({ kind, path }, page)).toBe(expected);
  });
});
