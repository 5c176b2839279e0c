import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountLent, type Loan, loanRepayment, repaymentCount } from '../values/finance/loan.ts';
import { loanYears } from './amortisation.ts';

const loan: Loan = {
  amount: 30_000,
  deposit: 0,
  residual: 0,
  feesLent: 0,
  feesPerMonth: 0,
  termYears: 5,
  annualRatePercent: 8.5,
  frequency: 'monthly',
};

describe('the years of a loan', () => {
  // Excel's CUMPRINC and CUMIPMT: of 125,000 at 9 % over 30 years the second year pays off 934.11 with interest
  // of 11,135.23 (https://support.microsoft.com/office/61067bb0-9016-427d-b95b-1a752af0e606).
  it('equal those of a published example', () => {
    const years = loanYears({ ...loan, amount: 125_000, annualRatePercent: 9, termYears: 30 });
    expect(years).toHaveLength(30);
    expect(years[1]?.principal).toBeCloseTo(934.11, 2);
    expect(years[1]?.interest).toBeCloseTo(11_135.23, 2);
  });

  it('end with half a year if the term does', () => {
    const years = loanYears({ ...loan, termYears: 2.5, annualRatePercent: 0, feesPerMonth: 8 });
    expect(years.map(({ year, shareOfYear, fees }) => [year, shareOfYear, fees])).toEqual([
      [1, 1, 96],
      [2, 1, 96],
      [3, 0.5, 48],
    ]);
    expect(years.map(({ balance }) => Math.round(balance))).toEqual([18_000, 6000, 0]);
  });

  it('are empty if nothing is lent', () => {
    expect(loanYears({ ...loan, deposit: 30_000, feesLent: 1300 })).toEqual([]);
  });

  const loans = fc.record({
    amount: fc.integer({ min: 1000, max: 250_000 }),
    deposit: fc.integer({ min: 0, max: 900 }),
    residual: fc.integer({ min: 0, max: 1500 }),
    feesLent: fc.integer({ min: 0, max: 2000 }),
    feesPerMonth: fc.integer({ min: 0, max: 20 }),
    termYears: fc.integer({ min: 1, max: 14 }).map((halves) => halves / 2),
    annualRatePercent: fc.integer({ min: 0, max: 4000 }).map((rate) => rate / 100),
    frequency: fc.constantFrom('weekly' as const, 'fortnightly' as const, 'monthly' as const),
  });

  it('repay the amount lent except for the residual, and the interest is what is paid beyond that', () => {
    fc.assert(
      fc.property(loans, (any) => {
        const years = loanYears(any);
        const sum = (part: 'principal' | 'interest' | 'fees' | 'shareOfYear') =>
          years.reduce((total, year) => total + year[part], 0);
        const residual = Math.min(any.residual, amountLent(any));
        expect(sum('shareOfYear')).toBeCloseTo(any.termYears, 10);
        expect(sum('principal')).toBeCloseTo(amountLent(any) - residual, 4);
        expect(years.at(-1)?.balance).toBeCloseTo(residual, 4);
        const paid = loanRepayment(any) * repaymentCount(any);
        expect(sum('principal') + sum('interest') + sum('fees')).toBeCloseTo(paid, 4);
      }),
    );
  });
});
