import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTokenBuckets } from './rate-limit.ts';

function buckets(burst: number, perMinute: number) {
  let nowMs = 1_000_000;
  const take = createTokenBuckets({ now: () => nowMs, burst, perMinute });
  const wait = (ms: number) => {
    nowMs += ms;
  };
  const taken = (key: string, times: number) =>
    Array.from({ length: times }, () => take(key)).filter(Boolean).length;
  return { take, wait, taken };
}

describe('a rate limit', () => {
  it('allows a burst, then the given number per minute', () => {
    const { taken, wait } = buckets(5, 60);
    expect(taken('a', 10)).toBe(5);
    wait(1000);
    expect(taken('a', 10)).toBe(1);
    wait(3_600_000);
    expect(taken('a', 10)).toBe(5);
  });

  it('counts each address separately', () => {
    const { taken } = buckets(2, 1);
    expect(taken('a', 3)).toBe(2);
    expect(taken('b', 3)).toBe(2);
  });

  it('adds nothing when the clock is set back', () => {
    const { taken, wait } = buckets(1, 60);
    expect(taken('a', 2)).toBe(1);
    wait(-60_000);
    expect(taken('a', 2)).toBe(0);
    wait(1000);
    expect(taken('a', 2)).toBe(1);
  });

  it('never allows more than burst and time permit', () => {
    const waits = fc.array(fc.nat({ max: 5000 }), { maxLength: 60 });
    fc.assert(
      fc.property(
        waits,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 120 }),
        (steps, burst, rate) => {
          const { take, wait } = buckets(burst, rate);
          let passed = 0;
          for (const step of steps) {
            wait(step);
            if (take('a')) passed += 1;
          }
          const elapsedMs = steps.reduce((sum, step) => sum + step, 0);
          expect(passed).toBeLessThanOrEqual(burst + (elapsedMs / 60_000) * rate + 1e-6);
        },
      ),
    );
  });
});
