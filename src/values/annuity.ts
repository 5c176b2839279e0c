/** Share of the principal that is repaid each period: `r / (1 − (1 + r)⁻ⁿ)`, and `1 / n` without interest. */
function annuityFactor(ratePerPeriod: number, periods: number): number {
  // Equal to 1 − (1 + r)⁻ⁿ, and exact for the tiny rates at which the plain form loses its digits.
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

/** What can be borrowed for a payment: the inverse of `annuityPayment`, Excel's PV. */
export function annuityPrincipal(payment: number, ratePerPeriod: number, periods: number): number {
  return payment / annuityFactor(ratePerPeriod, periods);
}
