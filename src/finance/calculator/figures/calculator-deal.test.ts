import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { repaymentFrequencies } from '../../../values/finance/finance-terms.ts';
import { type CarLoan, dealLoan, loanLimits, weekOfLoan } from '../../../vehicle/estimate/car-loan.ts';
import { type Deal, noDeal } from '../../deal/deal.schema.ts';
import { calculatorFacts } from '../calculator-facts.ts';
import { comparisonRateFor } from '../calculator-words.ts';
import { calculation } from './calculation.ts';
import { dealOf } from './calculator-deal.ts';
import { startingFigures } from './calculator-figures.ts';

const house: CarLoan = {
  ...{ amount: 30_000, ratePercent: 6.99, comparisonRatePercent: 9.34, deposit: 2900, residual: 0 },
  ...{ termYears: 5, feesLent: 1313.25, feesPerMonth: 8, lender: 'house' },
};

const settings = demoSettings('harbourline');

function factsOf(loan: CarLoan, deal: Deal = noDeal) {
  const facts = calculatorFacts(settings, null, loan);
  if (facts === null) throw new Error('There is no calculator.');
  return { ...facts, price: loan.amount, deal };
}

const dollars = fc.option(fc.integer({ min: 0, max: 40_000 }));
const deals = fc.record<Deal>({
  ...{ deposit: dollars, tradeIn: dollars },
  termYears: fc.option(fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2)),
  frequency: fc.option(fc.constantFrom(...repaymentFrequencies)),
});
const cars = fc.record<CarLoan>({
  amount: fc.integer({ min: 1000, max: 100_000 }),
  ...{ ratePercent: fc.constantFrom(6.99, 8.5, 16.5), comparisonRatePercent: fc.constantFrom(9.34, 18) },
  ...{ deposit: fc.constantFrom(0, 2900), residual: fc.constantFrom(0, 9000) },
  ...{ termYears: fc.constantFrom(3, 5), lender: fc.constantFrom('house', 'coast') },
  ...{ feesLent: fc.constant(0), feesPerMonth: fc.constant(0) },
});

describe('a calculator on the page of a car', () => {
  it('starts with the terms of its estimate, even beyond the range of its slider', () => {
    const facts = factsOf({ ...house, ratePercent: 16.5, residual: 5000 });
    expect(startingFigures(facts)).toEqual({
      ...{ amount: 30_000, term: 5, interest: 16.5, deposit: 2900, residual: 5000, frequency: 'weekly' },
    });
  });

  it("uses the lender's published comparison rate for its own rate, and calculates it for others", () => {
    const facts = factsOf(house);
    const start = startingFigures(facts);
    expect(comparisonRateFor(start, facts)).toBe(9.34);
    expect(comparisonRateFor({ ...start, interest: 8.5 }, facts)).toBe(10.87);
  });

  it('shows for every car and deal the same weekly repayment as cards and sidebar', () => {
    fc.assert(
      fc.property(cars, deals, (loan, deal) => {
        const facts = factsOf(loan, deal);
        const shown = dealLoan(loan, loanLimits(facts.limits), deal);
        const figures = startingFigures(facts);
        expect(figures.frequency).toBe(shown.frequency);
        const weeks = { weekly: 1, fortnightly: 2, monthly: 4.33 }[figures.frequency];
        const result = calculation(figures, facts);
        if (result !== null) expect(result.repayment / weeks).toBeCloseTo(weekOfLoan(shown), 6);
      }),
    );
  });
});

describe('the deal that a calculator stores', () => {
  it('is what differs from the stored deal', () => {
    const facts = factsOf(house);
    const start = startingFigures(facts);
    expect(dealOf(start, facts)).toEqual({});
    expect(dealOf({ ...start, interest: 9, residual: 100 }, facts)).toEqual({});
    expect(dealOf({ ...start, deposit: 5000, term: 7, frequency: 'monthly' }, facts)).toEqual({
      ...{ deposit: 5000, termYears: 7, frequency: 'monthly' },
    });
  });

  it.each([
    [12_000, { deposit: 4000 }],
    [5000, { deposit: 0, tradeIn: 5000 }],
  ])('with a trade-in of $8,000, once "deposit or trade-in" is set to %d, is %o', (deposit, said) => {
    const facts = factsOf(house, { ...noDeal, deposit: 1000, tradeIn: 8000 });
    expect(dealOf({ ...startingFigures(facts), deposit }, facts)).toEqual(said);
  });

  it('is read back as the same values', () => {
    fc.assert(
      fc.property(deals, deals, (before, wished) => {
        const figures = startingFigures(factsOf(house, wished));
        const said = { ...before, ...dealOf(figures, factsOf(house, before)) };
        expect(startingFigures(factsOf(house, said))).toEqual(figures);
      }),
    );
  });
});
