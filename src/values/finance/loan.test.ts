import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountLent, type Loan, loanRepayment, repaymentCount, repaymentsPerYear } from './loan.ts';

const plain: Loan = {
  amount: 30_000,
  deposit: 0,
  residual: 0,
  feesLent: 0,
  feesPerMonth: 0,
  termYears: 5,
  annualRatePercent: 8.5,
  frequency: 'monthly',
};

/** Recalculates the balance after the last repayment, one repayment at a time. */
function owedAtEnd(loan: Loan, payment: number): number {
  const perYear = { weekly: 52, fortnightly: 26, monthly: 12 }[loan.frequency];
  let owed = loan.amount - loan.deposit + loan.feesLent;
  for (let line = 0; line < loan.termYears * perYear; line += 1) {
    owed = owed * (1 + loan.annualRatePercent / 100 / perYear) - payment;
  }
  return owed;
}

describe('loanRepayment', () => {
  // Excel's PMT: PMT(8%/12, 10, 10000) = 1,037.03; PMT(6%/12, 18*12, 0, 50000) = 129.08, which is by how much a
  // loan with a residual of all of it is cheaper each month (https://support.microsoft.com/office/0214da64).
  // NumPy Financial: pmt(0.075/12, 12*15, 200000) = 1,854.02. LibreOffice: PMT(1.99%/12; 36; 25000) = 715.96.
  it.each([
    [{ amount: 10_000, annualRatePercent: 8, termYears: 10 / 12 }, 1037.03],
    [{ amount: 200_000, annualRatePercent: 7.5, termYears: 15 }, 1854.02],
    [{ amount: 25_000, annualRatePercent: 1.99, termYears: 3 }, 715.96],
    [{ amount: 50_000, annualRatePercent: 6, termYears: 18, residual: 50_000 }, 250],
    [{ amount: 50_000, annualRatePercent: 6, termYears: 18 }, 250 + 129.08],
  ])('%j is %d a month, as published', (changes, expected) => {
    expect(loanRepayment({ ...plain, ...changes })).toBeCloseTo(expected, 2);
  });

  it.each([
    ['weekly', 52],
    ['fortnightly', 26],
    ['monthly', 12],
  ] as const)(
    '"%s %d": repays everything except the residual, checked payment by payment',
    (frequency, perYear) => {
      const loan = { ...plain, deposit: 4000, residual: 9000, feesLent: 1360.5, termYears: 4.5, frequency };
      expect(repaymentsPerYear[frequency]).toBe(perYear);
      expect(repaymentCount(loan)).toBe(4.5 * perYear);
      expect(owedAtEnd(loan, loanRepayment(loan))).toBeCloseTo(9000, 4);
    },
  );

  it('without interest is in equal shares', () => {
    expect(loanRepayment({ ...plain, annualRatePercent: 0 })).toBe(500);
    expect(loanRepayment({ ...plain, annualRatePercent: 0, residual: 6000 })).toBe(400);
  });

  it('"less deposit plus establishment fee": both change the amount lent', () => {
    const lent = loanRepayment({ ...plain, amount: 27_300 });
    expect(loanRepayment({ ...plain, deposit: 4000, feesLent: 1300 })).toBeCloseTo(lent, 10);
  });

  it('includes the monthly fees, of which a week bears 12/52', () => {
    const extra = (changes: Partial<Loan>) =>
      loanRepayment({ ...plain, ...changes, feesPerMonth: 13 }) - loanRepayment({ ...plain, ...changes });
    expect(extra({})).toBeCloseTo(13, 10);
    expect(extra({ frequency: 'fortnightly' })).toBeCloseTo(6, 10);
    expect(extra({ frequency: 'weekly' })).toBeCloseTo(3, 10);
  });

  it.each([30_000, 45_000])('is zero if a deposit of %d covers everything: no loan, no fees', (deposit) => {
    const loan = { ...plain, deposit, feesLent: 1300, feesPerMonth: 8, residual: 500 };
    expect(amountLent(loan)).toBe(0);
    expect(loanRepayment(loan)).toBe(0);
  });

  it('with a residual above the amount lent is interest only', () => {
    expect(loanRepayment({ ...plain, residual: 99_000 })).toBeCloseTo((30_000 * 0.085) / 12, 6);
  });

  const loans = fc.record({
    amount: fc.integer({ min: 1000, max: 250_000 }),
    deposit: fc.integer({ min: 0, max: 500 }),
    residual: fc.integer({ min: 0, max: 400 }),
    feesLent: fc.integer({ min: 0, max: 2000 }),
    feesPerMonth: fc.integer({ min: 0, max: 20 }),
    termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
    annualRatePercent: fc.integer({ min: 0, max: 4000 }).map((rate) => rate / 100),
    frequency: fc.constantFrom('weekly' as const, 'fortnightly' as const, 'monthly' as const),
  });

  it('rises with the amount, the rate and each fee, and falls with deposit and residual', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 1, max: 90 }), (loan, more) => {
        const payment = loanRepayment(loan);
        const changed = (changes: Partial<Loan>) => loanRepayment({ ...loan, ...changes });
        expect(changed({ amount: loan.amount + more })).toBeGreaterThan(payment);
        expect(changed({ annualRatePercent: loan.annualRatePercent + more / 100 })).toBeGreaterThan(payment);
        expect(changed({ feesLent: loan.feesLent + more })).toBeGreaterThan(payment);
        expect(changed({ feesPerMonth: loan.feesPerMonth + more })).toBeGreaterThan(payment);
        expect(changed({ deposit: loan.deposit + more })).toBeLessThan(payment);
        expect(changed({ residual: loan.residual + more })).toBeLessThan(payment);
      }),
    );
  });
});
