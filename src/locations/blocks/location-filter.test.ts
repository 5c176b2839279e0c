import { describe, expect, it } from 'vitest';
import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import { blockLocations, columnsFor } from './location-filter.ts';

function branch(
  id: string,
  types: Location['types'],
  differs: Partial<Pick<Location, 'primary' | 'visible' | 'subtypes'>> = {},
) {
  return { id, name: `Name of ${id}`, types, subtypes: [], primary: false, visible: true, ...differs };
}

const branches = [
  branch('whole', ['sales', 'service', 'parts'], { primary: true }),
  branch('showroom', ['sales']),
  branch('workshop', ['service']),
  branch('counter', ['parts']),
  branch('buyers', ['car-buying']),
  branch('unsaid', []),
  branch('buying-counter', ['parts'], { subtypes: ['buying'] }),
  branch('old-yard', ['sales'], { visible: false }),
];

const shown = (filter: string, order: string[] = []) =>
  blockLocations({ filter }, branches, order).map(({ id }) => id);

describe('a block of branches', () => {
  it.each([
    ['all', ['buyers', 'buying-counter', 'counter', 'showroom', 'unsaid', 'whole', 'workshop']],
    ['primary', ['whole']],
    // "empty means sales"
    ['sales', ['showroom', 'unsaid', 'whole']],
    ['service', ['whole', 'workshop']],
    ['parts', ['buying-counter', 'counter', 'whole']],
    ['car-buying', ['buyers', 'buying-counter']],
    ['service-and-parts', ['buying-counter', 'counter', 'whole', 'workshop']],
    ['service-only', ['workshop']],
    ['non-service', ['buyers', 'buying-counter', 'counter', 'showroom', 'unsaid', 'whole']],
    ['showroom', ['showroom']],
    // "Locations that are hidden are not shown."
    ['old-yard', []],
    ['nowhere', []],
  ])('with the filter %s contains %j, by name', (filter, ids) => {
    expect(shown(filter)).toEqual(ids);
  });

  it('keeps the configured order', () => {
    expect(shown('service', ['whole', 'workshop'])).toEqual(['whole', 'workshop']);
  });

  it('does not change the given list', () => {
    const before = [...branches];
    shown('all');
    expect(branches).toEqual(before);
  });
});

describe('the columns of a grid', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 3],
    [54, 3],
  ])('for %i cards are %i', (count, columns) => {
    expect(columnsFor(count, [1, 2, 3, 4, 3])).toBe(columns);
  });
});
