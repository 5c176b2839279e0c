import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Watched, watchedStatuses } from '../watchlist/watchlist.schema.ts';
import { type WantedNotices, watchNewsOf } from './watch-news.ts';

const forSale: Watched = { price: 25_990, status: 'in_stock' };
const cheaper: Watched = { price: 24_990, status: 'in_stock' };
const sold: Watched = { price: 25_990, status: 'sold' };
const gone: Watched = { price: null, status: 'gone' };
const all: WantedNotices = { priceDrops: true, sold: true };

describe('the news about a saved car', () => {
  it.each<[string, Watched, Watched, WantedNotices, string | null | undefined]>([
    ['nothing has happened', forSale, forSale, all, undefined],
    ['its price dropped', forSale, cheaper, all, 'price_down'],
    ['its price dropped, and nobody asked', forSale, cheaper, { priceDrops: false, sold: true }, undefined],
    ['its price rose', forSale, { ...forSale, price: 26_990 }, all, undefined],
    [
      'its price dropped while somebody holds it',
      forSale,
      { ...cheaper, status: 'reserved' },
      all,
      undefined,
    ],
    ['somebody reserved it', forSale, { ...forSale, status: 'reserved' }, all, undefined],
    ['it was sold', forSale, sold, all, 'sold'],
    ['it was sold, and nobody asked', forSale, sold, { priceDrops: true, sold: false }, undefined],
    ['it was sold for less', forSale, { ...sold, price: 20_000 }, all, 'sold'],
    ['it left the site', forSale, gone, all, 'gone'],
    ['it was withdrawn', forSale, { ...forSale, status: 'unavailable' }, all, 'gone'],
    ['it left the site after it was sold', sold, gone, all, undefined],
    ['it was sold when it was saved', sold, sold, all, undefined],
    ['its buyer gave it back', sold, forSale, all, null],
    ['its buyer gave it back, and it is cheaper', sold, cheaper, all, 'price_down'],
    ['it got its first price', { ...forSale, price: null }, forSale, all, null],
    ['it arrived, for less', { ...forSale, status: 'coming_soon' }, cheaper, all, 'price_down'],
  ])('%s', (_, known, now, wanted, kind) => {
    expect(watchNewsOf(known, now, wanted)?.kind).toBe(kind);
  });

  it('a price that falls, rises and falls again to the same amount is reported once', () => {
    const first = watchNewsOf(forSale, cheaper, all);
    expect(first).toEqual({ kind: 'price_down', known: cheaper });
    expect(watchNewsOf(first?.known ?? forSale, forSale, all)).toBeNull();
    expect(watchNewsOf(first?.known ?? forSale, cheaper, all)).toBeNull();
  });

  it('a car that returns and is sold again is reported again', () => {
    const back = watchNewsOf(sold, forSale, all);
    expect(watchNewsOf(back?.known ?? sold, sold, all)?.kind).toBe('sold');
  });
});

const watched = record({
  price: option(integer({ min: 1000, max: 99_000 })),
  status: constantFrom(...watchedStatuses),
});
const wanted = record({ priceDrops: boolean(), sold: boolean() });

it('nothing is reported twice, for any history of a car', () => {
  assert(
    property(watched, watched, wanted, (known, now, wants) => {
      const news = watchNewsOf(known, now, wants);
      if (news !== null) expect(watchNewsOf(news.known, now, wants)).toBeNull();
    }),
  );
});

it('every reported drop is to a lower price than those reported before', () => {
  assert(
    property(watched, array(watched, { maxLength: 12 }), (start, later) => {
      let known: Watched = start;
      let lowest = start.price;
      for (const now of later) {
        const news = watchNewsOf(known, now, all);
        if (news?.kind === 'price_down')
          expect(now.price ?? 0).toBeLessThan(lowest ?? Number.POSITIVE_INFINITY);
        known = news?.known ?? known;
        lowest = known.price ?? lowest;
      }
    }),
  );
});
