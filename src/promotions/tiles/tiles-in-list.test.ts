import { describe, expect, it } from 'vitest';
import type { CarType } from '../../values/vehicle/vehicle-terms.ts';
import { listCells, placedTiles } from './tiles-in-list.ts';

interface Tile {
  id: string;
  position: number | null;
  display: CarType[];
  strictDisplay: boolean;
}
const tile = (id: string, part: Partial<Tile> = {}): Tile => ({
  id,
  position: null,
  display: [],
  strictDisplay: false,
  ...part,
});
const places = (tiles: Tile[], carTypes: CarType[] = [], positions = [8, 17]) =>
  placedTiles([{ positions, tiles }], carTypes).map((placed) => `${placed.tile.id} ${placed.position}`);

describe('"Finance-page promo tiles at positions 8 and 17 (or 9)"', () => {
  it.each([
    ['one after the other', [tile('a'), tile('b')], ['a 8', 'b 17']],
    ['one has a place of its own', [tile('a', { position: 3 }), tile('b')], ['a 3', 'b 8']],
    ['in the order of their places', [tile('a'), tile('b', { position: 2 })], ['b 2', 'a 8']],
    ['more than places', [tile('a'), tile('b'), tile('c')], ['a 8', 'b 17', 'c Infinity']],
    ['none', [], []],
  ])('%s', (_what, tiles, expected) => {
    expect(places(tiles)).toEqual(expected);
  });

  it('uses the positions for the tiles that are shown with these cars', () => {
    const tiles = [tile('new', { display: ['new'] }), tile('used', { display: ['used'] })];
    expect(places(tiles, ['used'])).toEqual(['used 8']);
    expect(places(tiles, ['new', 'used'])).toEqual(['new 8', 'used 17']);
  });

  it('may have a single position', () => {
    expect(places([tile('a')], [], [9])).toEqual(['a 9']);
  });
});

/** `.` is a vehicle, `$` the trade-in card, anything else a tile. */
function drawn(carCount: number, promoAfter: number[], at: [string, number][]) {
  const tiles = at.map(([id, position]) => ({ tile: id, position }));
  const { cells, below } = listCells(carCount, promoAfter, tiles);
  const row = cells.map((cell) => (cell.kind === 'car' ? '.' : cell.kind === 'promo' ? '$' : cell.tile));
  return [row.join(''), below.join('')];
}

describe('a list of cars with tiles', () => {
  it.each<[string, number, number[], [string, number][], string, string]>([
    ['only cars', 4, [], [], '....', ''],
    [
      'at their places',
      16,
      [],
      [
        ['a', 8],
        ['b', 17],
      ],
      '.......a........b.',
      '',
    ],
    ['right after the last car', 3, [], [['a', 4]], '...a', ''],
    ['beyond the end', 3, [], [['a', 8]], '...', 'a'],
    ['before the first car', 2, [], [['a', 1]], 'a..', ''],
    [
      'two at one place',
      3,
      [],
      [
        ['a', 2],
        ['b', 2],
      ],
      '.ab..',
      '',
    ],
    ['beside the card about trade-ins', 6, [3, 6], [['a', 2]], '.a..$...$', ''],
    ['where that card would stand', 4, [3], [['a', 4]], '...a$.', ''],
    ['without cars', 0, [], [['a', 8]], '', 'a'],
  ])('%s', (_what, count, promoAfter, at, row, below) => {
    expect(drawn(count, promoAfter, at)).toEqual([row, below]);
  });
});
