import { annuityPayment } from './annuity.ts';
import type { RepaymentFrequency } from './finance-terms.ts';

/** The n of the formula: "if repayments are to be made weekly, n is 52.18", "fortnightly, n is 26.09". */
const repaymentsPerYear: Readonly<Record<RepaymentFrequency, number>> = {
  weekly: 52.18,
  fortnightly: 26.09,
  monthly: 12,
};

/** A loan paid out at once and repaid in equal payments, the first after one interval. In dollars. */
export type ComparedLoan = {
  /** The amount lent, including financed fees. */
  readonly credit: number;
  /** Fees due at the start, whether deducted from the loan or paid separately; without government charges. */
  readonly feesAtStart: number;
  /** Each repayment, including recurring fees. */
  readonly payment: number;
  readonly payments: number;
  readonly frequency: RepaymentFrequency;
};

/** Upper bound of the rate per interval; the search ends there. */
const MAX_PER_INTERVAL = 100;

/**
 * The comparison rate in percent a year, not rounded: n × r × 100 %, where r solves
 * Σ Aⱼ/(1 + r)ʲ = Σ (Rⱼ + Cⱼ)/(1 + r)ʲ; A is what is lent, R the repayments, C the fees, j counts intervals
 * (National Consumer Credit Protection Regulations 2010, regulations 71 and 100,
 * https://classic.austlii.edu.au/au/legis/cth/consol_reg/nccpr2010486/s100.html).
 * Null where there is none: less is paid back than was received, or nothing was received.
 */
export function comparisonRatePercent(loan: ComparedLoan): number | null {
  const received = loan.credit - loan.feesAtStart;
  if (received <= 0 || loan.payment * loan.payments < received) return null;
  let [low, high] = [0, MAX_PER_INTERVAL];
  // Bisection to machine precision; the present value decreases with the rate.
  for (let middle = high / 2; middle > low && middle < high; middle = (low + high) / 2) {
    if (presentValue(loan, middle) > received) low = middle;
    else high = middle;
  }
  return repaymentsPerYear[loan.frequency] * low * 100;
}

/** Present value of all payments. */
function presentValue({ payment, payments }: ComparedLoan, rate: number): number {
  // (1 − (1 + r)⁻ⁿ) / r, computed with full precision for tiny rates.
  return (payment * -Math.expm1(-payments * Math.log1p(rate))) / rate;
}

/** The loan for which comparison rates are calculated: "5-year secured loan of $30,000" (stock and vehicle §9). */
export type ComparisonExample = { readonly amount: number; readonly termYears: number };

/** In dollars without government charges: once, financed with the loan, and per month. */
export type ComparedFees = { readonly once: number; readonly perMonth: number };

const MONTHS_PER_YEAR = 12;

/**
 * The comparison rate of an annual rate in percent with two decimals, for the example loan repaid monthly with the
 * lender's fees. Without fees it is the rate itself.
 */
export function comparisonRateOf(
  annualRatePercent: number,
  { once, perMonth }: ComparedFees,
  { amount, termYears }: ComparisonExample,
): number {
  const payments = termYears * MONTHS_PER_YEAR;
  const credit = amount + once;
  const repayment = annuityPayment(credit, annualRatePercent / 100 / MONTHS_PER_YEAR, payments);
  const loan = { credit, feesAtStart: once, payment: repayment + perMonth, payments };
  // If rounding makes the repayments fall short of the loan, the rate is zero.
  return Math.round((comparisonRatePercent({ ...loan, frequency: 'monthly' }) ?? 0) * 100) / 100;
}
