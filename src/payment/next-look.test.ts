import { describe, expect, it } from 'vitest';
import { nextLookMs } from './next-look.ts';

describe('polling the state of a payment', () => {
  const waits = Array.from({ length: 40 }, (_, looks) => nextLookMs(looks));

  it('begins after a second, with growing intervals', () => {
    expect(waits.slice(0, 4)).toEqual([1000, 1500, 2250, 3375]);
    const some = waits.filter((ms) => ms !== null);
    expect(some).toEqual(some.toSorted((a, b) => a - b));
    expect(Math.max(...some)).toBe(15_000);
  });

  it('ends after some minutes', () => {
    const all = waits.reduce<number>((sum, ms) => sum + (ms ?? 0), 0);
    expect(all).toBeGreaterThan(120_000);
    expect(all).toBeLessThan(300_000);
    expect(waits.at(-1)).toBeNull();
  });
});
