import { annuityPayment } from './annuity.ts';
import type { RepaymentFrequency } from './finance-terms.ts';

/** The n of the formula: "if repayments are to be made weekly, n is 52.18", "fortnightly, n is 26.09". */
const repaymentsPerYear: Readonly<Record<RepaymentFrequency, number>> = {
  weekly: 52.18,
  fortnightly: 26.09,
  monthly: 12,
};

/** A loan that is paid out at once and paid back in equal parts, the first after one interval. Dollars. */
export type ComparedLoan = {
  /** What is lent, with the fees that are lent too. */
  readonly credit: number;
  /** Paid when the loan begins, out of the loan or beside it; without government charges. */
  readonly feesAtStart: number;
  /** Each time, with the fees that go with it, such as for the account. */
  readonly payment: number;
  readonly payments: number;
  readonly frequency: RepaymentFrequency;
};

/** Rates beyond this, each interval, are no loan any more: the search for the rate ends here. */
const mostPerInterval = 100;

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
  let [low, high] = [0, mostPerInterval];
  // Halving until no number lies between the two; what is paid is worth less the higher the rate.
  for (let middle = high / 2; middle > low && middle < high; middle = (low + high) / 2) {
    if (presentValue(loan, middle) > received) low = middle;
    else high = middle;
  }
  return repaymentsPerYear[loan.frequency] * low * 100;
}

/** What all payments are worth when the loan begins. */
function presentValue({ payment, payments }: ComparedLoan, rate: number): number {
  // Equal to 1 − (1 + r)⁻ⁿ over r, and exact for tiny rates.
  return (payment * -Math.expm1(-payments * Math.log1p(rate))) / rate;
}

/** The loan that comparison rates are worked out for: "5-year secured loan of $30,000" (stock and vehicle §9). */
export type ComparisonExample = { readonly amount: number; readonly termYears: number };

/** Dollars, without what the government charges: lent with the loan when it begins, and paid each month. */
export type ComparedFees = { readonly once: number; readonly perMonth: number };

const MONTHS_PER_YEAR = 12;

/**
 * What an annual rate compares as, in percent with two decimals, by the fees of its lender: for the example,
 * repaid monthly. The rate itself without fees.
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
  // The sum of the repayments may fall short of the loan by a rounding error: then nothing is charged for it.
  return Math.round((comparisonRatePercent({ ...loan, frequency: 'monthly' }) ?? 0) * 100) / 100;
}
