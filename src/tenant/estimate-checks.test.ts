import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { checkEstimateLenders } from './estimate-checks.ts';

const { finance } = demoSettings('harbourline');
const findings = (...lenders: string[]) =>
  checkEstimateLenders({ finance: { ...finance, estimate: { ...finance.estimate, lenders } } });

describe('the lenders whose estimates are shown', () => {
  it('are lenders of the dealer', () => {
    expect(findings('house', 'coast')).toEqual([]);
    expect(findings()).toEqual([]);
  });

  it('are named where they are not, with the one that was meant', () => {
    expect(findings('house', 'haus')).toEqual([
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

  it('are not looked at where finance.json has mistakes of its own', () => {
    expect(checkEstimateLenders({})).toEqual([]);
  });
});
