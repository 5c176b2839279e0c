import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annuityPayment } from './annuity.ts';
import { type ComparedLoan, comparisonRateOf, comparisonRatePercent } from './comparison-rate.ts';

interface Offer {
  readonly amount: number;
  readonly months: number;
  readonly annualRatePercent: number;
  readonly feePaid?: number;
  readonly feeLent?: number;
  readonly monthlyFee?: number;
}

function monthlyLoan({ amount, months, annualRatePercent, ...fees }: Offer): ComparedLoan {
  const { feePaid = 0, feeLent = 0, monthlyFee = 0 } = fees;
  const credit = amount + feeLent;
  const payment = annuityPayment(credit, annualRatePercent / 1200, months) + monthlyFee;
  return { credit, feesAtStart: feePaid + feeLent, payment, payments: months, frequency: 'monthly' };
}

describe('the comparison rate', () => {
  // The same equation in the law of the United States: 12 CFR 1026, Appendix J (c)(1)(i),
  // https://www.consumerfinance.gov/rules-policy/regulations/1026/J/
  it('of $5,000 paid back in 24 months by $230 is 9.69 %, as a regulator publishes it', () => {
    const loan = { credit: 5000, feesAtStart: 0, payment: 230, payments: 24, frequency: 'monthly' } as const;
    expect(comparisonRatePercent(loan)).toBeCloseTo(9.69, 2);
  });

  // https://loangorilla.com.au/calculators/car-loans/comparison-rate-calculator: advertised 6.49 %, total fees
  // $1,000, monthly repayment $587, comparison rate 7.76 %; its fees read as $400 at the start, $10 a month.
  it('of a car loan of $30,000 over 5 years at 6.49 % with $1,000 of fees is 7.76 %, as published', () => {
    const offer = { amount: 30_000, months: 60, annualRatePercent: 6.49, feePaid: 400, monthlyFee: 10 };
    const loan = monthlyLoan(offer);
    expect(loan.payment - 10).toBeCloseTo(586.84, 1);
    expect(comparisonRatePercent(loan)).toBeCloseTo(7.76, 2);
  });

  it.each([
    ['weekly', 52.18],
    ['fortnightly', 26.09],
    ['monthly', 12],
  ] as const)('counts %s repayments as %d a year', (frequency, perYear) => {
    const payment = annuityPayment(30_000, 0.08 / perYear, 200);
    const loan = { credit: 30_000, feesAtStart: 0, payment, payments: 200, frequency };
    expect(comparisonRatePercent(loan)).toBeCloseTo(8, 6);
  });

  it('of a loan without costs is zero', () => {
    const loan = { credit: 1200, feesAtStart: 0, payment: 100, payments: 12, frequency: 'monthly' } as const;
    expect(comparisonRatePercent(loan)).toBeCloseTo(0, 6);
  });

  it.each([
    ['nothing is received', { credit: 1000, feesAtStart: 1000, payment: 100, payments: 12 }],
    ['less is paid back than was received', { credit: 1000, feesAtStart: 0, payment: 10, payments: 12 }],
  ])('is null if %s', (_, loan) => {
    expect(comparisonRatePercent({ ...loan, frequency: 'monthly' })).toBeNull();
  });

  const offers = fc.record({
    amount: fc.integer({ min: 1000, max: 200_000 }),
    months: fc.integer({ min: 1, max: 84 }),
    annualRatePercent: fc.integer({ min: 1, max: 4800 }).map((rate) => rate / 100),
  });
  const rateOf = (offer: Offer) => comparisonRatePercent(monthlyLoan(offer)) ?? Number.NaN;

  it('without fees is the annual rate', () => {
    fc.assert(
      fc.property(offers, (offer) => {
        expect(rateOf(offer)).toBeCloseTo(offer.annualRatePercent, 5);
      }),
    );
  });

  it('is never below the annual rate, and rises with each fee', () => {
    const fee = fc.integer({ min: 0, max: 900 });
    fc.assert(
      fc.property(offers, fee, fee, fc.integer({ min: 1, max: 90 }), (offer, feeLent, monthlyFee, more) => {
        const rate = rateOf({ ...offer, feeLent, monthlyFee });
        expect(rate).toBeGreaterThanOrEqual(offer.annualRatePercent - 1e-6);
        expect(rateOf({ ...offer, feeLent: feeLent + more, monthlyFee })).toBeGreaterThan(rate);
        expect(rateOf({ ...offer, feeLent, monthlyFee: monthlyFee + more })).toBeGreaterThan(rate);
        expect(rateOf({ ...offer, feePaid: more, feeLent, monthlyFee })).toBeGreaterThan(rate);
      }),
    );
  });
});

describe('comparisonRateOf', () => {
  const example = { amount: 30_000, termYears: 5 };

  it('with the fees of the example gives its rate: "6.29% p.a. with comparison rate 8.19% p.a."', () => {
    expect(comparisonRateOf(6.29, { once: 975, perMonth: 8 }, example)).toBe(8.19);
  });

  it('without fees is the annual rate', () => {
    const rates = fc.integer({ min: 0, max: 4800 }).map((rate) => rate / 100);
    fc.assert(
      fc.property(rates, (rate) => {
        expect(comparisonRateOf(rate, { once: 0, perMonth: 0 }, example)).toBeCloseTo(rate, 10);
      }),
    );
  });

  it('is the rate at which the payments are worth the amount received', () => {
    const fees = fc.record({
      once: fc.integer({ min: 0, max: 3000 }),
      perMonth: fc.integer({ min: 0, max: 30 }),
    });
    const rates = fc.integer({ min: 50, max: 4800 }).map((rate) => rate / 100);
    fc.assert(
      fc.property(rates, fees, (rate, { once, perMonth }) => {
        const compared = comparisonRateOf(rate, { once, perMonth }, example) / 1200;
        const payment = annuityPayment(30_000 + once, rate / 1200, 60) + perMonth;
        let owed = 30_000;
        for (let month = 0; month < 60; month += 1) owed = owed * (1 + compared) - payment;
        // A rate with two decimals is exact to some dollars over five years.
        expect(Math.abs(owed)).toBeLessThan(30);
      }),
    );
  });
});
