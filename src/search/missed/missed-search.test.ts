import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanedSearch, missedSearchName } from './missed-search.ts';

const wordsOf = (words: string) => cleanedSearch({ words, filters: [] })?.words ?? null;

describe('the words of a search', () => {
  it.each([
    ['Tesla Model 3', 'tesla model 3'],
    ['  <BYD>   "Atto"  ', 'byd atto'],
    ['Citroën C5', 'citroën c5'],
    ['bmw 320 2019', 'bmw 320 2019'],
    ['mx-5 under $25,000', 'mx-5 under $25,000'],
    ['a very large caravan with an ensuite and bunks for six', 'a very large caravan with an ensuite and'],
    ['x'.repeat(60), 'x'.repeat(40)],
    ['', ''],
  ])('%j are kept as %j', (typed, kept) => {
    expect(wordsOf(typed)).toBe(kept);
  });

  it.each([
    'ada@example.com',
    'https://example.com/ada',
    'www.example.com',
    '0412345678',
    '0412 345 678',
    '+61 412 345 678',
    '(07) 3123-4567',
    'stock 123456',
    '1234*5678',
    '０４１２３４５６７８',
    'JTMRBREVX0D012345',
    'corolla for ada 04-12-34-56-78',
  ])('%j are not kept', (typed) => {
    expect(wordsOf(typed)).toBeNull();
  });

  it('are not kept either if they stand in a filter', () => {
    expect(cleanedSearch({ words: 'ute', filters: ['ada@example.com'] })).toBeNull();
  });

  it('stay the same when they are cleaned again, and short', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (words, filters) => {
        const once = cleanedSearch({ words, filters });
        if (once === null) return;
        expect(missedSearchName(once).length).toBeLessThanOrEqual(42 + 4 * 43);
        expect(cleanedSearch(once)).toEqual(once);
      }),
    );
  });
});

describe('the name of a search', () => {
  it('has the filters in one order', () => {
    const [one, other] = [
      ['Ute', 'Diesel'],
      ['Diesel', 'Ute'],
    ].map((filters) => cleanedSearch({ words: 'byd', filters }));
    expect(one && missedSearchName(one)).toBe('“byd” · Diesel · Ute');
    expect(other).toEqual(one);
  });

  it('is empty without words and filters', () => {
    expect(missedSearchName({ words: '', filters: [] })).toBe('');
  });
});
