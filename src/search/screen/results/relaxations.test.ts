import { describe, expect, it } from 'vitest';
import type { SearchState } from '../../state/search-state.ts';
import { emptyState } from '../../state/state-parts.ts';
import type { Chip } from '../search-view.ts';
import { combinations, droppedFilters, relaxedState } from './relaxations.ts';

const chip = (attribute: Chip['attribute'], value: string | null = null): Chip => ({
  ...{ attribute, value },
  label: value ?? attribute,
});
const mazda = chip('make_model', 'Mazda');
const badge = chip('badge', 'GT');
const price = chip('price');
const words = chip('query');
const labels = (dropped: readonly (readonly Chip[])[]) =>
  dropped.map((chips) => chips.map(({ label }) => label).join('+'));

describe('filters to remove', () => {
  it('are single ones, then pairs, each pair once', () => {
    expect(labels(combinations([mazda, price, words], 1))).toEqual(['Mazda', 'price', 'query']);
    expect(labels(combinations([mazda, price, words], 2))).toEqual([
      'Mazda+price',
      'Mazda+query',
      'price+query',
    ]);
    expect(combinations([mazda], 2)).toEqual([]);
  });

  it('are limited to the number of searches in a request', () => {
    const many = Array.from({ length: 20 }, (_, index) => chip('colour', `Colour ${index}`));
    expect(combinations(many, 3)).toHaveLength(40);
  });

  it('leave the others active; a badge is removed with its make', () => {
    const state: SearchState = {
      ...emptyState('relevant'),
      query: 'tow bar',
      lists: { make_model: ['Mazda'], badge: ['GT'] },
      ranges: { price: { min: null, max: 9000 } },
    };
    expect(relaxedState(state, [price, words])).toMatchObject({ query: '', ranges: {}, lists: state.lists });
    expect(relaxedState(state, [mazda, badge]).lists).toEqual({});
  });

  it('are sorted by the number of results without them; at most three pairs', () => {
    expect(droppedFilters([[mazda], [price], [words]], [3, 0, 8])).toEqual([
      { filters: [words], count: 8 },
      { filters: [mazda], count: 3 },
    ]);
    const pairs = combinations([mazda, badge, price, words], 2);
    expect(droppedFilters(pairs, [1, 2, 3, 4, 5, 6]).map(({ count }) => count)).toEqual([6, 5, 4]);
  });
});
