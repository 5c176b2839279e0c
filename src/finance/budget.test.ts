import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetFrequencies } from '../values/finance/budget-terms.ts';
import { budgetAmount, budgetFor, repaymentAfter } from './budget.ts';

const MOST = 1_000_000;
const defaults = { monthly: 600, weekly: 200 };
const dollars = fc.integer({ min: 0, max: MOST * 100 }).map((cents) => cents / 100);
const plan = fc.record({
  repayment: dollars,
  frequency: fc.constantFrom(...budgetFrequencies),
  deposit: dollars,
});

describe('the price that a repayment can finance', () => {
  // Calculated by hand: repayment times payments in five years (60 months, 260 weeks), plus the deposit.
  it.each([
    [600, 'monthly', 2_000, 38_000],
    [200, 'weekly', 2_000, 54_000],
    [0, 'monthly', 2_000, 2_000],
    [0, 'weekly', 0, 0],
    [250, 'weekly', 0, 65_000],
    [433.33, 'monthly', 0, 26_000],
    [99.99, 'weekly', 1_500.5, 27_498],
    [0, 'monthly', 0.49, 0],
    [0, 'monthly', 0.5, 1],
    [10.1, 'weekly', 0.2, 2_626],
    [1_000_000, 'weekly', 1_000_000, 261_000_000],
  ] as const)('of %d %s with a deposit of %d is %d', (repayment, frequency, deposit, expected) => {
    expect(budgetFor({ repayment, frequency, deposit }, 5)).toBe(expected);
  });

  it('depends on the term', () => {
    expect(budgetFor({ repayment: 600, frequency: 'monthly', deposit: 2_000 }, 7)).toBe(52_400);
  });

  it('equals a simulation payment by payment, to half a dollar', () => {
    fc.assert(
      fc.property(plan, ({ repayment, frequency, deposit }) => {
        let cents = BigInt(Math.round(deposit * 100));
        const payments = frequency === 'weekly' ? 5 * 52 : 5 * 12;
        for (let paid = 0; paid < payments; paid++) cents += BigInt(Math.round(repayment * 100));
        const budget = budgetFor({ repayment, frequency, deposit }, 5);
        expect(Number.isInteger(budget)).toBe(true);
        expect(Math.abs(Number(BigInt(budget) * 100n - cents))).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('never decreases with a higher repayment or deposit, and is never below the deposit', () => {
    fc.assert(
      fc.property(plan, dollars, (base, more) => {
        const budget = budgetFor(base, 5);
        expect(budgetFor({ ...base, repayment: base.repayment + more }, 5)).toBeGreaterThanOrEqual(budget);
        expect(budgetFor({ ...base, deposit: base.deposit + more }, 5)).toBeGreaterThanOrEqual(budget);
        expect(budget).toBeGreaterThanOrEqual(Math.floor(base.deposit));
      }),
    );
  });
});

describe('a typed amount', () => {
  it.each([
    ['600', 600],
    ['$1,250', 1_250],
    [' $ 12 500.75 ', 12_500.75],
    ['.5', 0.5],
    ['7.', 7],
    ['', 0],
    ['$', 0],
    ['.', 0],
    ['a lot', 0],
    ['-5', 0],
    ['1e5', 0],
    ['0x10', 0],
    ['12.5.1', 0],
    ['Infinity', 0],
    ['1000000', MOST],
    ['1,000,001', MOST],
    ['9'.repeat(400), MOST],
  ])('as "%s" is %d', (text, expected) => {
    expect(budgetAmount(text, MOST)).toBe(expected);
  });

  it('is between zero and the maximum, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const amount = budgetAmount(text, MOST);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(MOST);
      }),
    );
  });
});

describe('changing the frequency', () => {
  it.each([
    ['turns one default into the other', 600, 200],
    ['keeps what was typed', 450, 450],
    ['keeps nothing', 0, 0],
  ])('%s', (_, repayment, expected) => {
    expect(repaymentAfter({ from: 'monthly', to: 'weekly' }, repayment, defaults)).toBe(expected);
  });

  it('and back again changes nothing', () => {
    expect(repaymentAfter({ from: 'weekly', to: 'monthly' }, 200, defaults)).toBe(600);
  });
});
