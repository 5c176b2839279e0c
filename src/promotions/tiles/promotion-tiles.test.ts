import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { CarType } from '../../values/vehicle/vehicle-terms.ts';
import { blockTiles, placedBlocks, tilesFor } from './promotion-tiles.ts';

const { promotions } = demoSettings('harbourline');
const [first, second, third] = promotions.tiles;
const block = { kind: 'tiles', heading: null, tiles: [] as string[], positions: [8, 17] } as const;

describe('a block of promotion tiles', () => {
  it('shows the tiles it names, in its own order', () => {
    const tiles = [third?.id ?? '', first?.id ?? ''];
    expect(blockTiles({ ...block, tiles, positions: [8, 17] }, promotions.tiles)).toEqual([third, first]);
  });

  it('shows all tiles if it names none', () => {
    const all = blockTiles({ ...block, tiles: [], positions: [] }, promotions.tiles);
    expect(all.slice(0, 2)).toEqual([first, second]);
    expect(all).toHaveLength(promotions.tiles.length);
  });

  it('is shown on the pages that name it, in their order', () => {
    const blocks = { one: { ...block, heading: 'One' }, two: { ...block, heading: 'Two' } };
    const named = placedBlocks(
      {
        tiles: [],
        blocks: {
          one: { ...blocks.one, tiles: [], positions: [] },
          two: { ...blocks.two, tiles: [], positions: [] },
        },
        placed: { home: ['two', 'one'] },
      },
      'home',
    );
    expect(named.map(({ heading }) => heading)).toEqual(['Two', 'One']);
    expect(placedBlocks({ tiles: [], blocks: {}, placed: {} }, 'home')).toEqual([]);
  });
});

const zone = 'Australia/Brisbane';
const tile = (part: object) => ({
  start: null,
  expiry: null,
  display: [] as CarType[],
  strictDisplay: false,
  ...part,
});
const shows = (part: object, types: CarType[], now = '2025-07-10T00:00:00Z') =>
  tilesFor([tile(part)], types, zone, new Date(now)).length === 1;

describe('"Promo tiles show only within their start and expiry window and by car type."', () => {
  it.each([
    ['a tile without types shows everywhere', {}, ['used'], true],
    ['a tile for new cars shows on a page about new cars', { display: ['new'] }, ['new'], true],
    [
      'a tile for new cars shows on a page about new and used cars',
      { display: ['new'] },
      ['new', 'used'],
      true,
    ],
    ['a tile for new cars does not show on a page about used cars', { display: ['new'] }, ['used'], false],
    ['a tile for new cars shows on a page about no car', { display: ['new'] }, [], true],
    [
      'a strict tile shows where all cars are of its type',
      { display: ['new'], strictDisplay: true },
      ['new'],
      true,
    ],
    [
      'a strict tile hides beside other types',
      { display: ['new'], strictDisplay: true },
      ['new', 'used'],
      false,
    ],
    ['a strict tile hides on a page about no car', { display: ['new'], strictDisplay: true }, [], false],
  ] as [string, object, CarType[], boolean][])('%s', (_title, part, types, expected) => {
    expect(shows(part, types)).toBe(expected);
  });

  it('leaves out expired tiles, to the minute: "promo cards expire on 15 June 2025 at 16:00 (+10:00)"', () => {
    const expiry = '2025-06-15T16:00:00+10:00';
    expect(shows({ expiry }, [], '2025-06-15T05:59:59Z')).toBe(true);
    expect(shows({ expiry }, [], '2025-06-15T06:00:00Z')).toBe(false);
  });

  it.each([
    ['2025-07-23T23:59:59+10:00', true],
    ['2025-07-24T23:59:59+10:00', true],
    ['2025-07-25T00:00:00+10:00', false],
    ['2026-07-10T00:00:00+10:00', false],
  ])('"one stocktake sale tile runs 2025-07-01 to 2025-07-24 (Brisbane time)": at %s %s', (now, expected) => {
    expect(shows({ start: '2025-07-01', expiry: '2025-07-24' }, [], now)).toBe(expected);
  });

  it('leaves out tiles with an invalid date', () => {
    expect(shows({ expiry: 'the end of July' }, [])).toBe(false);
  });

  it('keeps tiles whose window opens later, because the page may be read after that', () => {
    expect(shows({ start: '2025-07-11T00:00:00+10:00' }, [])).toBe(true);
  });
});
