import type { LenderSettings } from '../../tenant/settings/finance/finance-lenders.schema.ts';
import { MAX_DEPOSIT, type RepaymentFrequency, WEEKS_PER_MONTH } from '../../values/finance/finance-terms.ts';
import { type Loan, loanRepayment } from '../../values/finance/loan.ts';
import { toHundredths } from '../../values/finance/rate.ts';

type Calculator = LenderSettings['calculator'];

/**
 * The default loan for a car (the dealer's example), within the lender's limits. In dollars, years and percent a
 * year.
 */
export type CarLoan = {
  /** The part of the price that the lender finances. */
  readonly amount: number;
  readonly ratePercent: number;
  readonly comparisonRatePercent: number;
  readonly deposit: number;
  /** Residual or balloon payment at the end. */
  readonly residual: number;
  readonly termYears: number;
  readonly feesLent: number;
  readonly feesPerMonth: number;
  /** Key in `lenders` of finance.json; its limits apply. */
  readonly lender: string;
};

/** The limits that a lender applies to a shopper's deal. */
export type LoanLimits = Pick<Calculator, 'frequencies' | 'enquireUpTo'> & {
  readonly term: Pick<Calculator['term'], 'min' | 'max' | 'step'>;
  readonly maxDeposit: number;
};

export function loanLimits({ deposit, term, frequencies, enquireUpTo }: Calculator): LoanLimits {
  const { min, max, step } = term;
  return {
    ...{ frequencies, enquireUpTo, term: { min, max, step } },
    maxDeposit: deposit?.max ?? MAX_DEPOSIT,
  };
}

/** The limits as a JSON array for weekly-price.js; positional, because it is part of every page. */
export function limitsList({ frequencies, enquireUpTo, term, maxDeposit }: LoanLimits) {
  return [frequencies, enquireUpTo, maxDeposit, term.min, term.max, term.step] as const;
}

/** "Maximum 100000 (105% of price when price exceeds 100000 on one site)" (stock and vehicle §9). */
export function maxLoan(
  { amount, maxPercentOfPrice }: Pick<Calculator, 'amount' | 'maxPercentOfPrice'>,
  price: number | null,
): number {
  if (maxPercentOfPrice === null || price === null || price <= amount.max) return amount.max;
  return Math.round(price * maxPercentOfPrice) / 100;
}

/** The shopper's own terms; null for those not set. */
export type OwnTerms = {
  readonly deposit: number | null;
  readonly tradeIn: number | null;
  readonly termYears: number | null;
  readonly frequency: RepaymentFrequency | null;
};

export const noOwnTerms: OwnTerms = { deposit: null, tradeIn: null, termYears: null, frequency: null };

/**
 * The loan for a car with the shopper's terms; terms not set come from the example, and values are clamped to the
 * lender's limits. The trade-in counts as a deposit. weekly-price.js implements the same.
 */
export function dealLoan(
  car: Omit<CarLoan, 'lender' | 'comparisonRatePercent'>,
  limits: LoanLimits,
  own: OwnTerms = noOwnTerms,
): Loan {
  const { amount, ratePercent, feesLent, feesPerMonth } = car;
  const isPaid = own.deposit !== null || own.tradeIn !== null;
  const paid = isPaid ? (own.deposit ?? 0) + (own.tradeIn ?? 0) : car.deposit;
  const deposit = between(0, toHundredths(paid), limits.maxDeposit);
  const residual = between(0, toHundredths(car.residual), amount - deposit);
  const { min, max, step } = limits.term;
  const wished = own.termYears ?? car.termYears;
  const termYears = between(min, toHundredths(min + Math.round((wished - min) / step) * step), max);
  const [usual = 'monthly'] = limits.frequencies;
  const isOffered = own.frequency !== null && limits.frequencies.includes(own.frequency);
  const frequency = isOffered ? own.frequency : usual;
  return {
    ...{ amount, deposit, residual, feesLent, feesPerMonth, termYears, frequency },
    annualRatePercent: ratePercent,
  };
}

/** "Out-of-range values clamp" (stock and vehicle §9). */
function between(min: number, value: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}

/** "Monthly equivalent is weekly times 4.33" (stock and vehicle §9). */
const weeksBetween: Readonly<Record<RepaymentFrequency, number>> = {
  weekly: 1,
  fortnightly: 2,
  monthly: WEEKS_PER_MONTH,
};

/** Weekly cost of a loan in dollars, whatever its repayment frequency; not rounded. */
export function weekOfLoan(loan: Loan): number {
  return loanRepayment(loan) / weeksBetween[loan.frequency];
}

type Fees = Pick<CarLoan, 'feesLent' | 'feesPerMonth'>;

export const noFees: Fees = { feesLent: 0, feesPerMonth: 0 };

/**
 * Finds the fees that explain a quoted weekly repayment to within a dollar: those of `loan` or of one of `others`. If
 * none match, the loan keeps its own fees.
 */
export function explainedLoan(
  loan: CarLoan,
  { weekly, limits, others }: { weekly: number; limits: LoanLimits; others: readonly Fees[] },
): CarLoan {
  const explains = (fees: Fees) => Math.abs(weekOfLoan(dealLoan({ ...loan, ...fees }, limits)) - weekly) < 1;
  const { feesLent, feesPerMonth } = [loan, ...others].find(explains) ?? loan;
  return { ...loan, feesLent, feesPerMonth };
}

/**
 * The loan as an attribute for weekly-price.js: numbers separated by spaces, then the lender. Positional, because
 * every card of a listing has one.
 */
export function loanAttribute(loan: CarLoan): string {
  const { amount, ratePercent, comparisonRatePercent, deposit, residual, termYears } = loan;
  const figures = [amount, ratePercent, comparisonRatePercent, deposit, residual, termYears];
  return [...figures, loan.feesLent, loan.feesPerMonth, loan.lender].join(' ');
}
