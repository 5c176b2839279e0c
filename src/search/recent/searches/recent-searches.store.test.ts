import { describe, expect, it } from 'vitest';
import { withSearch } from './recent-searches.store.ts';

const search = (words: string, path = `/search?query=${encodeURIComponent(words)}`) => ({ path, words });
const wordsAfter = (...searches: { path: string; words: string }[]) =>
  searches.reduce<ReturnType<typeof withSearch>>(withSearch, []).map(({ words }) => words);

describe('withSearch', () => {
  it('keeps the last five, newest first', () => {
    expect(wordsAfter(...['a1', 'b2', 'c3', 'd4', 'e5', 'f6'].map((words) => search(words)))).toEqual([
      'f6',
      'e5',
      'd4',
      'c3',
      'b2',
    ]);
  });

  it('moves a repeated search to the top', () => {
    expect(wordsAfter(search('Mazda'), search('Kia'), search('Mazda'))).toEqual(['Mazda', 'Kia']);
    expect(wordsAfter(search('Mazda', '/a'), search('Kia'), search('Mazda', '/b'))).toEqual(['Mazda', 'Kia']);
    expect(wordsAfter(search('One name', '/a'), search('Kia'), search('Another', '/a'))).toEqual([
      'Another',
      'Kia',
    ]);
  });

  it('replaces a search by its continuation while typing', () => {
    expect(
      wordsAfter(search('Kia'), search('“co”'), search('“corolla”'), search('“corolla” · Hatch')),
    ).toEqual(['“corolla” · Hatch', 'Kia']);
  });

  it.each([
    ['no words', { path: '/search', words: '  ' }],
    ["another site's address", { path: '//evil.example/search', words: 'Kia' }],
    ['an address that runs code', { path: 'javascript:alert(1)', words: 'Kia' }],
  ])('does not store a search with %s', (_, nothing) => {
    expect(wordsAfter(search('Mazda'), nothing)).toEqual(['Mazda']);
  });
});
