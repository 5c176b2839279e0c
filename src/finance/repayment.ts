/** Repayments are "weekly 52" a year, and a "monthly equivalent is weekly times 4.33" (stock and vehicle §9). */
const WEEKS_PER_YEAR = 52;
const WEEKS_PER_MONTH = 4.33;

/**
 * What a price is financed by: the deposit is paid at once, the rest in equal weekly repayments at the end
 * of each week, without balloon or fees. The annual rate is nominal and interest is added weekly: a week's
 * rate is a fifty-second of it.
 */
export type LoanTerms = {
  /** Dollars. */
  readonly deposit: number;
  readonly termYears: number;
  readonly annualRatePercent: number;
};

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

function weekly({ termYears, annualRatePercent }: LoanTerms) {
  return { rate: annualRatePercent / 100 / WEEKS_PER_YEAR, weeks: termYears * WEEKS_PER_YEAR };
}

/** Dollars per week, with cents; 0 where the deposit pays for all. */
export function weeklyRepayment(price: number, terms: LoanTerms): number {
  const { rate, weeks } = weekly(terms);
  return annuityPayment(Math.max(0, price - terms.deposit), rate, weeks);
}

export function monthlyEquivalent(perWeek: number): number {
  return perWeek * WEEKS_PER_MONTH;
}

/**
 * The largest price, in whole dollars, whose weekly repayment is at most `perWeek`. Estimates are shown in
 * whole dollars, so a repayment that rounds down to the amount still counts as that amount.
 */
export function largestPrice(perWeek: number, terms: LoanTerms): number {
  const { rate, weeks } = weekly(terms);
  const shown = (price: number) => Math.round(weeklyRepayment(price, terms));
  let price = Math.floor(terms.deposit + annuityPrincipal(perWeek + 0.5, rate, weeks));
  // A repayment of exactly half a dollar rounds up.
  while (price > 0 && shown(price) > perWeek) price -= 1;
  return price;
}
