import type { LenderSettings } from '../../../tenant/settings/finance/finance-lenders.schema.ts';
import {
  amountLent,
  type Loan,
  loanRepayment,
  repaymentCount,
  residualDue,
} from '../../../values/finance/loan.ts';
import { feesCharged } from '../../../vehicle/estimate/lender-rates.ts';
import { type LoanYear, loanYears } from '../../amortisation.ts';
import type { Allowed, Figures } from './calculator-figures.ts';

/** The cost of a loan. In dollars, not rounded. */
export type Calculation = {
  readonly repayment: number;
  readonly repayments: number;
  /** Amount minus deposit plus financed fees. */
  readonly lent: number;
  readonly totalInterest: number;
  /** Sum of all monthly fees. */
  readonly totalFees: number;
  /** Amount lent, interest and fees, which equals all repayments plus the residual; without the deposit. */
  readonly total: number;
  /** Included in the total. */
  readonly residual: number;
  readonly years: readonly LoanYear[];
};

/** Null if "a payment of $25 or less shows 'Enquire for Finance' and blanks the total" (stock and vehicle §9). */
export function calculation(
  figures: Figures,
  { fees, limits }: Pick<Allowed, 'limits'> & Pick<LenderSettings, 'fees'>,
): Calculation | null {
  const loan = loanOf(figures, fees);
  const repayment = loanRepayment(loan);
  // Compared in cents, as displayed.
  if (Math.round(repayment * 100) <= Math.round(limits.enquireUpTo * 100)) return null;
  const years = loanYears(loan);
  const sum = (part: (year: LoanYear) => number) => years.reduce((total, year) => total + part(year), 0);
  const lent = amountLent(loan);
  const totalInterest = sum(({ interest }) => interest);
  const totalFees = sum((year) => year.fees);
  return {
    repayment,
    repayments: repaymentCount(loan),
    lent,
    totalInterest,
    totalFees,
    total: lent + totalInterest + totalFees,
    residual: residualDue(loan),
    years,
  };
}

function loanOf({ amount, term, interest, ...rest }: Figures, fees: LenderSettings['fees']): Loan {
  return {
    ...rest,
    amount,
    termYears: term,
    annualRatePercent: interest,
    feesLent: feesCharged(fees, 'once'),
    feesPerMonth: feesCharged(fees, 'month'),
  };
}
