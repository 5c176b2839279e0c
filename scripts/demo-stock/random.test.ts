import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';

const draws = (words: (string | number)[], count: number) => {
  const random = randomFrom(...words);
  return Array.from({ length: count }, () => random.next());
};

describe('seeded chance', () => {
  it('repeats itself for the same words and not for others', () => {
    expect(draws([7, 'slot', 1], 20)).toEqual(draws([7, 'slot', 1], 20));
    expect(draws([7, 'slot', 1], 20)).not.toEqual(draws([7, 'slot', 2], 20));
    expect(draws([71], 5)).not.toEqual(draws([7, 1], 5));
  });

  it('is spread evenly from 0 to 1', () => {
    const values = draws(['evenly'], 20_000);
    const shares = [0, 1, 2, 3].map(
      (quarter) => values.filter((value) => Math.floor(value * 4) === quarter).length,
    );
    for (const share of shares) expect(share / values.length).toBeCloseTo(0.25, 1);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
  });

  it('draws whole numbers with both ends', () => {
    const random = randomFrom('dice');
    const faces = new Set(Array.from({ length: 500 }, () => random.whole(1, 6)));
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('follows weights, and never draws what weighs nothing', () => {
    const random = randomFrom('weights');
    const drawn = Array.from({ length: 3_000 }, () => random.weighted(['never', 'one', 'three'], weightOf));
    expect(drawn).not.toContain('never');
    const threes = drawn.filter((item) => item === 'three').length;
    expect(threes / drawn.length).toBeCloseTo(0.75, 1);
  });

  it('shuffles without losing or changing the list', () => {
    const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const shuffled = randomFrom('shuffle').shuffled(list);
    expect(shuffled).not.toEqual(list);
    expect([...shuffled].sort()).toEqual(list);
  });

  it('spreads factors around one', () => {
    const random = randomFrom('factors');
    const factors = Array.from({ length: 2_001 }, () => random.factor(0.4)).sort((a, b) => a - b);
    expect(factors[1_000]).toBeCloseTo(1, 1);
    expect(factors[0]).toBeGreaterThan(0.2);
    expect(factors[2_000]).toBeLessThan(5);
  });
});

function weightOf(item: string): number {
  return { never: 0, one: 1, three: 3 }[item] ?? 0;
}
