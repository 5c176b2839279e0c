import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { popHeap, pushHeap, stdSort } from './std-order.ts';

describe('the sort order of GNU C++', () => {
  it('sorts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 200 }), (numbers) => {
        const sorted = [...numbers];
        stdSort(sorted, (a, b) => a > b);
        expect(sorted).toEqual([...numbers].sort((a, b) => b - a));
      }),
    );
  });

  it('is stable up to sixteen elements, and not beyond', () => {
    const tenths = (a: number, b: number): boolean => Math.floor(a / 100) > Math.floor(b / 100);
    const few = Array.from({ length: 16 }, (_, i) => i);
    stdSort(few, tenths);
    expect(few).toEqual(Array.from({ length: 16 }, (_, i) => i));
    const more = Array.from({ length: 17 }, (_, i) => i);
    stdSort(more, tenths);
    expect(more).not.toEqual(Array.from({ length: 17 }, (_, i) => i));
  });

  it('takes the best from a heap first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 60 }), (numbers) => {
        const heap: number[] = [];
        for (const number of numbers) pushHeap(heap, number, (a, b) => a < b);
        const taken = numbers.map(() => popHeap(heap, (a, b) => a < b));
        expect(taken).toEqual([...numbers].sort((a, b) => b - a));
      }),
    );
  });
});
