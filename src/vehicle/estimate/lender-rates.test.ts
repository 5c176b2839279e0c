import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { feesCharged, type LenderFee, lenderComparisonRate } from './lender-rates.ts';

const example = { amount: 30_000, termYears: 5 };

function fee(amount: number, every: LenderFee['every'], isGovernment = false): LenderFee {
  return { name: 'Fee', amount, every, isGovernment };
}

/** Internal rate of return of all payments times twelve, found by the secant method. */
function spreadsheetRate(annualRatePercent: number, once: number, perMonth: number): number {
  const monthly = annualRatePercent / 1200;
  const credit = example.amount + once;
  const payment = (credit * monthly) / (1 - (1 + monthly) ** -60) + perMonth;
  const worth = (rate: number) => {
    let sum = 0;
    for (let month = 1; month <= 60; month += 1) sum += payment / (1 + rate) ** month;
    return sum - example.amount;
  };
  let [before, now] = [monthly, monthly + 0.001];
  for (let turn = 0; turn < 40 && Math.abs(now - before) > 1e-13; turn += 1) {
    [before, now] = [now, now - (worth(now) * (now - before)) / (worth(now) - worth(before))];
  }
  return Math.round(now * 120_000) / 100;
}

describe("a lender's comparison rate", () => {
  const { lenders } = demoSettings('harbourline').finance;

  it('excludes government charges', () => {
    const fees = lenders['house']?.fees ?? [];
    expect(fees.map(({ amount }) => amount)).toEqual([395, 6, 8, 912.25]);
    expect(feesCharged(fees, 'once')).toBeCloseTo(1313.25, 10);
    expect(lenderComparisonRate(8.5, fees, example)).toBe(spreadsheetRate(8.5, 1307.25, 8));
  });

  it.each([
    [8.5, 1300, 0],
    [7.5, 1360.5, 0],
    [14.5, 1360.5, 0],
    [20, 1300, 0],
  ])('at %d %% with %d lent and %d a month equals that of a spreadsheet', (rate, once, perMonth) => {
    const fees = [fee(once, 'once'), fee(perMonth, 'month')];
    expect(lenderComparisonRate(rate, fees, example)).toBe(spreadsheetRate(rate, once, perMonth));
  });

  it('is the annual rate without fees, or with only government charges', () => {
    expect(lenderComparisonRate(9.99, [], example)).toBe(9.99);
    expect(lenderComparisonRate(9.99, [fee(6, 'once', true)], example)).toBe(9.99);
  });

  it('is never below the annual rate', () => {
    const rates = fc.integer({ min: 0, max: 4000 }).map((rate) => rate / 100);
    const amounts = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(rates, amounts, fc.integer({ min: 0, max: 30 }), (rate, once, perMonth) => {
        const fees = [fee(once, 'once'), fee(perMonth, 'month')];
        expect(lenderComparisonRate(rate, fees, example)).toBeGreaterThanOrEqual(rate);
      }),
    );
  });
});
