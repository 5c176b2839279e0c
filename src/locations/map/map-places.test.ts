import * as v from 'valibot';
import { expect, it } from 'vitest';
import { locationSchema } from '../../tenant/settings/locations/locations.schema.ts';
import { mapPlaces, mapSubject } from './map-places.ts';

function branch(name: string, place: { latitude?: number; longitude?: number } = {}) {
  const address = { street: '1 High St', city: 'Nundah', state: 'QLD', postcode: '4012', ...place };
  return v.parse(locationSchema, { id: name, name, slug: name.toLowerCase(), address });
}

it('a map shows the branches with known coordinates', () => {
  const placed = branch('North', { latitude: -27.4, longitude: 153 });
  expect(mapPlaces([branch('South'), branch('East', { latitude: -27 }), placed])).toEqual([
    { name: 'North', slug: 'north', latitude: -27.4, longitude: 153 },
  ]);
});

it('a map is named after its branches, or after the dealer if they are many', () => {
  const group = { name: 'The Group', locale: 'en-AU' };
  const two = [branch('North'), branch('South')];
  expect(mapSubject(two, group)).toBe('North, South');
  expect(mapSubject(two, { ...group, locale: 'zh-Hans-AU' })).toBe('North、South');
  const many = Array.from({ length: 9 }, (_, index) => branch(`B${index}`));
  expect(mapSubject(many, group)).toBe('The Group');
});
