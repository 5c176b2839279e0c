import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { estimatedQuote, type RateTable, tableComparisonRate, tableRate } from './rate-table.ts';

const asked = { selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5, year: 2026 } as const;

const table: RateTable = {
  rates: [
    { creditScore: 'GREAT', maxAgeYears: 3, maxTermYears: 5, annualRatePercent: 6.29 },
    { creditScore: 'GREAT', maxAgeAtEndYears: 12, annualRatePercent: 7.99 },
    { creditScore: 'POOR', annualRatePercent: 15 },
  ],
  fees: { establishment: 0, monthlyAccount: 0 },
  comparison: { amount: 30_000, termYears: 5 },
  basis: 'An estimate.',
};

describe('the rate from a rate table', () => {
  it.each([
    ['new, five years', {}, 6.29],
    ['three years old', { year: 2023 }, 6.29],
    ['four years old', { year: 2022 }, 7.99],
    ['longer than the row says', { loanTerm: 5.5 }, 7.99],
    ['twelve years old at the end', { year: 2019, loanTerm: 5 }, 7.99],
    ['older than that at the end', { year: 2019, loanTerm: 5.5 }, null],
    ['of no vehicle in particular', { year: null }, 6.29],
    ["next year's model", { year: 2027 }, 6.29],
    ['for a poor score', { selfAssessedCreditScore: 'POOR', year: 1990 }, 15],
    ['for a score without a row', { selfAssessedCreditScore: 'DECENT' }, null],
  ] as const)('for a loan %s', (_, changes, expected) => {
    expect(tableRate(table.rates, { ...asked, ...changes }, 2026)).toBe(expected);
  });
});

describe('an estimate from a rate table', () => {
  // Repayments that reduce the balance to zero after 260 weeks at 6.29 %/52 a week, found by bisection with
  // 40-digit decimals.
  it.each([
    [{ establishment: 0, monthlyAccount: 0 }, 134.55],
    [{ establishment: 975, monthlyAccount: 8 }, 140.77],
  ])('is the annuity of 52 weeks a year, with the fees: %j', (fees, expected) => {
    expect(estimatedQuote(asked, { ...table, fees }, 2026)).toMatchObject({
      weeklyRepaymentAmount: expected,
      advertisedRate: 6.29,
    });
  });

  it('is null without a rate', () => {
    expect(estimatedQuote({ ...asked, selfAssessedCreditScore: 'DECENT' }, table, 2026)).toBeNull();
  });

  it('rises with the price and each fee, and falls with the term', () => {
    const price = fc.integer({ min: 10_000, max: 199_000 });
    const fees = fc.record({
      establishment: fc.integer({ min: 0, max: 2000 }),
      monthlyAccount: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(price, fees, fc.integer({ min: 1, max: 6 }), (purchasePrice, fee, loanTerm) => {
        const rates = [{ creditScore: 'GREAT', annualRatePercent: 6.29 } as const];
        const weekly = (changes = {}, dearer = fee) =>
          estimatedQuote(
            { ...asked, purchasePrice, loanTerm, ...changes },
            { ...table, rates, fees: dearer },
            2026,
          )?.weeklyRepaymentAmount ?? 0;
        expect(weekly({ purchasePrice: purchasePrice + 500 })).toBeGreaterThan(weekly());
        expect(weekly({}, { ...fee, establishment: fee.establishment + 100 })).toBeGreaterThan(weekly());
        expect(weekly({}, { ...fee, monthlyAccount: fee.monthlyAccount + 1 })).toBeGreaterThan(weekly());
        expect(weekly({ loanTerm: loanTerm + 1 })).toBeLessThan(weekly());
      }),
    );
  });
});

describe('the comparison rate of a rate table', () => {
  it('is the annual rate without fees', () => {
    expect(tableComparisonRate(6.29, table)).toBe(6.29);
    expect(tableComparisonRate(0, table)).toBe(0);
  });

  it('of the standard rate is the example of the specification: "6.29% p.a. with comparison rate 8.19% p.a."', () => {
    const fees = { establishment: 975, monthlyAccount: 8 };
    expect(tableComparisonRate(6.29, { ...table, fees })).toBe(8.19);
  });

  it("of a dealer's table matches the weekly prices of the listing", () => {
    const { finance, search } = demoSettings('harbourline');
    const { annualRatePercent, comparisonRatePercent } = search.repayments ?? {};
    expect(
      tableComparisonRate(annualRatePercent ?? 0, { ...finance.table, comparison: finance.comparison }),
    ).toBe(comparisonRatePercent);
  });
});
