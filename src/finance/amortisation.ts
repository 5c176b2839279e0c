import {
  amountLent,
  feesPerRepayment,
  type Loan,
  loanRepayment,
  ratePerRepayment,
  repaymentCount,
  repaymentsPerYear,
} from '../values/finance/loan.ts';

/** The effect of one year of repayments. In dollars, not rounded. */
export type LoanYear = {
  /** Counted from 1. */
  readonly year: number;
  /** 0.5 in the last year of a term such as 4.5; otherwise 1. */
  readonly shareOfYear: number;
  readonly principal: number;
  readonly interest: number;
  readonly fees: number;
  /** The balance after the year's last repayment; in the last year it is the residual, which is then due. */
  readonly balance: number;
};

/** The years of a loan. The principals and the residual add up to the amount lent. */
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
