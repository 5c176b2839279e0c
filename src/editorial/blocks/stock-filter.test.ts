import { expect, it } from 'vitest';
import { stockFilter } from './stock-filter.ts';

const makes = ['Kia', 'Land Rover', 'Škoda'];

it.each([
  [[], {}],
  [['used'], { carTypes: ['used'] }],
  [['demo', 'new', 'suv', 'ute'], { carTypes: ['new', 'demo'], bodies: ['suv', 'ute'] }],
  [['land-rover', 'skoda'], { makes: ['Land Rover', 'Škoda'] }],
  [['used', 'holden'], { carTypes: ['used'], makes: [] }],
])('the words %j become the filter %j', (words, filter) => {
  expect(stockFilter(words, makes)).toEqual(filter);
});
