import { describe, expect, it } from 'vitest';
import { demoLenders, offersOf, quoteFinance } from './finance.ts';

const car = { price: 30_000, ageYears: 3, status: 'in stock', vin: 'JTNB23HK903012345' } as const;
const { house, coast, metro, yard } = demoLenders;

describe('a finance quote', () => {
  it('is an annuity over five years at the advertised rate', () => {
    // 30,000 at 7.49 % a year in 260 weekly payments.
    expect(quoteFinance(car)).toEqual({ perWeek: 138.42, ratePercent: 7.49, comparisonRatePercent: 8.38 });
  });

  it('has a comparison rate above its rate', () => {
    for (const ageYears of [0, 2, 6, 11]) {
      const quote = quoteFinance({ ...car, ageYears });
      expect(quote?.comparisonRatePercent).toBeGreaterThan(quote?.ratePercent ?? 99);
    }
  });

  it.each([
    { ...car, price: null },
    { ...car, ageYears: 13 },
    { ...car, status: 'sold' as const },
  ])('is not made for $price dollars, $ageYears years, $status', (vehicle) => {
    expect(quoteFinance(vehicle)).toBeNull();
  });
});

describe("a lender's offer", () => {
  const vins = Array.from({ length: 400 }, (_, n) => `JTNB23HK9030${10_000 + n}`.slice(0, 17));
  const offers = (lender: (typeof demoLenders)[keyof typeof demoLenders]) =>
    vins.flatMap((vin) => offersOf({ ...car, vin }, [lender])[lender.name] ?? []);

  it('is an annuity for the price and fees, plus the monthly fee', () => {
    const usual = offers(house).find(({ deposit, balloon }) => deposit === 0 && balloon === 0);
    // 31,313.25 at 7.49 % a year in 60 monthly payments is 627.31; in 260 weekly ones 144.48.
    expect(usual?.paymentMonth).toBeCloseTo(627.31 + 8, 1);
    expect(usual?.paymentWeek).toBeCloseTo(144.48 + (8 * 12) / 52, 1);
    expect(usual?.totalPayable).toBeCloseTo((usual?.paymentWeek ?? 0) * 260, 0);
  });

  it('is lower per week with a deposit or a balloon, and states them', () => {
    const [usual] = offers(yard).filter(({ deposit, balloon }) => deposit === 0 && balloon === 0);
    const withDeposit = offers(yard).filter(({ deposit, balloon }) => deposit > 0 && balloon === 0);
    const withBalloon = offers(yard).filter(({ deposit, balloon }) => deposit === 0 && balloon > 0);
    expect(withDeposit.length).toBeGreaterThan(10);
    expect(withBalloon.length).toBeGreaterThan(10);
    for (const { paymentWeek } of [...withDeposit, ...withBalloon])
      expect(paymentWeek).toBeLessThan(usual?.paymentWeek ?? 0);
  });

  it('sometimes lacks the figures that the lender sometimes omits', () => {
    const lacking = (lender: Parameters<typeof offers>[0], figure: 'comparisonRate' | 'paymentMonth') =>
      offers(lender).filter((offer) => offer[figure] === null).length;
    for (const count of [lacking(house, 'comparisonRate'), lacking(yard, 'paymentMonth')]) {
      expect(count).toBeGreaterThan(5);
      expect(count).toBeLessThan(60);
    }
    expect(offers(coast).every(({ paymentWeek }) => paymentWeek === null)).toBe(true);
  });

  it('exists for cars of any age, even sold ones', () => {
    expect(offersOf({ ...car, ageYears: 15, status: 'sold' }, [metro])).toHaveProperty('metro');
  });

  it.each([
    { ...car, price: null },
    { ...car, vin: 'JTNB23HK903012347' },
    { ...car, vin: 'JTNB23HK903012344' },
  ])('is not made for $price dollars and the VIN $vin', (vehicle) => {
    expect(offersOf(vehicle, [house])).toEqual({});
  });
});
