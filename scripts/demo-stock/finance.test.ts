import { describe, expect, it } from 'vitest';
import { quoteFinance } from './finance.ts';

const car = { price: 30_000, ageYears: 3, status: 'in stock' } as const;

describe('a finance quote', () => {
  it('is an annuity over five years at the advertised rate', () => {
    const quote = quoteFinance(car);
    expect(quote?.ratePercent).toBe(7.49);
    // 30,000 at 7.49 % a year in 260 weekly or 60 monthly payments.
    expect(quote?.perWeek).toBe(138.42);
    expect(quote?.perMonth).toBe(601);
    expect(quote?.totalPayable).toBeCloseTo((quote?.perWeek ?? 0) * 260, 1);
  });

  it('has a comparison rate above its rate', () => {
    for (const ageYears of [0, 2, 6, 11]) {
      const quote = quoteFinance({ ...car, ageYears });
      expect(quote?.comparisonRatePercent).toBeGreaterThan(quote?.ratePercent ?? 99);
    }
  });

  it.each([
    { ...car, price: null },
    { ...car, ageYears: 13 },
    { ...car, status: 'sold' as const },
  ])('is not made for $price dollars, $ageYears years, $status', (vehicle) => {
    expect(quoteFinance(vehicle)).toBeNull();
  });
});
