import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAvailable } from '../vehicle/status/availability.ts';
import { collapseSold } from './collapse-sold.ts';

const statuses = { I: 'in_stock', C: 'coming_soon', S: 'sold', U: 'unavailable' } as const;

function hits(text: string) {
  return [...text].map((letter, index) => ({
    index,
    status: statuses[letter === 'I' || letter === 'C' || letter === 'S' ? letter : 'U'],
  }));
}

describe('collapseSold', () => {
  it.each([
    ['ISSSI', [0, 1, 4]],
    ['SSI', [0, 2]],
    ['ISS', [0, 1]],
    ['SISIS', [0, 1, 2, 3, 4]],
    ['ISUSC', [0, 1, 4]],
    ['ICI', [0, 1, 2]],
    ['', []],
  ])('"consecutive sold cars collapse to one": of %s remain %o', (text, kept) => {
    expect(collapseSold(hits(text)).map(({ index }) => index)).toEqual(kept);
  });

  it('"if all hits are sold, all are shown"', () => {
    expect(collapseSold(hits('SSUS'))).toHaveLength(4);
  });

  it('removes no available hit and keeps the order', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('I', 'C', 'S', 'U') }), (text) => {
        const all = hits(text);
        const kept = collapseSold(all);
        expect(kept.filter(isAvailable)).toEqual(all.filter(isAvailable));
        expect(kept.map(({ index }) => index)).toEqual(
          kept.map(({ index }) => index).toSorted((a, b) => a - b),
        );
      }),
    );
  });
});
