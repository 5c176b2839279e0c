import { describe, expect, it } from 'vitest';
import { correctedQuery } from './corrected-query.ts';

const hit = (...matchedWords: string[]) => ({ objectID: '1', _highlightResult: { name: { matchedWords } } });

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

  it('stays as it is where nothing was found, or a hit has no highlighted name', () => {
    expect(correctedQuery('toyta', [])).toBeNull();
    expect(correctedQuery('toyta', [{ objectID: '1' }])).toBeNull();
  });
});
