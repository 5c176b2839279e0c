import { describe, expect, it } from 'vitest';
import type { SearchState } from '../../state/search-state.ts';
import { emptyState } from '../../state/state-parts.ts';
import { missText } from './miss-text.ts';
import {
  type LimitedBy,
  type MissedLimit,
  missedLimits,
  nearestMisses,
  nearMissSearch,
} from './near-misses.ts';

const settings = { show: true, pricePercent: 10, kmPercent: 20, years: 2 };
const limit = (changes: Partial<MissedLimit> = {}): MissedLimit => ({
  ...{ attribute: 'price', limit: 20_000, slack: 2000, range: { min: 20_001, max: 22_000 } },
  ...changes,
});
const years = limit({ attribute: 'year', limit: 2019, slack: 2, range: { min: 2017, max: 2018 } });

describe('the cars that just miss a limit', () => {
  it.each<[SearchState['ranges'], Record<string, [number, number]>]>([
    [{ price: { min: null, max: 20_000 } }, { price: [20_001, 22_000] }],
    [{ price: { min: 15_000, max: 20_000 } }, { price: [20_001, 22_000] }],
    [{ price: { min: null, max: 9999 } }, { price: [10_000, 10_998] }],
    [{ km: { min: null, max: 50_000 } }, { km: [50_001, 60_000] }],
    [{ year: { min: 2019, max: null } }, { year: [2017, 2018] }],
    [{ year: { min: 2019, max: 2019 } }, { year: [2017, 2018] }],
    [
      { price: { min: null, max: 20_000 }, year: { min: 2019, max: null } },
      { price: [20_001, 22_000], year: [2017, 2018] },
    ],
    [{ price: { min: 20_000, max: null }, year: { min: null, max: 2019 } }, {}],
    [{ price: { min: null, max: 9 }, weekly_price: { min: null, max: 200 } }, {}],
    [{}, {}],
  ])('of %o are those in %o', (ranges, wider) => {
    const found = missedLimits(ranges, settings);
    expect(
      Object.fromEntries(found.map(({ attribute, range }) => [attribute, [range.min, range.max]])),
    ).toEqual(wider);
  });

  it('are none for a limit that the dealer sets to 0, or if they are switched off', () => {
    const ranges = {
      price: { min: null, max: 20_000 },
      km: { min: null, max: 50_000 },
      year: { min: 2019, max: null },
    };
    const attributes = (changes: Partial<typeof settings>) =>
      missedLimits(ranges, { ...settings, ...changes }).map(({ attribute }) => attribute);
    expect(attributes({ pricePercent: 0 })).toEqual(['km', 'year']);
    expect(attributes({ kmPercent: 0, years: 0 })).toEqual(['price']);
    expect(attributes({ show: false })).toEqual([]);
  });

  it('have all other filters of the search, can be bought, and the closest come first', () => {
    const state: SearchState = {
      ...emptyState('relevant'),
      ...{ query: 'tow bar', page: 2, lists: { make_model: ['Mazda'] } },
      ranges: { price: { min: 9000, max: 20_000 }, year: { min: 2019, max: null } },
    };
    expect(nearMissSearch(state, limit())).toEqual({
      ...{ query: 'tow bar', page: 1, sort: 'price-asc' },
      lists: { make_model: ['Mazda'], status: ['In stock', 'Coming soon'] },
      ranges: { price: { min: 20_001, max: 22_000 }, year: { min: 2019, max: null } },
    });
  });

  it.each<[string[], string[] | null]>([
    [['Coming soon', 'Sold'], ['Coming soon']],
    [['Sold'], null],
  ])('of a search for the status %j have the status %j', (asked, expected) => {
    const state = { ...emptyState('relevant'), lists: { status: asked } };
    expect(nearMissSearch(state, limit())?.lists.status ?? null).toEqual(expected);
  });

  it('are the closest of all limits, each once', () => {
    const found: Parameters<typeof nearestMisses>[0] = [
      {
        missed: limit(),
        hits: [
          { objectID: 'a', price: 20_500 },
          { objectID: 'b', price: 21_900 },
        ],
      },
      {
        missed: years,
        hits: [{ objectID: 'c', year: 2018 }, { objectID: 'a', year: 2017 }, { objectID: 'd' }],
      },
    ];
    expect(nearestMisses(found, 2).map(({ hit, by }) => [hit.objectID, by])).toEqual([
      ['a', 500],
      ['c', 1],
    ]);
    expect(nearestMisses(found, 9).map(({ hit }) => hit.objectID)).toEqual(['a', 'c', 'b']);
  });
});

it.each<[LimitedBy, number, string]>([
  ['price', 1200, '$1,200 over'],
  ['km', 8000, '8,000 km more'],
  ['year', 1, 'A year older'],
  ['year', 2, '2 years older'],
])('a car that misses the %s by %d says "%s"', (attribute, by, text) => {
  const texts = {
    ...{ overPrice: '{amount} over', moreKm: '{km} km more' },
    ...{ olderOne: 'A year older', olderMany: '{years} years older' },
  };
  expect(missText({ attribute, by }, texts, 'AUD')).toBe(text);
});
