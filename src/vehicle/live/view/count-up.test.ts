import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countAt } from './count-up.ts';

describe('countAt', () => {
  it.each([
    [0, 0],
    [-16, 0],
    [1000, 240],
    [5000, 240],
    [Number.POSITIVE_INFINITY, 240],
  ])('"animates from 0 to views over 1 second": after %d ms of 240 it shows %d', (elapsedMs, count) => {
    expect(countAt(240, elapsedMs)).toBe(count);
  });

  it('never decreases or exceeds the target', () => {
    const ms = fc.integer({ min: 0, max: 1200 });
    fc.assert(
      fc.property(fc.nat(100_000), ms, ms, (views, a, b) => {
        const [earlier, later] = [countAt(views, Math.min(a, b)), countAt(views, Math.max(a, b))];
        expect(earlier).toBeLessThanOrEqual(later);
        expect(later).toBeLessThanOrEqual(views);
      }),
    );
  });
});
