import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { aLender } from './a-lender.fixture.ts';
import { anOffer } from './an-offer.fixture.ts';
import { type CarLoanRules, carEstimate, shownLoan, standardLoan } from './car-estimate.ts';

const thisYear = 2026;
const fees = [
  { name: 'Establishment fee', amount: 1300, every: 'once', isGovernment: false },
  { name: 'Account fee', amount: 8, every: 'month', isGovernment: false },
] as const;
const house = aLender({ fees: [...fees] });
const rules: CarLoanRules = {
  estimate: { show: true, lenders: ['house'], hiddenMakes: [], hiddenDealerships: [] },
  calculator: { lender: 'house' },
  lenders: { house },
  comparison: { amount: 30_000, termYears: 5 },
};
const quote = { weeklyRepaymentAmount: 121.49, advertisedRatePercent: 7.99, comparisonRatePercent: 8.73 };

function estimateOf(offer: Parameters<typeof anOffer>[0], car: Partial<Vehicle> = {}, own = rules) {
  const vehicle = aVehicle({
    price: 25_990,
    offerPrice: null,
    ...car,
    financeLenders: { house: anOffer(offer) },
  });
  return carEstimate(vehicle, own, thisYear);
}

describe('the estimate that pages show', () => {
  it('is calculated from the terms of the offer, with the fees of its lender', () => {
    const offer = { paymentWeek: 115.6, deposit: 3000, balloon: 500, termMonths: 60 };
    expect(estimateOf(offer)?.loan).toEqual({
      ...{ amount: 25_990, ratePercent: 8.49, comparisonRatePercent: 9.41, lender: 'house' },
      ...{ deposit: 3000, residual: 500, termYears: 5, feesLent: 1300, feesPerMonth: 8 },
    });
    expect(estimateOf(offer)?.weekly).toBeCloseTo(115.03, 2);
  });

  it("has no fees if the offer's figure does not contain them", () => {
    const estimate = estimateOf({ paymentWeek: 122.8, termYears: 5 });
    expect(estimate?.loan).toMatchObject({ feesLent: 0, feesPerMonth: 0 });
    expect(estimate?.weekly).toBeCloseTo(122.76, 2);
  });

  it("is null if the offer's figure does not follow from its terms", () => {
    const estimate = estimateOf({ paymentWeek: 90 });
    expect(estimate?.loan).toMatchObject({ deposit: 0, residual: 0, termYears: 5, feesLent: 1300 });
    expect(estimate?.weekly).toBeCloseTo(130.74, 2);
  });

  it('is a month divided by 4.33 if the lender is repaid monthly', () => {
    const calculator = { ...house.calculator, frequencies: ['monthly' as const] };
    const monthly = { ...rules, lenders: { house: { ...house, calculator, fees: [] } } };
    // PMT(8.49%/12, 60, 25990) = 533.09.
    expect((estimateOf({}, {}, monthly)?.weekly ?? 0) * 4.33).toBeCloseTo(533.09, 1);
  });

  it('of a quote is over five years without a deposit: "default quote term 5 years"', () => {
    const vehicle = aVehicle({ price: 25_990, offerPrice: null, youxQuote: quote });
    const estimate = carEstimate(vehicle, rules, thisYear);
    expect(estimate).toMatchObject({ lender: null, ratePercent: 7.99, comparisonRatePercent: 8.73 });
    expect(estimate?.loan).toMatchObject({ deposit: 0, residual: 0, termYears: 5, feesLent: 0 });
    expect(estimate?.weekly).toBeCloseTo(121.33, 2);
  });

  it("is the lender's figure for a car without a price, for which nothing can be calculated", () => {
    const own = { ...rules, lenders: { house: { ...house, estimate: { ...house.estimate } } } };
    const estimate = estimateOf({ paymentWeek: 142.31 }, { price: null }, own);
    expect([estimate?.weekly, estimate?.loan]).toEqual([142.31, null]);
  });

  it.each([
    [450, 1000],
    [120_000, 100_000],
  ])('for a price of %d is for the %d that the lender lends', (price, amount) => {
    expect(estimateOf({}, { price })?.loan?.amount).toBe(amount);
  });
});

describe("the loan of a shopper's deal", () => {
  const car = aVehicle({ price: 25_990, offerPrice: null });

  it("is the initial loan of the dealer's calculator for a car without an offer", () => {
    expect(standardLoan(car, rules)).toMatchObject({ amount: 25_990, ratePercent: 10, feesLent: 1300 });
    // 10 % with these fees, for $30,000 over five years.
    expect(standardLoan(car, rules)?.comparisonRatePercent).toBeCloseTo(12.38, 2);
  });

  it.each<[string, Partial<Vehicle>]>([
    ['sold', { status: 'sold' }],
    ['without a price', { price: null }],
  ])('is null for a car %s', (_, changes) => {
    expect(standardLoan({ ...car, ...changes }, rules)).toBeNull();
  });

  it("is the estimate's loan if there is one, or null if the dealer does not offer the calculator", () => {
    const vehicle = aVehicle({ price: 25_990, offerPrice: null, youxQuote: quote });
    const estimate = carEstimate(vehicle, rules, thisYear);
    expect(shownLoan(vehicle, estimate, rules, false)).toBe('25990 7.99 8.73 0 0 5 0 0 house');
    expect(shownLoan(car, null, rules, false)).toBeNull();
    expect(shownLoan(car, null, rules, true)).toMatch(/^25990 10 \S+ 0 0 5 1300 8 house$/);
  });
});
