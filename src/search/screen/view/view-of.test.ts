import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { searchSchema } from '../../../tenant/settings/search.schema.ts';
import { mazdaFacts, stockFacts, usedFacts } from '../../state/page-facts.fixture.ts';
import type { SearchState } from '../../state/search-state.ts';
import { emptyState } from '../../state/state-parts.ts';
import type { FilterGroup, SearchResults } from '../search-view.ts';
import { type ViewContext, viewOf } from './view-of.ts';

const { $schema: _, ...defaults } = JSON.parse(
  readFileSync(new URL('../../../../tenants/_defaults/search.json', import.meta.url), 'utf8'),
);
const search = v.parse(searchSchema, defaults);
const empty = emptyState('relevant');
const words = { car: 'car', cars: 'cars' };
const context: ViewContext = {
  search,
  page: stockFacts,
  currency: 'AUD',
  images: { urlTemplate: null, widths: [480], quality: 70 },
  words,
  knownRanges: ['price', 'km'],
  places: [],
};

const results: SearchResults = {
  found: 120,
  page: 1,
  pageCount: 6,
  facets: {
    make_model: [
      { value: 'Mazda', count: 70 },
      { value: 'Mazda 3', count: 40 },
      { value: 'Toyota', count: 35 },
      { value: 'Mazda CX-5', count: 30 },
      { value: 'Land Rover', count: 15 },
      { value: 'Land Rover Discovery', count: 15 },
    ],
    body: [
      { value: 'SUV', count: 80 },
      { value: 'Spaceship', count: 40 },
    ],
    car_type: [{ value: 'Used', count: 120 }],
    seats: [
      { value: '5', count: 90 },
      { value: '7', count: 20 },
      { value: '2', count: 10 },
    ],
    certified: [
      { value: 'false', count: 100 },
      { value: 'true', count: 20 },
    ],
  },
  stats: { price: { min: 8990, max: 61_500 }, km: { min: 500, max: 500 }, year: { min: 2009, max: 2026 } },
  hits: [],
};
const group = (attribute: string, state = empty, changes: Partial<ViewContext> = {}, from = results) =>
  viewOf(from, state, { ...context, ...changes }).groups.find((one) => one.attribute === attribute);
const values = (one: FilterGroup | undefined) =>
  one?.kind === 'list' ? one.options.map(({ value }) => value) : null;

describe('panels', () => {
  it("stand in the dealer's order, those without a choice left out", () => {
    expect(viewOf(results, empty, context).groups.map(({ attribute }) => attribute)).toEqual([
      'make_model',
      'body',
      'price',
      'year',
      'seats',
      'certified',
    ]);
  });

  it('stay while something in them is chosen, though no car has it', () => {
    const state = { ...empty, lists: { car_type: ['Used'], fuel: ['Steam'] } };
    expect(values(group('car_type', state))).toEqual(['Used']);
    expect(group('fuel', state)).toMatchObject({
      isOpen: true,
      options: [{ value: 'Steam', count: 0, isChosen: true }],
    });
  });

  it.each<[string[], boolean]>([
    [['Mazda', 'Toyota'], true],
    [['Mazda', 'Mazda 3', 'Mazda 6'], true],
    [['Mazda', 'Mazda 3'], false],
    [['Mazda'], false],
  ])('offer makes and models where there is a choice: %j', (names, expected) => {
    const make_model = names.map((value) => ({ value, count: 1 }));
    const from = { ...results, facets: { make_model } };
    expect(group('make_model', empty, {}, from) !== undefined).toBe(expected);
  });

  it('show makes with their models beneath', () => {
    const makes = group('make_model', { ...empty, lists: { make_model: ['Mazda 3', 'Toyota Supra'] } });
    expect(makes).toMatchObject({
      showAllLabel: search.texts.showAllMakes,
      shown: 7,
      options: [
        {
          value: 'Mazda',
          href: '/search/mazda',
          isChosen: false,
          options: [
            { label: '3', value: 'Mazda 3', isChosen: true, href: '/search/mazda/3' },
            { label: 'CX-5', isChosen: false },
          ],
        },
        { value: 'Toyota', options: [{ label: 'Supra', count: 0, isChosen: true }] },
        { value: 'Land Rover', options: [{ label: 'Discovery' }] },
      ],
    });
  });

  it('give bodies their pictures and pages, and numbers their order', () => {
    expect(group('body')).toMatchObject({
      options: [
        { value: 'SUV', picture: '/stock-photos/suv/silver-side-480.avif', href: '/search/suv' },
        { value: 'Spaceship', picture: null, href: null },
      ],
    });
    expect(values(group('seats'))).toEqual(['2', '5', '7']);
  });

  it('put booleans into words; a certified-only dealer has no "No"', () => {
    expect(group('certified')).toMatchObject({ options: [{ label: 'Yes' }, { label: 'No' }] });
    expect(values(group('certified', empty, { search: { ...search, onlyCertified: true } }))).toEqual([
      'true',
    ]);
  });

  it('leave out what a listing of special offers is about', () => {
    const base = { ...empty, lists: { categories: ['Special offers'] } };
    const page = { ...stockFacts, base, isLocked: true };
    const view = viewOf(results, { ...base, query: 'ute' }, { ...context, page });
    expect(view.groups.some(({ attribute }) => attribute === 'categories')).toBe(false);
    expect(view.chips.map(({ label }) => label)).toEqual(['“ute”']);
  });
});

