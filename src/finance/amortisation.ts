import {
  amountLent,
  feesPerRepayment,
  type Loan,
  loanRepayment,
  ratePerRepayment,
  repaymentCount,
  repaymentsPerYear,
} from '../values/loan.ts';

/** What the repayments of one year do. Dollars, not rounded. */
export type LoanYear = {
  /** From 1. */
  readonly year: number;
  /** 0.5 in the last year of a term such as 4.5. */
  readonly shareOfYear: number;
  readonly principal: number;
  readonly interest: number;
  readonly fees: number;
  /** Still owed after its last repayment; in the last year the residual, which is due at once. */
  readonly balance: number;
};

/** Year by year until the term ends. Principals and the residual together are what was lent. */
export function loanYears(loan: Loan): LoanYear[] {
  const perYear = repaymentsPerYear[loan.frequency];
  const rate = ratePerRepayment(loan);
  const fee = feesPerRepayment(loan);
  const paidOff = loanRepayment(loan) - fee;
  const years: LoanYear[] = [];
  let balance = amountLent(loan);
  for (let left = balance > 0 ? repaymentCount(loan) : 0; left > 0; left -= perYear) {
    const repayments = Math.min(perYear, left);
    const before = balance;
    let interest = 0;
    for (let repayment = 0; repayment < repayments; repayment += 1) {
      interest += balance * rate;
      balance += balance * rate - paidOff;
    }
    years.push({
      year: years.length + 1,
      shareOfYear: repayments / perYear,
      principal: before - balance,
      interest,
      fees: fee * repayments,
      balance,
    });
  }
  return years;
}
