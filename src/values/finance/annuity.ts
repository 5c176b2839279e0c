/** Share of the principal repaid per period: `r / (1 − (1 + r)⁻ⁿ)`, or `1 / n` without interest. */
function annuityFactor(ratePerPeriod: number, periods: number): number {
  // 1 − (1 + r)⁻ⁿ, computed with full precision for tiny rates.
  return ratePerPeriod === 0
    ? 1 / periods
    : ratePerPeriod / -Math.expm1(-periods * Math.log1p(ratePerPeriod));
}

/**
 * The standard annuity: $10,000 at 8 % a year in ten monthly payments is
 * `annuityPayment(10_000, 0.08 / 12, 10)` = $1,037.03, the example of Excel's PMT
 * (https://support.microsoft.com/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441).
 */
export function annuityPayment(principal: number, ratePerPeriod: number, periods: number): number {
  return principal * annuityFactor(ratePerPeriod, periods);
}

/** The principal that a payment finances: the inverse of `annuityPayment`, Excel's PV. */
export function annuityPrincipal(payment: number, ratePerPeriod: number, periods: number): number {
  return payment / annuityFactor(ratePerPeriod, periods);
}
