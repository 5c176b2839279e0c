import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import { sellersOf, workshopsOf } from './brand-places.ts';

const [first] = demoSettings('harbourline').locations.locations;

function place(id: string, types: Location['types'], manufacturers: string[]): Location {
  if (first === undefined) throw new Error('The demo dealer has no branch.');
  return { ...first, id, types, manufacturers };
}

const places = [
  place('both', ['sales', 'service'], ['Citroën']),
  place('workshop', ['service'], ['CITROEN', 'Kia']),
  place('counter', ['parts'], ['Citroën']),
  place('buying', ['car-buying'], ['Citroën']),
  place('empty means sales', [], ['Citroën']),
  place('other', ['sales'], ['Kia']),
];
const ids = (found: readonly Location[]) => found.map(({ id }) => id);

it('a brand is sold at branches that sell new vehicles and name it, in any spelling', () => {
  expect(ids(sellersOf(places, 'citroen'))).toEqual(['both', 'empty means sales']);
});

it('it is serviced at branches that have a workshop or parts counter and sell nothing', () => {
  expect(ids(workshopsOf(places, 'citroen'))).toEqual(['workshop', 'counter']);
});
