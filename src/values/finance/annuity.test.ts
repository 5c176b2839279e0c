import { describe, expect, it } from 'vitest';
import { annuityPayment, annuityPrincipal } from './annuity.ts';

describe('annuityPayment', () => {
  // Excel's PMT; NumPy Financial's pmt; Adobe FormCalc's Pmt (two); double-entry-bookkeeping.com; LibreOffice's PMT.
  it.each([
    [10_000, 0.08 / 12, 10, 1037.03],
    [200_000, 0.075 / 12, 12 * 15, 1854.02],
    [150_000, 0.0475 / 12, 25 * 12, 855.18],
    [25_000, 0.085, 12, 3403.82],
    [6_000, 0.05, 10, 777.03],
    [25_000, 0.0199 / 12, 36, 715.96],
  ])('of %d at %d per period over %d periods is %d, as published', (principal, rate, periods, expected) => {
    expect(annuityPayment(principal, rate, periods)).toBeCloseTo(expected, 2);
  });

  it('without interest is in equal shares', () => {
    expect(annuityPayment(1200, 0, 12)).toBe(100);
    expect(annuityPayment(1200, 1e-12, 12)).toBeCloseTo(100, 6);
  });
});

describe('annuityPrincipal', () => {
  it("of 500 a month at 8 % over 20 years is 59,777.15, the example of Excel's PV", () => {
    expect(annuityPrincipal(500, 0.08 / 12, 12 * 20)).toBeCloseTo(59_777.15, 2);
  });
});
