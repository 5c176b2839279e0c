import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListAttribute, listAttributes, type RangeAttribute, rangeAttributes } from '../attributes.ts';
import type { PageFacts } from './landing-facts.ts';
import { mazdaFacts, stockFacts, usedFacts } from './page-facts.fixture.ts';
import type { Range, SearchState } from './search-state.ts';
import { foreignParams, formatSearch, linkToPage, parseSearch } from './search-url.ts';
import { emptyState } from './state-parts.ts';

const empty = emptyState('relevant');
const makes = (...values: string[]): SearchState => ({ ...empty, lists: { make_model: values } });
const read = (address: string, facts: PageFacts = stockFacts) => {
  const { pathname, search } = new URL(address, 'https://dealer.example');
  return parseSearch(pathname, search, facts);
};
const mazda3Facts: PageFacts = { ...mazdaFacts, path: '/search/mazda/3', base: makes('Mazda 3') };
const stock = stockFacts.path;
const onStock = (query: string) => read(`/search/new-used-and-demo-cars?${query}`);

describe('the address of a search', () => {
  it.each<[string, SearchState, PageFacts, string]>([
    ['nothing asked for', empty, stockFacts, '/search/new-used-and-demo-cars'],
    ['a make alone', makes('Land Rover'), stockFacts, '/search/land-rover'],
    ['a model alone', makes('Land Rover Discovery Sport'), stockFacts, '/search/land-rover/discovery-sport'],
    ['letters that ASCII lacks', makes('Škoda Kodiaq'), stockFacts, '/search/skoda/kodiaq'],
    ['a page that stands elsewhere', makes('Toyota Kluger'), stockFacts, '/search/toyota/kluger-model'],
    [
      'a model without a page',
      makes('Toyota 86'),
      stockFacts,
      '/search/new-used-and-demo-cars?make_model=Toyota+86',
    ],
    [
      'a make that is not in stock',
      makes('Trabant'),
      stockFacts,
      '/search/new-used-and-demo-cars?make_model=Trabant',
    ],
    [
      'a make in another order',
      { ...makes('Mazda'), sort: 'latest' },
      stockFacts,
      '/search/mazda?sortBy=latest',
    ],
    ['its further pages', { ...makes('Mazda'), page: 3 }, stockFacts, '/search/mazda?page=3'],
    [
      'a make and more',
      { ...makes('Mazda'), ranges: { price: { min: 10_000, max: 25_000 } } },
      stockFacts,
      '/search/new-used-and-demo-cars?make_model=Mazda&price=10000:25000',
    ],
    [
      'more on the page of the make',
      { ...makes('Mazda'), ranges: { price: { min: null, max: 25_000 } } },
      mazdaFacts,
      '/search/mazda?price=:25000',
    ],
    [
      'another make on the page of a make',
      makes('Mazda', 'Toyota'),
      mazdaFacts,
      '/search/new-used-and-demo-cars?make_model=Mazda&make_model=Toyota',
    ],
    ['a model on the page of its make', makes('Mazda 3'), mazdaFacts, '/search/mazda/3'],
    [
      'one parameter per value',
      { ...usedFacts.base, lists: { car_type: ['Used'], fuel: ['Diesel', 'Petrol'] } },
      usedFacts,
      '/search/used-cars?fuel=Diesel&fuel=Petrol',
    ],
    ["without the page's own filter", empty, usedFacts, '/search/new-used-and-demo-cars'],
    [
      'a weekly price by its name of old',
      { ...empty, ranges: { weekly_price: { min: 100, max: null } } },
      stockFacts,
      '/search/new-used-and-demo-cars?weekly_price_range=100:',
    ],
    [
      'words with signs',
      { ...empty, query: 'Land Rover & co' },
      stockFacts,
      '/search/new-used-and-demo-cars?query=Land+Rover+%26+co',
    ],
  ])('%s', (_, state, facts, address) => {
    expect(formatSearch(state, facts)).toBe(address);
  });

  it('keeps other parameters', () => {
    const foreign = foreignParams('?utm_source=mail&fuel=Diesel&page=2&make=Kia&gclid=1');
    expect(formatSearch(empty, stockFacts, foreign)).toBe(
      '/search/new-used-and-demo-cars?utm_source=mail&gclid=1',
    );
  });
});

