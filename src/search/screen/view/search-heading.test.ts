import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { PageFacts } from '../../state/landing-facts.ts';
import { mazdaFacts, stockFacts, usedFacts } from '../../state/page-facts.fixture.ts';
import type { SearchState } from '../../state/search-state.ts';
import { emptyState } from '../../state/state-parts.ts';
import { searchHeading } from './search-heading.ts';

const facts = {
  search: demoSettings('harbourline').search,
  words: { car: 'car', cars: 'cars' },
  currency: 'AUD',
  locale: 'en-AU',
};
const empty = emptyState('relevant');
const price = (min: number | null, max: number | null) => ({ ranges: { price: { min, max } } });
const offersFacts: PageFacts = {
  ...stockFacts,
  path: '/special-offers',
  heading: 'Special offers',
  base: { ...empty, lists: { categories: ['Special offers'] } },
  isLocked: true,
};

describe('the heading', () => {
  it.each<[string, Partial<SearchState>, PageFacts, string]>([
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
    ['tells the branch', { lists: { location_name: ['City Kia'] } }, stockFacts, 'Cars at City Kia'],
    ['is that of all cars when the filter goes', {}, usedFacts, 'New, used and demo cars'],
    ['says nothing of colours', { lists: { colour: ['Red'] } }, mazdaFacts, 'New, used and demo cars'],
  ])('%s', (_name, changes, page, heading) => {
    expect(searchHeading({ ...empty, ...changes }, { ...facts, page })).toBe(heading);
  });
});

describe('the heading with several filters', () => {
  it.each<[string, Partial<SearchState>, PageFacts?]>([
    [
      'Used Toyota SUVs under $30,000 in Geelong',
      {
        lists: { city: ['Geelong'], body: ['SUV'], make_model: ['Toyota'], car_type: ['Used'] },
        ...price(null, 30_000),
      },
    ],
    ['Used Mazda cars', { lists: { make_model: ['Mazda'], car_type: ['Used'] } }, mazdaFacts],
    ['Mazda cars from $20,000', { ...mazdaFacts.base, ...price(20_000, null) }, mazdaFacts],
    ['Cars from $10,000 to $25,000', price(10_000, 25_000)],
    ['Mazda and Toyota cars', { lists: { make_model: ['Mazda', 'Toyota'] } }],
    ['Toyota 86 and Mazda 3', { lists: { make_model: ['Toyota 86', 'Mazda 3'] } }],
    ['Used Toyota 86', { lists: { make_model: ['Toyota 86'], body: ['Coupe'], car_type: ['Used'] } }],
    [
      'New and demo hatches and people movers',
      { lists: { body: ['Hatch', 'People Mover'], car_type: ['Demo', 'New'] } },
    ],
    ['Plug-in hybrid SUVs', { lists: { fuel: ['Plug-in Hybrid'], body: ['SUV'] } }],
    ['LPG cars', { lists: { fuel: ['LPG'] } }],
    ['Used cars within 50 km of 3220', { ...usedFacts.base, near: { place: '3220', km: 50 } }, usedFacts],
    ['Cars near you', { near: { place: '-27.470,153.021', km: null } }],
    [
      'Cars under $9,000 at City Kia',
      { lists: { location_name: ['City Kia'], city: ['Geelong'] }, ...price(null, 9000) },
    ],
    ['Ute cars in QLD and VIC', { lists: { body: ['Ute'], state: ['QLD', 'VIC'] } }],
  ])('%s', (heading, changes, page = stockFacts) => {
    expect(searchHeading({ ...empty, ...changes }, { ...facts, page })).toBe(heading);
  });

  it('contains up to three kinds of filters with two values each; the chips show the others', () => {
    const lists = { car_type: ['Used'], fuel: ['Diesel'], make_model: ['Toyota'], body: ['SUV'] };
    expect(searchHeading({ ...empty, lists }, { ...facts, page: stockFacts })).toBe('Used Toyota SUVs');
    const makes = { make_model: ['Toyota', 'Mazda', 'Land Rover'], body: ['SUV'] };
    expect(searchHeading({ ...empty, lists: makes }, { ...facts, page: stockFacts })).toBe('SUV cars');
  });

  it('is unchanged on a page with a fixed filter', () => {
    const lists = { ...offersFacts.base.lists, body: ['SUV'] };
    const state = { ...empty, lists, ...price(null, 30_000) };
    expect(searchHeading(state, { ...facts, page: offersFacts })).toBe('Special offers');
  });

  it("uses the dealer's own words if a filter has them", () => {
    const pitstop = { ...facts, search: demoSettings('pitstop').search, page: stockFacts };
    const state = { ...empty, lists: { make_model: ['Toyota'] }, ...price(null, 30_000) };
    expect(searchHeading(state, pitstop)).toBe('Used Toyota cars under $30,000');
  });
});
