import { describe, expect, it } from 'vitest';
import type { FacetOption } from '../search-view.ts';
import { isInUse, isSearchable, visibleOptions } from './visible-options.ts';

const option = (label: string, more: Partial<FacetOption> = {}): FacetOption => ({
  value: label,
  label,
  count: 1,
  isChosen: false,
  picture: null,
  options: [],
  ...more,
});

const makes = [
  option('Toyota'),
  option('Mazda'),
  option('Citroën', { options: [option('C3', { isChosen: true })] }),
  option('Kia', { isChosen: true }),
  option('Škoda'),
];
const labels = (options: readonly FacetOption[]) => options.map(({ label }) => label);
const closed = { shown: 1, isAll: false, typed: '' };

describe('visibleOptions', () => {
  it('lists the first few and whatever is in use, by itself or by one of its models', () => {
    expect(labels(visibleOptions(makes, closed))).toEqual(['Toyota', 'Citroën', 'Kia']);
  });

  it('lists all on demand', () => {
    expect(visibleOptions(makes, { ...closed, isAll: true })).toHaveLength(5);
  });

  it.each([
    ['citroe', ['Citroën']],
    ['SKO', ['Škoda']],
    ['a', ['Toyota', 'Mazda', 'Kia', 'Škoda']],
    ['zz', []],
  ])('finds %o in the whole list, without regard to case and accents', (typed, expected) => {
    expect(labels(visibleOptions(makes, { ...closed, typed }))).toEqual(expected);
  });
});

describe('isInUse', () => {
  it('is true of a make of which a model is chosen', () => {
    expect(makes.map(isInUse)).toEqual([false, false, true, true, false]);
  });
});

describe('isSearchable', () => {
  it('is true of lists of more than 20', () => {
    const list = Array.from({ length: 21 }, (_, i) => option(String(i)));
    expect([isSearchable(list.slice(1)), isSearchable(list)]).toEqual([false, true]);
  });
});
