import { describe, expect, it } from 'vitest';
import type { FacetOption } from '../search-view.ts';
import { groupedOptions, holds, isInUse, isSearchable, visibleOptions } from './visible-options.ts';

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
const closed = { shown: 1, isAll: false, typed: '', last: null };

describe('visibleOptions', () => {
  it('lists the first few and all selected ones, including makes with a selected model', () => {
    expect(labels(visibleOptions(makes, closed))).toEqual(['Toyota', 'Citroën', 'Kia']);
  });

  it('lists the one toggled last, even if it is no longer selected', () => {
    expect(labels(visibleOptions(makes, { ...closed, last: 'Škoda' }))).toContain('Škoda');
  });

  it('lists all on demand', () => {
    expect(visibleOptions(makes, { ...closed, isAll: true })).toHaveLength(5);
  });

  it.each([
    ['citroe', ['Citroën']],
    ['SKO', ['Škoda']],
    ['a', ['Toyota', 'Mazda', 'Kia', 'Škoda']],
    ['zz', []],
  ])('finds %o in the whole list, ignoring case and accents', (typed, expected) => {
    expect(labels(visibleOptions(makes, { ...closed, typed }))).toEqual(expected);
  });
});

describe('isInUse', () => {
  it('is true for a make with a selected model', () => {
    expect(makes.map(isInUse)).toEqual([false, false, true, true, false]);
  });
});

describe('holds', () => {
  it('finds a model in its make', () => {
    expect(makes.filter((make) => holds(make, 'C3')).map(({ label }) => label)).toEqual(['Citroën']);
    expect(makes.some((make) => holds(make, null))).toBe(false);
  });
});

describe('groupedOptions', () => {
  it('are sorted by heading, with the options in their own order', () => {
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

  it('have no headings if there is only one, or none', () => {
    const places = [option('Parramatta', { group: 'NSW' }), option('Albury', { group: 'NSW' })];
    expect([groupedOptions(places, places), groupedOptions(makes, makes)]).toEqual([null, null]);
  });

  it('keep a heading if only one state has matches', () => {
    const places = [option('Parramatta', { group: 'NSW' }), option('Geelong', { group: 'VIC' })];
    expect(groupedOptions(places.slice(0, 1), places)).toEqual([['NSW', places.slice(0, 1)]]);
  });
});

describe('isSearchable', () => {
  it('is true for lists of more than 20', () => {
    const list = Array.from({ length: 21 }, (_, i) => option(String(i)));
    expect([isSearchable(list.slice(1)), isSearchable(list)]).toEqual([false, true]);
  });
});
