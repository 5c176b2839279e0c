import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Watched, watchedStatuses } from '../watchlist/watchlist.schema.ts';
import { newsOf, type WantedNotices } from './watch-news.ts';

const forSale: Watched = { price: 25_990, status: 'in_stock' };
const cheaper: Watched = { price: 24_990, status: 'in_stock' };
const sold: Watched = { price: 25_990, status: 'sold' };
const gone: Watched = { price: null, status: 'gone' };
const all: WantedNotices = { priceDrops: true, sold: true };

describe('what a shopper is told of a saved car', () => {
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
  ])('%s', (_, told, now, wanted, kind) => {
    expect(newsOf(told, now, wanted)?.kind).toBe(kind);
  });

  it('a price that fell, rose and fell again to the same is told once', () => {
    const first = newsOf(forSale, cheaper, all);
    expect(first).toEqual({ kind: 'price_down', told: cheaper });
    expect(newsOf(first?.told ?? forSale, forSale, all)).toBeNull();
    expect(newsOf(first?.told ?? forSale, cheaper, all)).toBeNull();
  });

  it('a car that comes back and is sold again is told again', () => {
    const back = newsOf(sold, forSale, all);
    expect(newsOf(back?.told ?? sold, sold, all)?.kind).toBe('sold');
  });
});

const watched = record({
  price: option(integer({ min: 1000, max: 99_000 })),
  status: constantFrom(...watchedStatuses),
});
const wanted = record({ priceDrops: boolean(), sold: boolean() });

it('nothing is told twice, whatever happens to a car', () => {
  assert(
    property(watched, watched, wanted, (told, now, wants) => {
      const news = newsOf(told, now, wants);
      if (news !== null) expect(newsOf(news.told, now, wants)).toBeNull();
    }),
  );
});

it('every drop that is told is to a lower price than any told before', () => {
  assert(
    property(watched, array(watched, { maxLength: 12 }), (start, later) => {
      let told: Watched = start;
      let lowest = start.price;
      for (const now of later) {
        const news = newsOf(told, now, all);
        if (news?.kind === 'price_down')
          expect(now.price ?? 0).toBeLessThan(lowest ?? Number.POSITIVE_INFINITY);
        told = news?.told ?? told;
        lowest = told.price ?? lowest;
      }
    }),
  );
});
