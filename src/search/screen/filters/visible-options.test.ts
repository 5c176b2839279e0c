import { describe, expect, it } from 'vitest';
import type { FacetOption } from '../search-view.ts';
import { groupedOptions, isInUse, isSearchable, visibleOptions } from './visible-options.ts';

const option = (label: string, more: Partial<FacetOption> = {}): FacetOption => ({
  value: label,
  label,
  count: 1,
  isChosen: false,
  picture: null,
  group: null,
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

describe('groupedOptions', () => {
  it('stand under their headings, which are in the order of the alphabet, each in its own order', () => {
    const places = [
      option('Parramatta', { group: 'NSW' }),
      option('Geelong', { group: 'VIC' }),
      option('At sea'),
      option('Albury', { group: 'NSW' }),
    ];
    const groups = groupedOptions(places, places)?.map(([heading, options]) => [heading, labels(options)]);
    expect(groups).toEqual([
      ['NSW', ['Parramatta', 'Albury']],
      ['VIC', ['Geelong']],
      [null, ['At sea']],
    ]);
  });

  it('need no heading where there is one, or none', () => {
    const places = [option('Parramatta', { group: 'NSW' }), option('Albury', { group: 'NSW' })];
    expect([groupedOptions(places, places), groupedOptions(makes, makes)]).toEqual([null, null]);
  });

  it('keep it while one state alone has what was typed', () => {
    const places = [option('Parramatta', { group: 'NSW' }), option('Geelong', { group: 'VIC' })];
    expect(groupedOptions(places.slice(0, 1), places)).toEqual([['NSW', places.slice(0, 1)]]);
  });
});

describe('isSearchable', () => {
  it('is true of lists of more than 20', () => {
    const list = Array.from({ length: 21 }, (_, i) => option(String(i)));
    expect([isSearchable(list.slice(1)), isSearchable(list)]).toEqual([false, true]);
  });
});
