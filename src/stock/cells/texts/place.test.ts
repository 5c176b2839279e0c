import { describe, expect, it } from 'vitest';
import { properCase, quietCase, readState, splitPlace } from './place.ts';

it.each<[string, string | null, string | null]>([
  ['Mount Druitt, NSW', 'Mount Druitt', 'NSW'],
  ['KINGSLEY, WA', 'Kingsley', 'WA'],
  ['Warrenheip, AU-VIC', 'Warrenheip', 'VIC'],
  ['Geelong VIC 3220', 'Geelong', 'VIC'],
  ['Geelong, Victoria, Australia', 'Geelong', 'VIC'],
  ['Luleå', 'Luleå', null],
  ['', null, null],
])('parts the place %j', (text, city, state) => {
  expect(splitPlace(text)).toEqual({ city, state });
});

it.each<[string, string | null]>([
  ['AU-VIC', 'VIC'],
  ['vic', 'VIC'],
  ['New South Wales', 'NSW'],
  ['Norrbotten', 'Norrbotten'],
  ['constructor', 'constructor'],
  ['-', null],
])('reads the state %j as %j', (text, state) => {
  expect(readState(text)).toBe(state);
});

describe('letter case', () => {
  it('changes only text that is all upper or all lower case', () => {
    expect(['KINGSLEY', 'mount druitt', 'McLaren Vale', "O'CONNOR"].map(properCase)).toEqual([
      'Kingsley',
      'Mount Druitt',
      'McLaren Vale',
      "O'connor",
    ]);
  });
  it('keeps abbreviations', () => {
    expect(['AUTOMATIC', 'SUV', 'CVT', 'VAN'].map(quietCase)).toEqual(['Automatic', 'SUV', 'CVT', 'Van']);
  });
});
