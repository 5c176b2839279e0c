import { expect, it } from 'vitest';
import { namedOption } from './use-query-options.ts';

const options = [
  { value: '', label: 'Please choose' },
  { value: 'city', label: 'Harbourline City' },
  { value: 'Service Enquiry', label: 'Service Enquiry' },
];

it.each([
  ['city', 'city'],
  ['Harbourline City', 'city'],
  ['harbourline city ', 'city'],
  ['service enquiry', 'Service Enquiry'],
  ['elsewhere', null],
  ['Please choose', ''],
  ['', null],
  [' ', null],
])('an address with %j preselects %j', (wanted, value) => {
  expect(namedOption(options, wanted)).toBe(value);
});