describe('a link to a page of results', () => {
  it.each<[string, SearchState, PageFacts, string]>([
    ['built pages', { ...empty, page: 2 }, stockFacts, '/search/new-used-and-demo-cars/2'],
    ['the last built one', { ...empty, page: 10 }, stockFacts, '/search/new-used-and-demo-cars/10'],
    ['one that is not built', { ...empty, page: 11 }, stockFacts, '/search/new-used-and-demo-cars?page=11'],
    ['the same of a make', { ...makes('Mazda'), page: 11 }, mazdaFacts, '/search/mazda?page=11'],
    ['any page of a model', { ...makes('Mazda 3'), page: 11 }, mazda3Facts, '/search/mazda/3/11'],
    ['the first of them', empty, stockFacts, '/search/new-used-and-demo-cars'],
    ['pages of a make', { ...makes('Mazda'), page: 3 }, mazdaFacts, '/search/mazda/page-3'],
    ['another order', { ...empty, sort: 'latest', page: 2 }, stockFacts, `${stock}?sortBy=latest&page=2`],
    ['other filters', { ...makes('Mazda'), page: 2 }, stockFacts, '/search/mazda?page=2'],
  ])('to %s', (_, state, facts, href) => {
    expect(linkToPage(state, facts)).toBe(href);
  });
});

