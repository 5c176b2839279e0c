import { describe, expect, it } from 'vitest';
import type { Watched, WatchlistChange } from './watchlist.schema.ts';
import { changesSince, watchedStatus } from './watchlist-changes.ts';

const forSale: Watched = { price: 25_990, status: 'in_stock' };

describe('the status of a vehicle in words', () => {
  it.each([
    ['in_stock', false, 'in_stock'],
    ['in_stock', true, 'reserved'],
    ['coming_soon', true, 'reserved'],
    ['coming_soon', false, 'coming_soon'],
    ['sold', true, 'sold'],
    ['unavailable', true, 'unavailable'],
  ] as const)('%s, reserved %s: %s', (status, isReserved, watched) => {
    expect(watchedStatus(status, isReserved)).toBe(watched);
  });
});

describe('the change of a saved vehicle', () => {
  it.each<[string, Watched, Watched, WatchlistChange[]]>([
    ['nothing', forSale, forSale, []],
    ['it became cheaper', forSale, { ...forSale, price: 24_990 }, ['price_down']],
    ['it became dearer', forSale, { ...forSale, price: 26_990 }, ['price_up']],
    ['its price was taken away', forSale, { ...forSale, price: null }, []],
    ['it got a price', { ...forSale, price: null }, forSale, []],
    ['somebody reserved it', forSale, { ...forSale, status: 'reserved' }, ['reserved']],
    [
      'somebody reserved it when it became cheaper',
      forSale,
      { price: 20_000, status: 'reserved' },
      ['reserved', 'price_down'],
    ],
    ['it came free', { ...forSale, status: 'reserved' }, forSale, ['available']],
    ['it arrived', { ...forSale, status: 'coming_soon' }, forSale, ['available']],
    ['its buyer gave it back', { ...forSale, status: 'sold' }, forSale, ['available']],
    ['it was sold, for less', forSale, { price: 20_000, status: 'sold' }, ['sold']],
    ['it was sold when it was saved', { ...forSale, status: 'sold' }, { price: null, status: 'sold' }, []],
    ['it has left the site', forSale, { price: null, status: 'gone' }, ['gone']],
    ['it was withdrawn', forSale, { ...forSale, status: 'unavailable' }, ['gone']],
    [
      'it was withdrawn, and has left',
      { ...forSale, status: 'unavailable' },
      { price: null, status: 'gone' },
      [],
    ],
  ])('%s', (_, then, now, changes) => {
    expect(changesSince(then, now)).toEqual(changes);
  });
});
