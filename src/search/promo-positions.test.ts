import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promoPositions } from './promo-positions.ts';

describe('promoPositions', () => {
  it.each([
    [21, 7, [7, 14, 21]],
    [21, 8, [8, 16]],
    [5, 6, []],
    [0, 3, []],
    [3, 0, [1, 2, 3]],
  ])('"inserted in the grid every N cards": %d cards, every %d', (cardCount, every, positions) => {
    expect(promoPositions(cardCount, { min: every, max: every, seed: '' })).toEqual(positions);
  });

  it('"a random 3 to 5 on one site": gaps of 3, 4 and 5, the same for the same seed', () => {
    const gapsOf = (seed: string, cardCount = 21) => {
      const positions = promoPositions(cardCount, { min: 3, max: 5, seed });
      return positions.map((position, i) => position - (positions[i - 1] ?? 0));
    };
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const gap of gapsOf(seed)) expect([3, 4, 5]).toContain(gap);
        expect(gapsOf(seed)).toEqual(gapsOf(seed));
      }),
    );
    expect(new Set(gapsOf('any', 300)).size).toBe(3);
    expect(gapsOf('/search/used-cars')).not.toEqual(gapsOf('/search/new-cars'));
  });
});
