import { describe, expect, it } from 'vitest';
import { type DemoDealer, demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { calculation } from './calculation.ts';
import { type Figures, startingFigures } from './calculator-figures.ts';

function lenderOf(dealer: DemoDealer, name: string) {
  const lender = demoSettings(dealer).finance.lenders[name];
  if (lender === undefined) throw new Error(`${dealer} has no lender ${name}.`);
  return { limits: lender.calculator, fees: lender.fees };
}

const house = lenderOf('harbourline', 'house');

/** Recalculates the balance after the last repayment, one repayment at a time. */
function spreadsheet(figures: Figures, payment: number, lent: number) {
  const perYear = { weekly: 52, fortnightly: 26, monthly: 12 }[figures.frequency];
  let [owed, interest, paid] = [lent, 0, 0];
  for (let line = 0; line < figures.term * perYear; line += 1) {
    const added = (owed * figures.interest) / 100 / perYear;
    interest += added;
    paid += payment;
    owed += added - payment;
  }
  return { owed, interest, paid };
}

describe('the cost of a loan', () => {
  it.each([
    ['harbourline', 'house', 395 + 6 + 912.25, 8],
    ['meridian', 'metro', 1360.5, 0],
    ['wattle-range', 'country', 1300, 0],
    ['pitstop', 'yard', 0, 0],
  ] as const)('%s: with the fees of %s, %d lent and %d a month', (dealer, name, once, perMonth) => {
    const lender = lenderOf(dealer, name);
    const figures = { ...startingFigures({ ...lender, price: 25_990 }), frequency: 'monthly' as const };
    const result = calculation(figures, lender);
    const lent = 25_990 + once;
    const { owed, interest, paid } = spreadsheet(figures, (result?.repayment ?? 0) - perMonth, lent);
    expect(owed).toBeCloseTo(0, 4);
    expect(result?.lent).toBeCloseTo(lent, 10);
    expect(result?.totalInterest).toBeCloseTo(interest, 4);
    expect(result?.totalFees).toBeCloseTo(perMonth * figures.term * 12, 6);
    expect(result?.total).toBeCloseTo(paid + perMonth * figures.term * 12, 4);
  });

  it('includes the residual but not the deposit in the total', () => {
    const figures = { ...startingFigures({ ...house, price: 40_000 }), deposit: 8000, residual: 10_000 };
    const result = calculation(figures, house);
    const repayments = (result?.repayment ?? 0) * (result?.repayments ?? 0);
    expect(result?.residual).toBe(10_000);
    expect(result?.total).toBeCloseTo(repayments + 10_000, 4);
  });

  // "A payment of $25 or less shows 'Enquire for Finance' and blanks the total", compared in cents as
  // displayed.
  it.each([
    [1500, null],
    [1500.29, null],
    [1500.31, '25.01'],
    [1560, '26.00'],
  ])('for %d over five years without interest is %s a month', (amount, repayment) => {
    const lender = { limits: house.limits, fees: [] };
    const figures = { amount, term: 5, interest: 0, deposit: 0, residual: 0, frequency: 'monthly' as const };
    expect(calculation(figures, lender)?.repayment.toFixed(2) ?? null).toBe(repayment);
  });

  it('is null without an amount', () => {
    expect(calculation({ ...startingFigures({ ...house, price: null }), amount: 0 }, house)).toBeNull();
  });
});
