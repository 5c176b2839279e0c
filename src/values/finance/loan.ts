import { annuityPayment } from './annuity.ts';
import type { RepaymentFrequency } from './finance-terms.ts';

/** "Frequencies weekly 52, fortnightly 26, monthly 12" (stock and vehicle §9). */
export const repaymentsPerYear: Readonly<Record<RepaymentFrequency, number>> = {
  weekly: 52,
  fortnightly: 26,
  monthly: 12,
};

const MONTHS_PER_YEAR = 12;

/** A loan repaid in equal payments, the first after one interval, with a residual due with the last. In dollars. */
export type Loan = {
  /** The price, before the deposit. */
  readonly amount: number;
  readonly deposit: number;
  /** Residual or balloon, due with the last payment. */
  readonly residual: number;
  /** Initial fees that are financed. */
  readonly feesLent: number;
  /** Monthly fees paid with the repayments; a week bears 12/52. */
  readonly feesPerMonth: number;
  readonly termYears: number;
  /** Nominal rate: a twelfth per month. */
  readonly annualRatePercent: number;
  readonly frequency: RepaymentFrequency;
};

/** "Less deposit plus establishment fee" (stock and vehicle §9); zero if the deposit covers the amount. */
export function amountLent({ amount, deposit, feesLent }: Loan): number {
  return amount > deposit ? amount - deposit + feesLent : 0;
}

export function repaymentCount({ termYears, frequency }: Pick<Loan, 'termYears' | 'frequency'>): number {
  return Math.round(termYears * repaymentsPerYear[frequency]);
}

/** Fees included in each repayment. */
export function feesPerRepayment({ feesPerMonth, frequency }: Loan): number {
  return (feesPerMonth * MONTHS_PER_YEAR) / repaymentsPerYear[frequency];
}

/** Interest per repayment interval. */
export function ratePerRepayment({ annualRatePercent, frequency }: Loan): number {
  return annualRatePercent / 100 / repaymentsPerYear[frequency];
}

/** Limited to the amount lent; then the repayments are interest only. */
export function residualDue(loan: Loan): number {
  return Math.min(loan.residual, amountLent(loan));
}

/**
 * A repayment in dollars including fees, not rounded: the annuity (stock and vehicle §9) of the amount lent minus the
 * present value of the residual; Excel's PMT with a future value.
 */
export function loanRepayment(loan: Loan): number {
  const lent = amountLent(loan);
  if (lent === 0) return 0;
  const rate = ratePerRepayment(loan);
  const count = repaymentCount(loan);
  const residualAtStart = residualDue(loan) * (1 + rate) ** -count;
  return annuityPayment(lent - residualAtStart, rate, count) + feesPerRepayment(loan);
}
