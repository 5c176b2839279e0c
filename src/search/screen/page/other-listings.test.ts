import { describe, expect, it } from 'vitest';
import { emptyState } from '../../state/state-parts.ts';
import type { FacetCount, SearchResults } from '../search-view.ts';
import { withoutOtherListings } from './other-listings.ts';

const makes = ['Land Rover', 'Mazda', 'Toyota'];
const counted = (counts: Readonly<Record<string, number>>): FacetCount[] =>
  Object.entries(counts).map(([value, count]) => ({ value, count }));
const results: SearchResults = {
  ...{ found: 9, page: 1, pageCount: 1, hiddenSold: 0, hits: [], stats: {} },
  facets: {
    make_model: counted({
      ...{ Toyota: 9, 'Toyota Corolla': 5, 'Toyota Corolla Cross': 4, Mazda: 7, 'Mazda 3': 7 },
      ...{ 'Land Rover': 1, 'Land Rover Defender': 1 },
    }),
    body: counted({ SUV: 8, Hatch: 7, Ute: 2 }),
  },
};
const facetsOf = (lists: Readonly<Record<string, string[]>>) =>
  withoutOtherListings(results, { ...emptyState('relevant'), lists }, makes).facets;
const told = (counts: readonly FacetCount[] = []) => counts.map(({ value, count }) => [value, count]);

describe('the values that a built listing names', () => {
  it('are counted where they are its own, and named where they lead to another', () => {
    const { make_model, body } = facetsOf({ body: ['SUV'] });
    expect(told(body)).toEqual([
      ['SUV', 8],
      ['Hatch', null],
      ['Ute', null],
    ]);
    expect(told(make_model)).toEqual([
      ['Toyota', 9],
      ['Mazda', 7],
      ['Land Rover', 1],
    ]);
  });

  it('of a make are the make with its models, then the other makes by name', () => {
    const { make_model, body } = facetsOf({ make_model: ['Toyota'] });
    expect(told(make_model)).toEqual([
      ['Toyota', 9],
      ['Toyota Corolla', 5],
      ['Toyota Corolla Cross', 4],
      ['Land Rover', null],
      ['Mazda', null],
    ]);
    expect(told(body)).toEqual([
      ['SUV', 8],
      ['Hatch', 7],
      ['Ute', 2],
    ]);
  });

  it('of a model are the model, then the makes and the other models of its make by name', () => {
    expect(told(facetsOf({ make_model: ['Toyota Corolla'] }).make_model)).toEqual([
      ['Toyota Corolla', 5],
      ['Land Rover', null],
      ['Mazda', null],
      ['Toyota', null],
      ['Toyota Corolla Cross', null],
    ]);
  });

  it('are all counted where the listing is of everything, but for the models', () => {
    const { make_model, body } = facetsOf({});
    expect(told(make_model)).toEqual([
      ['Toyota', 9],
      ['Mazda', 7],
      ['Land Rover', 1],
    ]);
    expect(told(body)).toEqual(told(results.facets.body));
  });
});
