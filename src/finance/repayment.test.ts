import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestPrice, monthlyEquivalent, weeklyRepayment } from './repayment.ts';

const terms = { deposit: 0, termYears: 5, annualRatePercent: 7.99 };

describe('weeklyRepayment', () => {
  it('repays the loan: after the last week nothing is owed', () => {
    const payment = weeklyRepayment(30_000, terms);
    let owed = 30_000;
    for (let week = 0; week < 260; week += 1) owed = owed * (1 + 0.0799 / 52) - payment;
    expect(owed).toBeCloseTo(0, 5);
  });

  it('is for the price minus the deposit', () => {
    expect(weeklyRepayment(35_000, { ...terms, deposit: 5_000 })).toBe(weeklyRepayment(30_000, terms));
    expect(weeklyRepayment(5_000, { ...terms, deposit: 6_000 })).toBe(0);
  });
});

describe('monthlyEquivalent', () => {
  it('"weekly times 4.33"', () => {
    expect(monthlyEquivalent(100)).toBeCloseTo(433, 10);
  });
});

describe('largestPrice', () => {
  it('is the last dollar whose repayment is still shown as the amount', () => {
    const loans = fc.record({
      deposit: fc.integer({ min: 0, max: 50_000 }),
      termYears: fc.integer({ min: 1, max: 7 }),
      annualRatePercent: fc.integer({ min: 0, max: 2000 }).map((rate) => rate / 100),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), loans, (perWeek, loan) => {
        const price = largestPrice(perWeek, loan);
        expect(Math.round(weeklyRepayment(price, loan))).toBeLessThanOrEqual(perWeek);
        expect(Math.round(weeklyRepayment(price + 1, loan))).toBeGreaterThan(perWeek);
      }),
    );
  });

  it('is hardly more than the deposit if nothing can be repaid', () => {
    expect(largestPrice(0, { ...terms, deposit: 4_000 })).toBeLessThan(4_120);
  });
});
