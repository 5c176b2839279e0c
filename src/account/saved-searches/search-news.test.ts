import { describe, expect, it } from 'vitest';
import { newsAfter, type SeenPrice } from './search-news.ts';

const seen = (...rows: readonly [number, string, number | null][]): SeenPrice[] =>
  rows.map(([seq, car, price]) => ({ seq, car, price }));

describe('new matches after a number', () => {
  it.each<[string, SeenPrice[], object[]]>([
    [
      'a car that was never seen before',
      seen([6, 'a', 20]),
      [{ kind: 'arrived', car: 'a', before: null, price: 20 }],
    ],
    ['one without a price', seen([6, 'a', null]), [{ kind: 'arrived', car: 'a', before: null, price: null }]],
    [
      'one that became cheaper since it came in',
      seen([6, 'a', 20], [7, 'a', 18]),
      [{ kind: 'arrived', car: 'a', before: null, price: 18 }],
    ],
    [
      'a lower price, by the lowest that was known',
      seen([1, 'a', 20], [3, 'a', 19], [6, 'a', 18], [7, 'a', 17]),
      [{ kind: 'price_down', car: 'a', before: 19, price: 17 }],
    ],
    ['no first price of a known car', seen([1, 'a', null], [6, 'a', 20]), []],
    ['nothing that was known', seen([1, 'a', 20], [5, 'a', 19]), []],
  ])('%s', (_, rows, news) => {
    expect([...newsAfter(rows, 5).values()]).toEqual(news);
  });
});
