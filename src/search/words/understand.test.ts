import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { stockFacts } from '../state/page-facts.fixture.ts';
import type { SearchState } from '../state/search-state.ts';
import { emptyState } from '../state/state-parts.ts';
import { understood } from './understand.ts';

const { words } = demoSettings('harbourline').search;
const places = [
  { attribute: 'city', value: 'Gold Coast' },
  { attribute: 'state', value: 'QLD' },
] as const;
const vocabulary = { words, places, page: stockFacts };
const read = (query: string, state: Partial<SearchState> = {}) =>
  understood({ ...emptyState('relevant'), ...state, query }, vocabulary);
const filters = (query: string) => {
  const { query: text, lists, ranges } = read(query);
  return { text, ...lists, ...ranges };
};

describe('the words of a search', () => {
  it.each([
    ['under 20k', { text: '', price: { min: null, max: 20_000 } }],
    ['Under $20,000', { text: '', price: { min: null, max: 20_000 } }],
    ['less than $30,000', { text: '', price: { min: null, max: 30_000 } }],
    ['suv under 35000', { text: 'suv', price: { min: null, max: 35_000 } }],
    ['max 15k', { text: '', price: { min: null, max: 15_000 } }],
    ['up to 12.5k', { text: '', price: { min: null, max: 12_500 } }],
    ['20-30k', { text: '', price: { min: 20_000, max: 30_000 } }],
    ['20k-30k ute', { text: 'ute', price: { min: 20_000, max: 30_000 } }],
    ['$20,000 to $30,000', { text: '', price: { min: 20_000, max: 30_000 } }],
    ['between 20k and 30k', { text: '', price: { min: 20_000, max: 30_000 } }],
    ['over 50k', { text: '', price: { min: 50_000, max: null } }],
    ['hilux 40k', { text: 'hilux', price: { min: null, max: 40_000 } }],
    ['20 grand', { text: '', price: { min: null, max: 20_000 } }],
    ['under $150 a week', { text: '', weekly_price: { min: null, max: 150 } }],
    ['under 100 pw', { text: '', weekly_price: { min: null, max: 100 } }],
    ['under 80,000 km', { text: '', km: { min: null, max: 80_000 } }],
    ['less than 100k kms', { text: '', km: { min: null, max: 100_000 } }],
    ['low kms', { text: '', km: { min: null, max: 50_000 } }],
    [
      'corolla under 20k under 90000km',
      { text: 'corolla', price: { min: null, max: 20_000 }, km: { min: null, max: 90_000 } },
    ],
    ['2019 or newer', { text: '', year: { min: 2019, max: null } }],
    ['2019+ mazda', { text: 'mazda', year: { min: 2019, max: null } }],
    ['newer than 2018', { text: '', year: { min: 2019, max: null } }],
    ['since 2020', { text: '', year: { min: 2020, max: null } }],
    ['before 2015', { text: '', year: { min: null, max: 2014 } }],
    ['2015-2018 hilux', { text: 'hilux', year: { min: 2015, max: 2018 } }],
    ['seven seater', { text: '', seats: ['7'] }],
    ['7 seater suv', { text: 'suv', seats: ['7'] }],
    ['8-seater', { text: '', seats: ['8'] }],
    ['automatic', { text: '', transmission: ['Automatic'] }],
    ['auto hatch', { text: 'hatch', transmission: ['Automatic'] }],
    ['Android Auto', { text: 'Android Auto' }],
    ['electric cars', { text: '', fuel: ['Electric'] }],
    ['electric seats', { text: 'electric seat' }],
    ['plug-in hybrid', { text: '', fuel: ['Plug-in Hybrid'] }],
    ['hybrids', { text: '', fuel: ['Hybrid', 'Plug-in Hybrid'] }],
    ['vw golf', { text: 'Volkswagen golf' }],
    ['cx5 2021', { text: 'CX-5', year: { min: 2021, max: 2021 } }],
    ['d max 2020', { text: 'D-MAX', year: { min: 2020, max: 2020 } }],
    ['t60 max 2022', { text: 't60 max', year: { min: 2022, max: 2022 } }],
    ['2019 corolla', { text: 'corolla', year: { min: 2019, max: 2019 } }],
    ['merc', { text: 'Mercedes-Benz' }],
    ['land cruiser', { text: 'LandCruiser' }],
    ['land cruiser prado', { text: 'Prado' }],
    ['gold coast', { text: '', city: ['Gold Coast'] }],
    ['utes queensland', { text: 'utes', state: ['QLD'] }],
    ['used cars for sale', { text: '', car_type: ['Used'] }],
    ['first car', { text: '', body: ['Hatch', 'Sedan'], price: { min: null, max: 20_000 } }],
    ['first car under 12k', { text: '', body: ['Hatch', 'Sedan'], price: { min: null, max: 12_000 } }],
  ])('"%s" are understood', (query, expected) => {
    expect(filters(query)).toEqual(expected);
  });

  it.each([
    'mazda 3',
    'bmw 320i',
    'ram 1500',
    'transit 350',
    'peugeot 2008',
    'peugeot 3008',
    'HMN41548',
    'model 3',
    'f-150',
    'isuzu 45-155',
    '"under 20k"',
    `${'1,'.repeat(100)}1`,
    `under ${'9'.repeat(5000)}k ${'max '.repeat(5000)}`,
  ])('"%s" are left as they are', (query) => {
    expect(filters(query)).toEqual({ text: query });
  });

  it('that ask for the cheapest set the order, unless the shopper has chosen one', () => {
    expect(read('cheap ute')).toMatchObject({ query: 'ute', sort: 'price-asc' });
    expect(read('cheap ute', { sort: 'latest' })).toMatchObject({ query: 'ute', sort: 'latest' });
  });

  it('add to the filters in force; of a range they replace the end that they name', () => {
    const state = { lists: { body: ['SUV'] }, ranges: { price: { min: 10_000, max: 50_000 } } };
    expect(read('automatic under 20k', state)).toMatchObject({
      lists: { body: ['SUV'], transmission: ['Automatic'] },
      ranges: { price: { min: 10_000, max: 20_000 } },
    });
    expect(read('under 5k', state).ranges).toEqual({ price: { min: null, max: 5000 } });
  });

  it('of a dealer may mean other things', () => {
    const own = { ...vocabulary, words: { ...words, workhorse: '?body=Ute&price=:40000' } };
    expect(understood({ ...emptyState('relevant'), query: 'workhorse' }, own)).toMatchObject({
      query: '',
      lists: { body: ['Ute'] },
      ranges: { price: { min: null, max: 40_000 } },
    });
  });
});
