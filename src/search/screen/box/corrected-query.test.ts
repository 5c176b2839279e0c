import { describe, expect, it } from 'vitest';
import { correctedQuery } from './corrected-query.ts';

const hit = (...matched_tokens: string[]) => ({
  objectID: '1',
  _rawTypesenseHit: { highlights: [{ field: 'name', matched_tokens }] },
});
const hitOfWords = (tokens_matched: number, ...words: string[]) => ({
  ...hit(...words),
  text_match_info: { tokens_matched },
});

describe('a misspelled query', () => {
  it.each([
    ['toyta corola', ['Toyota', 'Corolla'], 'Toyota Corolla'],
    ['landcrusier', ['LandCruiser'], 'LandCruiser'],
    ['red corola', ['Corolla'], 'red Corolla'],
    ['hyundia i30', ['Hyundai', 'i30'], 'Hyundai i30'],
    ['coroll cros', ['Corolla', 'Cross'], null],
    ['toyota', ['Toyota'], null],
    ['citroen', ['Citroën'], null],
    ['cx5', ['CX'], null],
    ['2018', ['2019'], null],
    ['petrol', [], null],
    ['"toyta"', ['Toyota'], null],
  ])('%s, whose first car matched %s, is corrected to %s', (query, matched, corrected) => {
    expect(correctedQuery(query, [hit(...matched)])).toBe(corrected);
  });

  it.each([
    ['corolla qwerty', 1, ['Corolla'], 'corolla'],
    ['corola qwerty', 1, ['Corolla'], 'Corolla'],
    ['red corolla', 2, ['Corolla'], null],
    ['red corolla qwerty uiop', 2, ['Corolla'], 'red corolla'],
    ['purpel suv', 1, ['SUV'], 'suv'],
    ['purpel corola 2020', 2, ['Corolla', '2020'], 'Corolla 2020'],
    ['c-hr', 2, ['C', 'HR'], null],
    ['c-hr  hybrid !', 3, ['C', 'HR'], null],
    ['land cruiser', 1, ['LandCruiser'], null],
    ['mazda -cx', 1, ['Mazda'], null],
    ['mazda -cx qwerty', 1, ['Mazda'], 'mazda -cx'],
    ['petrol', 0, [], null],
  ])('%s, of which %i words matched as %s, is shortened to %s', (query, matched, words, corrected) => {
    expect(correctedQuery(query, [hitOfWords(matched, ...words)])).toBe(corrected);
  });

  it('is corrected by words of the body, the fuel and the colour too', () => {
    const highlights = [['Corolla'], ['Hatch'], ['Hybrid'], ['White']].map((matched_tokens) => ({
      matched_tokens,
    }));
    const found = { objectID: '1', _rawTypesenseHit: { highlights } };
    expect(correctedQuery('whte corolla hatc hybird', [found])).toBe('White corolla hatc Hybrid');
  });

  it('stays as it is where nothing was found, or a hit has no highlighted name', () => {
    expect(correctedQuery('toyta', [])).toBeNull();
    expect(correctedQuery('toyta', [{ objectID: '1' }])).toBeNull();
  });
});
