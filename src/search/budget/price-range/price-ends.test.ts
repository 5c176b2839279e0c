import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveEnd, wholeScale } from './price-ends.ts';

const scale = { min: 5_000, max: 250_000, step: 500 };
const whole = { min: 5_000, max: 250_000 };

describe('the ends of a price range', () => {
  it('are the ends of the slider at first', () => {
    expect(wholeScale(scale)).toEqual(whole);
    expect(wholeScale({ min: 0, max: 1_200, step: 500 })).toEqual({ min: 0, max: 1_000 });
  });

  it.each([
    ['min', 20_000, { min: 20_000, max: 250_000 }],
    ['max', 20_000, { min: 5_000, max: 20_000 }],
    ['min', 20_249, { min: 20_000, max: 250_000 }],
    ['min', 20_250, { min: 20_500, max: 250_000 }],
    ['min', 0, whole],
    ['max', 9_000_000, whole],
    ['min', 9_000_000, { min: 249_500, max: 250_000 }],
    ['max', 0, { min: 5_000, max: 5_500 }],
  ] as const)('move: %s to %d', (end, price, expected) => {
    expect(moveEnd(whole, end, price, scale)).toEqual(expected);
  });

  it('stay on steps of the slider, the lowest below the highest, for any input', () => {
    const move = fc.tuple(fc.constantFrom('min' as const, 'max' as const), fc.double({ noNaN: true }));
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        let ends = wholeScale(scale);
        for (const [end, price] of moves) {
          ends = moveEnd(ends, end, price, scale);
          expect(ends.min).toBeLessThan(ends.max);
          expect(ends.min).toBeGreaterThanOrEqual(scale.min);
          expect(ends.max).toBeLessThanOrEqual(scale.max);
          expect((ends.min - scale.min) % scale.step).toBe(0);
          expect((ends.max - scale.min) % scale.step).toBe(0);
        }
      }),
    );
  });
});
