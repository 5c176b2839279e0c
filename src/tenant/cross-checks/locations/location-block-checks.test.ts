import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aLocation, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import { mergeSettings } from '../../load/merge-settings.ts';
import { locationFilters } from '../../settings/locations/location-blocks.schema.ts';
import { locationsSchema } from '../../settings/locations/locations.schema.ts';
import {
  checkBlockFilters,
  checkCoordinates,
  checkMapKey,
  checkPlacedBlocks,
} from './location-block-checks.ts';

function sentencesOf(overrides: Readonly<Record<string, unknown>>) {
  const defaults = JSON.parse(realDefaults()['locations.json'] ?? '');
  const own = JSON.parse(JSON.stringify({ locations: [aLocation()], ...overrides }));
  const { $schema: _, ...settings } = Object(mergeSettings(defaults, own));
  const locations = v.parse(locationsSchema, settings);
  return [checkBlockFilters, checkPlacedBlocks, checkCoordinates, checkMapKey]
    .flatMap((check) => check({ locations }))
    .map(({ message, nearest }) => (nearest === undefined ? message : `${message} ${nearest}?`));
}

const block = { kind: 'grid', filter: 'all', heading: null, max: null };

describe('location blocks', () => {
  it('of the defaults are valid', () => {
    expect(sentencesOf({})).toEqual([]);
  });

  it.each([...locationFilters, 'perth'])('may be filtered by %s', (filter) => {
    expect(sentencesOf({ blocks: { cards: { ...block, filter } } })).toEqual([]);
  });

  it.each([
    [
      'a filter that is misspelt',
      { blocks: { cards: { ...block, filter: 'servise' } } },
      `blocks.cards.filter is "servise", which is neither one of the filters nor a location's id. "service"?`,
    ],
    [
      'a branch that is not there',
      { blocks: { cards: { ...block, filter: 'pert' } } },
      `blocks.cards.filter is "pert", which is neither one of the filters nor a location's id. "perth"?`,
    ],
    [
      'a block that is not there',
      { placed: { home: ['carosel'] } },
      'placed.home[0] is "carosel", which is the name of no block. "carousel"?',
    ],
  ])('are told of %s', (_, overrides, sentence) => {
    expect(sentencesOf(overrides)).toEqual([sentence]);
  });

  it.each([
    [{ tiles: 'https://maps.example/{z}/{x}/{y}.png?key={key}', key: 'pk.1' }, []],
    [{ tiles: null }, []],
    [
      { tiles: 'https://maps.example/{z}/{x}/{y}.png?key={key}' },
      ['map.tiles holds {key}, and map.key is null; without the key of the provider there is no map.'],
    ],
    [{ key: 'pk.1' }, ['map.key is set, and map.tiles does not say with {key} where it belongs.']],
    [
      { tiles: null, key: 'pk.1' },
      ['map.key is set, and map.tiles does not say with {key} where it belongs.'],
    ],
  ])('of a map %j say %j', (map, sentences) => {
    expect(sentencesOf({ map })).toEqual(sentences);
  });

  it.each([
    [
      { latitude: -31.9, longitude: null },
      'locations[0].address.latitude is set without longitude; the map and the nearest branch need both.',
    ],
    [
      { latitude: null, longitude: 115.8 },
      'locations[0].address.longitude is set without latitude; the map and the nearest branch need both.',
    ],
  ])('are told of half a place: %j', (half, sentence) => {
    const where = { street: '1 Hay St', city: 'Perth', state: 'WA', postcode: '6000', ...half };
    expect(sentencesOf({ locations: [aLocation({ address: where })] })).toEqual([sentence]);
  });
});
