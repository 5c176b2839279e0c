import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { checkCalculatorLender } from './calculator-checks.ts';

const { finance } = demoSettings('harbourline');
const found = (lender: string) =>
  checkCalculatorLender({ finance: { ...finance, calculator: { ...finance.calculator, lender } } });

describe("the calculator's lender", () => {
  it.each(['house', 'standard'])('may be %s, which the dealer has', (lender) => {
    expect(found(lender)).toEqual([]);
  });

  it.each(['hose', 'constructor'])('may not be %s, and those that may are named', (lender) => {
    expect(found(lender)).toMatchObject([
      {
        subject: 'finance',
        path: ['calculator', 'lender'],
        message: `calculator.lender is "${lender}", which is none of "lenders".`,
        allowed: expect.stringContaining('"house"'),
      },
    ]);
  });

  it('is named where it is only mistyped', () => {
    expect(found('hose')[0]?.nearest).toBe('"house"');
  });
});
