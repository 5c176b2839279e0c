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

describe('the lenders named by calculator and estimates', () => {
  it('must be lenders of the dealer', () => {
    expect(findings({ lender: 'standard', lenders: ['house', 'coast'] })).toEqual([]);
    expect(findings({ lenders: [] })).toEqual([]);
  });

  it('are reported if unknown, with the likely name', () => {
    expect(findings({ lenders: ['house', 'haus'] })).toEqual([
      {
        subject: 'finance',
        path: ['estimate', 'lenders', 1],
        message: 'estimate.lenders[1] is "haus", which is not the name of a lender under "lenders".',
        found: '"haus"',
        nearest: '"house"',
        allowed: '"standard", "house", "coast"',
      },
    ]);
  });

  it.each(['hose', 'constructor'])('do not include the built-in name %s', (lender) => {
    expect(findings({ lender })).toMatchObject([
      { path: ['calculator', 'lender'], found: `"${lender}"`, allowed: '"standard", "house", "coast"' },
    ]);
  });

  it('are not checked if finance.json is invalid', () => {
    expect(checkLenderNames({})).toEqual([]);
  });
});
