import type { LenderSettings } from '../../tenant/settings/finance/finance-lenders.schema.ts';
import { MOST_DEPOSIT, type RepaymentFrequency, WEEKS_PER_MONTH } from '../../values/finance-terms.ts';
import { type Loan, loanRepayment } from '../../values/loan.ts';

type Calculator = LenderSettings['calculator'];

/**
 * What a car is lent on where a shopper has said nothing: the dealer's example. Dollars, years, percent a year; all
 * within the limits of its lender.
 */
export type CarLoan = {
  /** Of the price, as much as the lender lends on. */
  readonly amount: number;
  readonly ratePercent: number;
  readonly comparisonRatePercent: number;
  readonly deposit: number;
  /** Residual or balloon, due at the end. */
  readonly residual: number;
  readonly termYears: number;
  readonly feesLent: number;
  readonly feesPerMonth: number;
  /** Whose limits hold, by the name in finance.json `lenders`. */
  readonly lender: string;
};

/** Within what a lender takes a shopper's deal. */
export type LoanLimits = Pick<Calculator, 'frequencies' | 'enquireUpTo'> & {
  readonly term: Pick<Calculator['term'], 'least' | 'most' | 'step'>;
  readonly mostDeposit: number;
};

export function loanLimits({ deposit, term, frequencies, enquireUpTo }: Calculator): LoanLimits {
  const { least, most, step } = term;
  return {
    ...{ frequencies, enquireUpTo, term: { least, most, step } },
    mostDeposit: deposit?.most ?? MOST_DEPOSIT,
  };
}

/** The same by its order, as JSON for weekly-price.js: that stands in each page, where names cost bytes. */
export function limitsList({ frequencies, enquireUpTo, term, mostDeposit }: LoanLimits) {
  return [frequencies, enquireUpTo, mostDeposit, term.least, term.most, term.step] as const;
}

/** "Maximum 100000 (105% of price when price exceeds 100000 on one site)" (stock and vehicle §9). */
export function mostLent(
  { amount, mostPercentOfPrice }: Pick<Calculator, 'amount' | 'mostPercentOfPrice'>,
  price: number | null,
): number {
  if (mostPercentOfPrice === null || price === null || price <= amount.most) return amount.most;
  return Math.round(price * mostPercentOfPrice) / 100;
}

/** A shopper's own terms, each null while it is not said. */
export type OwnTerms = {
  readonly deposit: number | null;
  readonly tradeIn: number | null;
  readonly termYears: number | null;
  readonly frequency: RepaymentFrequency | null;
};

/** Nothing said: the dealer's example. */
export const noOwnTerms: OwnTerms = { deposit: null, tradeIn: null, termYears: null, frequency: null };

/**
 * The loan for a car on a shopper's own terms; what is not said is that of the example, and what is beyond the
 * lender's limits becomes the limit. The trade-in pays like a deposit. weekly-price.js works out the same.
 */
export function dealLoan(
  car: Omit<CarLoan, 'lender' | 'comparisonRatePercent'>,
  limits: LoanLimits,
  own: OwnTerms = noOwnTerms,
): Loan {
  const { amount, ratePercent, feesLent, feesPerMonth } = car;
  const isPaid = own.deposit !== null || own.tradeIn !== null;
  const paid = isPaid ? (own.deposit ?? 0) + (own.tradeIn ?? 0) : car.deposit;
  const deposit = between(0, toHundredths(paid), limits.mostDeposit);
  const residual = between(0, toHundredths(car.residual), amount - deposit);
  const { least, most, step } = limits.term;
  const wished = own.termYears ?? car.termYears;
  const termYears = between(least, toHundredths(least + Math.round((wished - least) / step) * step), most);
  const [usual = 'monthly'] = limits.frequencies;
  const isOffered = own.frequency !== null && limits.frequencies.includes(own.frequency);
  const frequency = isOffered ? own.frequency : usual;
  return {
    ...{ amount, deposit, residual, feesLent, feesPerMonth, termYears, frequency },
    annualRatePercent: ratePercent,
  };
}

/** "Out-of-range values clamp" (stock and vehicle §9). */
function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** "Monthly equivalent is weekly times 4.33" (stock and vehicle §9). */
const weeksBetween: Readonly<Record<RepaymentFrequency, number>> = {
  weekly: 1,
  fortnightly: 2,
  monthly: WEEKS_PER_MONTH,
};

/** Dollars a week of a loan, however often it is repaid; not rounded. */
export function weekOfLoan(loan: Loan): number {
  return loanRepayment(loan) / weeksBetween[loan.frequency];
}

type Fees = Pick<CarLoan, 'feesLent' | 'feesPerMonth'>;

export const noFees: Fees = { feesLent: 0, feesPerMonth: 0 };

/**
 * Finds the fees behind a weekly repayment that a lender has quoted, to within a dollar: those of `loan` or of `others`.
 * Where none match, the loan keeps its own.
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
 * As an attribute of the page that weekly-price.js reads: numbers with spaces between them, and the lender. Each
 * card of a listing has one, so that names would cost more than the figures.
 */
export function loanAttribute(loan: CarLoan): string {
  const { amount, ratePercent, comparisonRatePercent, deposit, residual, termYears } = loan;
  const figures = [amount, ratePercent, comparisonRatePercent, deposit, residual, termYears];
  return [...figures, loan.feesLent, loan.feesPerMonth, loan.lender].join(' ');
}
