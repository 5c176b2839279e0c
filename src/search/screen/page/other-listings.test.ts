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
const pairsOf = (counts: readonly FacetCount[] = []) => counts.map(({ value, count }) => [value, count]);

describe('the values on a built listing', () => {
  it('are counted if they are its own, and have no count if they link to another listing', () => {
    const { make_model, body } = facetsOf({ body: ['SUV'] });
    expect(pairsOf(body)).toEqual([
      ['SUV', 8],
      ['Hatch', null],
      ['Ute', null],
    ]);
    expect(pairsOf(make_model)).toEqual([
      ['Toyota', 9],
      ['Mazda', 7],
      ['Land Rover', 1],
    ]);
  });

  it('for a make are the make with its models, then the other makes by name', () => {
    const { make_model, body } = facetsOf({ make_model: ['Toyota'] });
    expect(pairsOf(make_model)).toEqual([
      ['Toyota', 9],
      ['Toyota Corolla', 5],
      ['Toyota Corolla Cross', 4],
      ['Land Rover', null],
      ['Mazda', null],
    ]);
    expect(pairsOf(body)).toEqual([
      ['SUV', 8],
      ['Hatch', 7],
      ['Ute', 2],
    ]);
  });

  it('for a model are the model, then the makes and the other models of its make by name', () => {
    expect(pairsOf(facetsOf({ make_model: ['Toyota Corolla'] }).make_model)).toEqual([
      ['Toyota Corolla', 5],
      ['Land Rover', null],
      ['Mazda', null],
      ['Toyota', null],
      ['Toyota Corolla Cross', null],
    ]);
  });

  it('are all counted on the listing of the whole stock, except models', () => {
    const { make_model, body } = facetsOf({});
    expect(pairsOf(make_model)).toEqual([
      ['Toyota', 9],
      ['Mazda', 7],
      ['Land Rover', 1],
    ]);
    expect(pairsOf(body)).toEqual(pairsOf(results.facets.body));
  });
});
