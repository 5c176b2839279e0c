import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';

const draws = (words: (string | number)[], count: number) => {
  const random = randomFrom(...words);
  return Array.from({ length: count }, () => random.next());
};

describe('seeded random numbers', () => {
  it('are the same for the same words and different for others', () => {
    expect(draws([7, 'slot', 1], 20)).toEqual(draws([7, 'slot', 1], 20));
    expect(draws([7, 'slot', 1], 20)).not.toEqual(draws([7, 'slot', 2], 20));
    expect(draws([71], 5)).not.toEqual(draws([7, 1], 5));
  });

  it('are distributed evenly from 0 to 1', () => {
    const values = draws(['evenly'], 20_000);
    const shares = [0, 1, 2, 3].map(
      (quarter) => values.filter((value) => Math.floor(value * 4) === quarter).length,
    );
    for (const share of shares) expect(share / values.length).toBeCloseTo(0.25, 1);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
  });

  it('include both ends of a range of integers', () => {
    const random = randomFrom('dice');
    const faces = new Set(Array.from({ length: 500 }, () => random.whole(1, 6)));
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('follow weights, and never choose an item of weight 0', () => {
    const random = randomFrom('weights');
    const drawn = Array.from({ length: 3_000 }, () => random.weighted(['never', 'one', 'three'], weightOf));
    expect(drawn).not.toContain('never');
    const threes = drawn.filter((item) => item === 'three').length;
    expect(threes / drawn.length).toBeCloseTo(0.75, 1);
  });

  it('shuffle without losing an item or changing the list', () => {
    const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const shuffled = randomFrom('shuffle').shuffled(list);
    expect(shuffled).not.toEqual(list);
    expect([...shuffled].sort()).toEqual(list);
  });

  it('spread factors around 1', () => {
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