describe('parsing an address', () => {
  it.each<[string, Partial<SearchState>]>([
    ['make=Mazda', { lists: { make_model: ['Mazda'] } }],
    ['make=LAND+rover', { lists: { make_model: ['Land Rover'] } }],
    ['make=mazda&model=3', { lists: { make_model: ['Mazda 3'] } }],
    ['make=Zeekr', { lists: { make_model: ['Zeekr'] } }],
    ['make=Mazda&model=3&model=6', { lists: { make_model: ['Mazda 3', 'Mazda 6'] } }],
    ['model=3', { query: '3' }],
    ['year=2020', { ranges: { year: { min: 2020, max: 2020 } } }],
    ['simple_body=cab-chassis', { lists: { body: ['Cab Chassis'] } }],
    ['price_range=10000:25000', { ranges: { price: { min: 10_000, max: 25_000 } } }],
    ['weekly_price_range=:150', { ranges: { weekly_price: { min: null, max: 150 } } }],
    ['sortBy=price-asc&page=12', { sort: 'price-asc', page: 12 }],
    [
      'created_at_timestamp=1700000000:',
      { ranges: { created_at_timestamp: { min: 1_700_000_000, max: null } } },
    ],
  ])('accepts %s', (query, expected) => {
    expect(onStock(query)).toEqual({ ...empty, ...expected });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=99999',
    'page=',
    'page=2.5',
    'sortBy=cheapest',
    'sortBy=',
    'colour=',
    'colour=%60',
    'colour=--',
    'colour=a%00b',
    `colour=${'x'.repeat(81)}`,
    'price=',
    'price=:',
    'price=10',
    'price=a:b',
    'price=-5:10',
    'price=20:10',
    'price=1e3:',
    'price=9999999999:',
    'nonsense=1',
    'query=',
    '%',
    '&&==',
    '__proto__=1',
    'constructor=x',
  ])('ignores %s', (query) => {
    expect(onStock(query)).toEqual(empty);
  });

  it('limits lengths and numbers', () => {
    expect(onStock(`query=${'é'.repeat(500)}`)?.query).toBe('é'.repeat(200));
    const many = Array.from({ length: 300 }, (_, index) => `badge=b${index}`).join('&');
    expect(onStock(many)?.lists.badge).toHaveLength(40);
    expect(onStock('fuel=Diesel&fuel=Diesel')?.lists.fuel).toEqual(['Diesel']);
  });

  it('knows the paths of its own listing and of the default one, and no other', () => {
    expect(read('/search/used-cars', usedFacts)).toEqual(usedFacts.base);
    expect(read('/search/used-cars/', usedFacts)).toEqual(usedFacts.base);
    expect(read('/search/new-used-and-demo-cars', usedFacts)).toEqual(empty);
    expect(read('/search/toyota', usedFacts)).toBeNull();
  });

  it('recognises another static page as a page of that listing', () => {
    expect(read('/search/used-cars/3', { ...usedFacts, pageNumber: 3 })?.page).toBe(3);
    expect(read('/search/mazda/page-2', { ...mazdaFacts, pageNumber: 2 })?.page).toBe(2);
    expect(read('/search/used-cars?page=2', { ...usedFacts, pageNumber: 3 })?.page).toBe(2);
  });

  it('lets a parameter override the path', () => {
    expect(read('/search/used-cars?car_type=Demo', usedFacts)?.lists.car_type).toEqual(['Demo']);
    expect(read('/search/mazda?model=3', mazdaFacts)?.lists.make_model).toEqual(['Mazda 3']);
  });

  it('lets no parameter override the path of a locked listing', () => {
    const base = { ...empty, lists: { on_offer: ['true'] } };
    const offers: PageFacts = { ...stockFacts, path: '/special-offers', base, isLocked: true };
    expect(read('/special-offers?on_offer=false&categories=Work+vehicles&body=Ute', offers)?.lists).toEqual({
      on_offer: ['true'],
      categories: ['Work vehicles'],
      body: ['Ute'],
    });
  });

  it('never throws, for any address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.webQueryParameters(), (raw, query) => {
        for (const text of [raw, query, `?${raw}&${query}`, `price=${raw}&colour=${query}&page=${raw}`]) {
          const state = parseSearch(stockFacts.path, text, stockFacts);
          expect(state?.page).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('an address and its search', () => {
  const word = fc
    .stringMatching(/^[A-Za-z0-9Šké][A-Za-z0-9 .,&+%#/:=?"'()é-]{0,30}$/)
    .map((text) => text.trim());
  const values = fc.uniqueArray(word, { minLength: 1, maxLength: 5 });
  const end = fc.option(fc.integer({ min: 0, max: 999_999_999 }));
  const range = fc
    .tuple(end, end)
    .filter(([a, b]) => a !== null || b !== null)
    .map(([a, b]): Range => (a !== null && b !== null && a > b ? { min: b, max: a } : { min: a, max: b }));
  const some = <Name extends string, Value>(names: readonly Name[], value: fc.Arbitrary<Value>) =>
    fc
      .array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 5 })
      .map((entries) => Object.fromEntries(entries) as Partial<Record<Name, Value>>);
  const anyMake = fc.uniqueArray(
    fc.constantFrom('Mazda', 'Mazda 3', 'Land Rover', 'Toyota 86', 'Toyota Kluger', 'Trabant'),
    { minLength: 1, maxLength: 2 },
  );
  const anyState: fc.Arbitrary<SearchState> = fc.record({
    query: fc.oneof(fc.constant(''), word),
    page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 10_000 })),
    sort: fc.constantFrom(...stockFacts.sorts),
    lists: fc
      .tuple(some<ListAttribute, string[]>(listAttributes, values), fc.option(anyMake))
      .map(([lists, makes]) => ({ ...lists, ...(makes === null ? {} : { make_model: makes }) })),
    ranges: some<RangeAttribute, Range>(rangeAttributes, range),
  });
  /** The page at an address, as its own build would describe it. */
  const factsOf = (path: string, state: SearchState, facts: PageFacts): PageFacts =>
    path === facts.path || path === facts.defaultPath
      ? facts
      : { ...facts, path, base: makes(...(state.lists.make_model ?? [])) };

  it.each([
    ['the default listing', stockFacts],
    ['a listing of used cars', usedFacts],
    ['a listing of a make', mazdaFacts],
  ])('are converted to each other on %s, also when the shopper goes to the named page', (_, facts) => {
    fc.assert(
      fc.property(anyState, (state) => {
        const address = formatSearch(state, facts);
        const { pathname } = new URL(address, 'https://dealer.example');
        expect(read(address, factsOf(pathname, state, facts))).toEqual(state);
      }),
      { numRuns: 300 },
    );
  });
});
