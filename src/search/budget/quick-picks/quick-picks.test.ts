import { describe, expect, it } from 'vitest';
import { quickPicks } from './quick-picks.ts';

const cars = (prices: readonly number[]) => prices.map((price, index) => ({ id: String(index), price }));
/** One car for each thousand dollars, up to this many thousand. */
const upTo = (thousands: number) => cars(Array.from({ length: thousands }, (_, index) => (index + 1) * 1000));
const maxima = (...given: Parameters<typeof quickPicks>) => quickPicks(...given).map(({ max }) => max);

describe('suggested prices', () => {
  it('are the configured ones that match more vehicles than the one before, in order', () => {
    const prices = [60_000, 500, 20_000, 20_500, 40_000, 80_000];
    expect(quickPicks(prices, upTo(100))).toEqual([
      { max: 20_000, count: 20 },
      { max: 40_000, count: 40 },
      { max: 60_000, count: 60 },
      { max: 80_000, count: 80 },
    ]);
  });

  it('exclude prices above nearly all vehicles', () => {
    expect(maxima([10_000, 20_000, 30_000, 40_000, 95_000, 96_000], upTo(100))).toEqual([
      10_000, 20_000, 30_000, 40_000, 95_000,
    ]);
  });

  it('are round prices that divide the stock if no configured one does', () => {
    expect(maxima([300_000, 400_000], upTo(100))).toEqual([15_000, 30_000, 45_000, 60_000, 75_000, 90_000]);
  });

  it('include others between the configured ones if too few divide the stock', () => {
    const picks = maxima([14_000, 31_000], upTo(100));
    expect(picks).toEqual([14_000, 31_000, 45_000, 60_000, 75_000, 90_000]);
  });

  it.each([
    ['three are too few, and others are added', [20_000, 50_000, 80_000], 6],
    ['four are enough', [20_000, 40_000, 60_000, 80_000], 4],
  ])('of the configured ones that divide the stock, %s', (_, configured, count) => {
    const picks = maxima(configured, upTo(100));
    expect(picks).toHaveLength(count);
    expect(picks).toEqual(expect.arrayContaining(configured));
  });

  it('are few if the stock has few prices, and empty without stock', () => {
    expect(maxima([], cars([20_000, 20_000, 45_000]))).toEqual([20_000]);
    expect(maxima([10_000], [])).toEqual([]);
    expect(maxima([10_000], [{ id: 'a' }])).toEqual([]);
  });
});
