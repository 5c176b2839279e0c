import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { mazdaFacts, stockFacts, usedFacts } from '../../search/state/page-facts.fixture.ts';
import { parseSearch } from '../../search/state/search-url.ts';
import { emptyState } from '../../search/state/state-parts.ts';
import { criteriaFacts, criteriaPath, searchCriteria, searchOfCriteria } from './search-criteria.ts';
import { searchInWords } from './search-in-words.ts';

const { search } = demoSettings('harbourline');
const format = { currency: 'AUD', timeZone: 'Australia/Brisbane', locale: 'en-AU' };
const facts = criteriaFacts({
  basePath: '/search',
  sorts: ['relevant', 'latest'],
  makes: ['Mazda', 'Toyota'],
});
const criteriaOf = (page: typeof stockFacts, query: string) =>
  searchCriteria(parseSearch(page.path, query, page) ?? emptyState('relevant'));

describe('the criteria of a saved search', () => {
  it.each([
    [stockFacts, '', ''],
    [stockFacts, '?sortBy=latest&page=4&utm_source=mail', ''],
    [mazdaFacts, '', 'make_model=Mazda'],
    [mazdaFacts, '?price=:30000&body=SUV', 'make_model=Mazda&body=SUV&price=:30000'],
    [usedFacts, '?body=Ute&body=SUV&query=tow+bar', 'query=tow+bar&car_type=Used&body=SUV&body=Ute'],
    [stockFacts, '?make=Mazda&model=3', 'make_model=Mazda+3'],
    [usedFacts, '?within=50&near=3220+Geelong', 'car_type=Used&near=3220+Geelong&within=50'],
    [stockFacts, '?near=Geelong', 'near=Geelong'],
  ])('of %#: are the filters of page and address', (page, query, criteria) => {
    expect(criteriaOf(page, query)).toBe(criteria);
    expect(searchCriteria(searchOfCriteria(criteria, facts))).toBe(criteria);
  });

  it("contain the shopper's place within about a kilometre", () => {
    const criteria = 'near=-27.47%2C153.02&within=25';
    expect(criteriaOf(stockFacts, '?near=-27.4698,153.0251&within=25')).toBe(
      'near=-27.47%2C153.03&within=25',
    );
    expect(searchCriteria(searchOfCriteria(criteria, facts))).toBe(criteria);
  });

  it('link to results on the default listing', () => {
    expect(criteriaPath('/search', '')).toBe('/search/new-used-and-demo-cars');
    expect(criteriaPath('/used-car', 'body=SUV')).toBe('/used-car/used-cars?body=SUV');
  });

  it.each([
    ['', 'All our cars'],
    ['make_model=Toyota&body=SUV&price=:30000', 'Toyota · SUV · Under $30,000'],
    ['query=toyota+under+20k', '“toyota” · Under $20,000'],
    ['query=brisbane', 'Brisbane'],
    ['body=SUV&near=3220&within=50', 'SUV · Within 50 km of 3220'],
    ['near=-27.47,153.03&within=25', 'Within 25 km of my location'],
    ['created_at_timestamp=1794441600:', 'Added on or after November 12, 2026'],
  ])('are named like the chips of the search screen: %s', (criteria, words) => {
    const places = [{ attribute: 'city' as const, value: 'Brisbane' }];
    const known = { search, page: facts, places, ...format };
    expect(searchInWords(searchOfCriteria(criteria, facts), known, 'All our cars')).toBe(words);
  });
});
