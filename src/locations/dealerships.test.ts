import * as v from 'valibot';
import { expect, it } from 'vitest';
import { locationSchema } from '../tenant/settings/locations/locations.schema.ts';
import { dealerships } from './dealerships.ts';
import { locationPath } from './location-path.ts';

function branch(slug: string, dealershipSlug: string | null, differs: object = {}) {
  const address = { street: '1 High St', city: 'Nundah', state: 'QLD', postcode: '4012' };
  return v.parse(locationSchema, { id: slug, name: `At ${slug}`, slug, dealershipSlug, address, ...differs });
}

it('a dealership has its own page if no branch has the same slug', () => {
  const found = dealerships(
    [branch('north', 'group'), branch('south', 'group'), branch('own', 'own'), branch('alone', null)],
    { group: 'The Group' },
  );
  expect(found.map(({ slug, name, locations }) => [slug, name, locations.length])).toEqual([
    ['group', 'The Group', 2],
  ]);
});

it('a dealership without a name has the name of its primary branch, which comes first', () => {
  const [found] = dealerships([branch('a', 'x'), branch('b', 'x', { primary: true })], {});
  expect(found?.name).toBe('At b');
  expect(found?.locations.map(({ slug }) => slug)).toEqual(['b', 'a']);
});

it('a dealership is one place if all its branches have the same address', () => {
  const address = { street: '2 Low St', city: 'Nundah', state: 'QLD', postcode: '4012' };
  expect(dealerships([branch('a', 'x'), branch('b', 'x')], {})[0]?.isOnePlace).toBe(true);
  expect(dealerships([branch('a', 'x'), branch('b', 'x', { address })], {})[0]?.isOnePlace).toBe(false);
});

it.each([
  ['location', '/locations/a'],
  ['dealership', '/locations/x'],
] as const)('a card links to the page of its %s', (leadsTo, path) => {
  expect(locationPath(branch('a', 'x'), leadsTo)).toBe(path);
});

it('a card of a branch without a dealership links to the branch', () => {
  expect(locationPath(branch('a', null), 'dealership')).toBe('/locations/a');
});
