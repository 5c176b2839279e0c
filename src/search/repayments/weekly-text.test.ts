import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceRangeOf, type RepaymentSettings, weeklyText } from './weekly-text.ts';

const settings: RepaymentSettings = {
  annualRatePercent: 7.99,
  comparisonRatePercent: 8.73,
  weekly: '{amount}/week at {rate}% p.a., {comparisonRate}% p.a. comparison rate',
  currency: 'AUD',
};

describe('weeklyText', () => {
  it.each([
    // 30,000 × r / (1 − (1 + r)⁻²⁶⁰) with r = 0.0799 / 52.
    [30_000, { deposit: 0, termYears: 5 }, '$140'],
    [30_000, { deposit: 10_000, termYears: 5 }, '$93'],
    [30_000, { deposit: 0, termYears: 7 }, '$108'],
  ])('of %d with %o is %s, with the rate and the comparison rate', (price, repayment, amount) => {
    expect(weeklyText(price, repayment, settings)).toBe(
      `${amount}/week at 7.99% p.a., 8.73% p.a. comparison rate`,
    );
  });

  it.each([29_999, 30_000, 40_000])('says nothing of %d dollars that the deposit pays', (deposit) => {
    expect(weeklyText(30_000, { deposit, termYears: 5 }, settings)).toBeNull();
  });
});

describe('priceRangeOf', () => {
  const amountOf = (price: number, repayment: { deposit: number; termYears: number }) =>
    Number(/^\$([\d,]+)/.exec(weeklyText(price, repayment, settings) ?? '$0')?.[1]?.replaceAll(',', ''));

  it('holds exactly the prices whose shown repayment is in the range', () => {
    const repayments = fc.record({
      deposit: fc.integer({ min: 0, max: 20_000 }),
      termYears: fc.integer({ min: 1, max: 7 }),
    });
    const amount = fc.integer({ min: 1, max: 600 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 500, max: 150_000 }), repayments, (a, b, price, own) => {
        const weekly = { min: Math.min(a, b), max: Math.max(a, b) };
        const range = priceRangeOf(weekly, own, settings);
        const shown = amountOf(price, own);
        expect(price >= (range.min ?? 0) && price <= (range.max ?? 0)).toBe(
          shown >= weekly.min && shown <= weekly.max,
        );
      }),
    );
  });

  it('leaves open ends open', () => {
    expect(priceRangeOf({ min: null, max: null }, { deposit: 0, termYears: 5 }, settings)).toEqual({
      min: null,
      max: null,
    });
  });
});
