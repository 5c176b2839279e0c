import { join } from 'node:path';
import { expect, it } from 'vitest';
import { explainedSubjects } from './explain-tenant.build.ts';
import { findSettings } from './find-setting.ts';

const subjects = explainedSubjects(join(import.meta.dirname, '../../../tenants'), '_defaults');

it.each([
  ['holiday', 'locations.specialHours'],
  ['opening hours', 'locations.locations'],
  ['logo', 'site.logo'],
  ['colour', 'theme.colours'],
  ['color', 'theme.colours'],
  ['phone number', 'site.phone'],
])('"%s" finds %s', (words, key) => {
  expect(findSettings(words, subjects)).toContain(key);
});

it.each(['xylophone', 'constructor'])('"%s", which matches no setting, finds nothing', (words) => {
  expect(findSettings(words, subjects)).toEqual([]);
});

it.each(['hide price', 'hide a car', 'hide prices of some cars', 'hidden vehicles'])(
  '"%s" finds vehicle.hiding first',
  (words) => {
    expect(findSettings(words, subjects)[0]).toBe('vehicle.hiding');
  },
);
