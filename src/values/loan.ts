import { annuityPayment } from './annuity.ts';
import type { RepaymentFrequency } from './finance-terms.ts';

/** "Frequencies weekly 52, fortnightly 26, monthly 12" (stock and vehicle §9). */
export const repaymentsPerYear: Readonly<Record<RepaymentFrequency, number>> = {
  weekly: 52,
  fortnightly: 26,
  monthly: 12,
};

const MONTHS_PER_YEAR = 12;

/** A loan that is repaid in equal parts, the first after one interval, and a residual with the last. Dollars. */
export type Loan = {
  /** What is to be paid for, before the deposit. */
  readonly amount: number;
  readonly deposit: number;
  /** Residual or balloon, due with the last repayment. */
  readonly residual: number;
  /** Fees at the start that are lent with the amount. */
  readonly feesLent: number;
  /** Fees paid with the repayments: a week bears 12/52 of them. */
  readonly feesPerMonth: number;
  readonly termYears: number;
  /** Nominal: a month's rate is a twelfth of it. */
  readonly annualRatePercent: number;
  readonly frequency: RepaymentFrequency;
};

/** "Less deposit plus establishment fee" (stock and vehicle §9); where the deposit pays for all, nothing. */
export function amountLent({ amount, deposit, feesLent }: Loan): number {
  return amount > deposit ? amount - deposit + feesLent : 0;
}

export function repaymentCount({ termYears, frequency }: Pick<Loan, 'termYears' | 'frequency'>): number {
  return Math.round(termYears * repaymentsPerYear[frequency]);
}

/** What of each repayment is fees. */
export function feesPerRepayment({ feesPerMonth, frequency }: Loan): number {
  return (feesPerMonth * MONTHS_PER_YEAR) / repaymentsPerYear[frequency];
}

/** Interest between two repayments, as a share of what is owed. */
export function ratePerRepayment({ annualRatePercent, frequency }: Loan): number {
  return annualRatePercent / 100 / repaymentsPerYear[frequency];
}

/** At most what is lent: then the repayments are interest alone. */
export function residualDue(loan: Loan): number {
  return Math.min(loan.residual, amountLent(loan));
}

/**
 * One repayment in dollars, not rounded, with the fees that go with it. The standard annuity (stock and vehicle
 * §9) for what is lent less what the residual is worth at the start: Excel's PMT with a future value.
 */
export function loanRepayment(loan: Loan): number {
  const lent = amountLent(loan);
  if (lent === 0) return 0;
  const rate = ratePerRepayment(loan);
  const count = repaymentCount(loan);
  const residualAtStart = residualDue(loan) * (1 + rate) ** -count;
  return annuityPayment(lent - residualAtStart, rate, count) + feesPerRepayment(loan);
}
