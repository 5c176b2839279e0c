import { describe, expect, it } from 'vitest';
import { applyAction } from './apply-action.ts';
import type { SearchAction, SearchState } from './search-state.ts';
import { emptyState } from './state-parts.ts';

const empty = emptyState('relevant');
const makes = (...values: string[]): SearchState => ({ ...empty, lists: { make_model: values } });
const toggleMake = (value: string): SearchAction => ({ type: 'toggle', attribute: 'make_model', value });

describe('"Changing any filter or the query removes the page parameter"', () => {
  it.each<SearchAction>([
    { type: 'query', query: 'corolla' },
    { type: 'toggle', attribute: 'fuel', value: 'Diesel' },
    { type: 'toggle', attribute: 'body', value: 'SUV' },
    { type: 'range', attribute: 'price', range: { min: null, max: 20_000 } },
    { type: 'clear', attribute: 'body' },
    { type: 'clear-all' },
    { type: 'sort', sort: 'latest' },
  ])('%o', (action) => {
    const state = { ...empty, page: 4, lists: { body: ['SUV'] } };
    expect(applyAction(state, action).page).toBe(1);
  });

  it.each<SearchAction>([
    { type: 'query', query: ' ' },
    { type: 'clear', attribute: 'price' },
    { type: 'page', page: 0 },
    { type: 'page', page: 1.5 },
    { type: 'range', attribute: 'price', range: { min: 3, max: 2 } },
  ])('an action without effect returns the same search: %o', (action) => {
    const state = { ...empty, page: 1, lists: { body: ['SUV'] } };
    expect(applyAction(state, action)).toBe(state);
  });
});

describe('changes of makes and models', () => {
  it.each([
    ['a model narrows its make down', makes('Mazda', 'Kia'), 'Mazda 3', ['Kia', 'Mazda 3']],
    ['a second model stands beside the first', makes('Mazda 3'), 'Mazda 6', ['Mazda 3', 'Mazda 6']],
    ['a make takes in its models', makes('Mazda 3', 'Mazda 6', 'Kia'), 'Mazda', ['Kia', 'Mazda']],
    ['the last model takes its make along', makes('Mazda 3'), 'Mazda 3', undefined],
    ['a name that only begins alike is no kin', makes('Mini'), 'Minivan', ['Mini', 'Minivan']],
  ])('%s', (_, state, value, expected) => {
    expect(applyAction(state, toggleMake(value)).lists.make_model).toEqual(expected);
  });

  it.each([
    ['fall away with a model', toggleMake('Mazda 3'), undefined],
    ['fall away with all of them', { type: 'clear', attribute: 'make_model' } as const, undefined],
    ['stay when another model is added', toggleMake('Kia Rio'), ['GT']],
  ])('badges %s', (_, action, expected) => {
    const state = { ...empty, lists: { make_model: ['Mazda 3'], badge: ['GT'] } };
    expect(applyAction(state, action).lists.badge).toEqual(expected);
  });
});

describe('other actions', () => {
  it('trim the query', () => {
    expect(applyAction(empty, { type: 'query', query: '  land rover ' }).query).toBe('land rover');
  });

  it('keep one end of a range open, and remove the filter if both are', () => {
    const cheap = applyAction(empty, { type: 'range', attribute: 'price', range: { min: null, max: 9000 } });
    expect(cheap.ranges).toEqual({ price: { min: null, max: 9000 } });
    const all = applyAction(cheap, { type: 'range', attribute: 'price', range: { min: null, max: null } });
    expect(all.ranges).toEqual({});
  });

  it('clear everything except the order', () => {
    const state: SearchState = {
      query: 'ute',
      page: 3,
      sort: 'latest',
      lists: { fuel: ['Diesel'] },
      ranges: { km: { min: 1, max: null } },
    };
    expect(applyAction(state, { type: 'clear-all' })).toEqual(emptyState('latest'));
  });
});
