import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noDeal } from '../../finance/deal/deal.schema.ts';
import { weeklyRepayment } from '../../finance/repayment.ts';
import { filterTerms, priceRangeOf } from './weekly-range.ts';

const settings = { annualRatePercent: 7.99, defaultTermYears: 5 };

describe('filterTerms', () => {
  it("adds the trade-in to the deposit, and uses the dealer's term by default", () => {
    expect(filterTerms({ ...noDeal, deposit: 2000, tradeIn: 6000 }, settings)).toEqual({
      deposit: 8000,
      termYears: 5,
      annualRatePercent: 7.99,
    });
    expect(filterTerms({ ...noDeal, termYears: 6.5 }, settings)).toMatchObject({
      deposit: 0,
      termYears: 6.5,
    });
  });
});

describe('priceRangeOf', () => {
  it('contains exactly the prices whose shown repayment is in the range', () => {
    const deals = fc.record({
      deposit: fc.integer({ min: 0, max: 20_000 }),
      termYears: fc.integer({ min: 1, max: 7 }),
    });
    const amount = fc.integer({ min: 1, max: 600 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 500, max: 150_000 }), deals, (a, b, price, own) => {
        const weekly = { min: Math.min(a, b), max: Math.max(a, b) };
        const terms = filterTerms({ ...noDeal, ...own }, settings);
        const range = priceRangeOf(weekly, terms);
        const shown = Math.round(weeklyRepayment(price, terms));
        expect(price >= (range.min ?? 0) && price <= (range.max ?? 0)).toBe(
          shown >= weekly.min && shown <= weekly.max,
        );
      }),
    );
  });

  it('has open ends if they are not set', () => {
    expect(priceRangeOf({ min: null, max: null }, filterTerms(noDeal, settings))).toEqual({
      min: null,
      max: null,
    });
  });
});
