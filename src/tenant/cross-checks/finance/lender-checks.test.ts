import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { checkLenderNames } from './lender-checks.ts';

const { finance } = demoSettings('harbourline');

function findings({ lender = 'house', lenders = ['house'] }: { lender?: string; lenders?: string[] }) {
  const { calculator, estimate } = finance;
  return checkLenderNames({
    finance: { ...finance, calculator: { ...calculator, lender }, estimate: { ...estimate, lenders } },
  });
}

describe('the lenders of the calculator and of the estimates', () => {
  it('are lenders of the dealer', () => {
    expect(findings({ lender: 'standard', lenders: ['house', 'coast'] })).toEqual([]);
    expect(findings({ lenders: [] })).toEqual([]);
  });

  it('are named where they are not, with the one that was meant', () => {
    expect(findings({ lenders: ['house', 'haus'] })).toEqual([
      {
        subject: 'finance',
        path: ['estimate', 'lenders', 1],
        message: 'estimate.lenders.1 is "haus", which is not the name of a lender under "lenders".',
        found: '"haus"',
        nearest: '"house"',
        allowed: '"standard", "house", "coast"',
      },
    ]);
  });

  it.each(['hose', 'constructor'])('is no lender called %s', (lender) => {
    expect(findings({ lender })).toMatchObject([
      { path: ['calculator', 'lender'], found: `"${lender}"`, allowed: '"standard", "house", "coast"' },
    ]);
  });

  it('are not looked at where finance.json has mistakes of its own', () => {
    expect(checkLenderNames({})).toEqual([]);
  });
});