describe('ranges', () => {
  it('round outwards', () => {
    expect(group('price')).toMatchObject({ least: 8000, most: 62_000, step: 1000, unit: 'money' });
    expect(group('year')).toMatchObject({ least: 2009, most: 2026, step: 1 });
  });

  it('"default range is 0 to 100000 when no facet statistics exist", for what the stock has', () => {
    const nothing = { ...results, found: 0, facets: {}, stats: {} };
    expect(group('price', empty, {}, nothing)).toMatchObject({ least: 0, most: 100_000 });
    expect(group('subscription_price', empty, {}, nothing)).toBeUndefined();
  });
});

describe('chips', () => {
  it.each<[Partial<SearchState>, string]>([
    [{ query: 'corolla' }, '“corolla”'],
    [{ lists: { make_model: ['Mazda 3'] } }, 'Mazda 3'],
    [{ lists: { seats: ['7'] } }, 'Seats: 7'],
    [{ lists: { certified: ['true'] } }, 'Certified'],
    [{ lists: { certified: ['false'] } }, 'Certified: No'],
    [{ ranges: { price: { min: 10_000, max: 25_000 } } }, '$10,000 to $25,000'],
    [{ ranges: { km: { min: null, max: 80_000 } } }, 'Under 80,000 km'],
    [{ ranges: { price: { min: 10_000, max: null } } }, 'From $10,000'],
    [{ ranges: { year: { min: 2019, max: null } } }, '2019 or newer'],
    [{ ranges: { year: { min: null, max: 2019 } } }, '2019 or older'],
    [{ ranges: { year: { min: 2019, max: 2019 } } }, '2019'],
    [{ ranges: { weekly_price: { min: null, max: 150 } } }, 'Weekly price: Under $150'],
  ])('%o reads %s', (changes, label) => {
    expect(viewOf(results, { ...empty, ...changes }, context).chips.map((chip) => chip.label)).toEqual([
      label,
    ]);
  });
});

describe('the heading', () => {
  it.each<[string, Partial<SearchState>, ViewContext['page'], string]>([
    ["is the page's own", { query: 'x' }, stockFacts, 'New, used and demo cars'],
    ["stays while the page's filter stands", { ...usedFacts.base, query: 'x' }, usedFacts, 'Used cars'],
    ['tells the make', { lists: { make_model: ['Land Rover'] } }, stockFacts, 'Land Rover cars'],
    [
      'tells the model',
      { lists: { make_model: ['Land Rover Discovery'] } },
      mazdaFacts,
      'Land Rover Discovery',
    ],
    ['tells the body', { lists: { body: ['SUV'] } }, stockFacts, 'SUV cars'],
    ['tells the condition', { lists: { car_type: ['Demo', 'New'] } }, stockFacts, 'New and demo cars'],
    ['is that of all cars when the filter goes', {}, usedFacts, 'New, used and demo cars'],
    ['of two makes too', { lists: { make_model: ['Mazda', 'Kia'] } }, mazdaFacts, 'New, used and demo cars'],
  ])('%s', (_name, changes, page, heading) => {
    expect(viewOf(results, { ...empty, ...changes }, { ...context, page }).heading).toBe(heading);
  });
});

describe('the count', () => {
  const many: SearchResults = {
    ...results,
    facets: {
      car_type: [
        { value: 'Used', count: 2400 },
        { value: 'New', count: 900 },
      ],
      status: [
        { value: 'In stock', count: 3100 },
        { value: 'Sold', count: 200 },
      ],
    },
  };

  it.each<[number, Partial<SearchState>, 'facet-sum' | 'in-stock', string]>([
    [1, {}, 'facet-sum', '1 car'],
    [0, {}, 'facet-sum', '0 cars'],
    [1999, {}, 'facet-sum', '1,999 cars'],
    [2000, {}, 'facet-sum', '3,300 cars'],
    [2000, { lists: { car_type: ['New'] } }, 'facet-sum', '900 cars'],
    [2000, {}, 'in-stock', '3,100 cars'],
    [2000, { lists: { status: ['Sold'] } }, 'in-stock', '2,000 cars'],
  ])('of %d found with %o by %s is "%s"', (found, changes, largeCount, text) => {
    const view = viewOf(
      { ...many, found },
      { ...empty, ...changes },
      {
        ...context,
        search: { ...search, largeCount },
      },
    );
    expect(view.countText).toBe(text);
  });

  it('of pages keeps the page within it', () => {
    expect(viewOf(results, { ...empty, page: 99 }, context).page).toBe(6);
  });
});
