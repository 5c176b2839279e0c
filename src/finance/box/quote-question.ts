import type { FinanceSettings } from '../../tenant/settings/finance/finance.schema.ts';
import { QUOTE_TERM_YEARS, quotableLoan } from '../../vehicle/estimate/car-estimate.ts';
import {
  type CarLoan,
  dealLoan,
  explainedLoan,
  type LoanLimits,
  loanLimits,
  noFees,
  weekOfLoan,
} from '../../vehicle/estimate/car-loan.ts';
import { mayShowEstimate } from '../../vehicle/estimate/estimate.ts';
import { feesCharged, type LenderFee } from '../../vehicle/estimate/lender-rates.ts';
import { currentPrice } from '../../vehicle/price/price.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { QuoteReply } from '../quote.schema.ts';

/** "Credit score fixed GREAT" (stock and vehicle §9). */
const CREDIT_SCORE = 'GREAT';

/**
 * The body of `POST /api/youx/quote` for a vehicle: "called only when enabled, car has no quote and price above 0"
 * (stock and vehicle §7). Null otherwise, and if the reply could not be shown or the price is outside the dealer's
 * limits.
 */
export function quoteQuestion(
  vehicle: Vehicle,
  { estimate, lender, purchasePrice, termYears }: FinanceSettings,
) {
  const price = currentPrice(vehicle);
  const isEnabled = estimate.ask && lender !== null && mayShowEstimate(vehicle, estimate);
  if (!isEnabled || vehicle.youxQuote !== null || price === null) return null;
  if (price < purchasePrice.min || price > purchasePrice.max) return null;
  return {
    selfAssessedCreditScore: CREDIT_SCORE,
    purchasePrice: price,
    loanTerm: Math.min(Math.max(QUOTE_TERM_YEARS, termYears.min), termYears.max),
    year: vehicle.year,
    vin: vehicle.vin,
    nvic: vehicle.nvic,
    whoIsHelping: '',
    car_id: vehicle.id,
  } as const;
}

export type QuoteQuestion = NonNullable<ReturnType<typeof quoteQuestion>>;

/** The data that turns a quote into a loan, from which the whole page calculates its figures. */
export interface QuoteTerms {
  /** The loan with the calculator's rates; the quote replaces them. */
  readonly loan: CarLoan;
  readonly limits: LoanLimits;
  /** Fees of the rate table, if they differ from those of the calculator's lender. */
  readonly tableFees: readonly LenderFee[];
}

export interface QuotedLoan {
  readonly loan: CarLoan;
  /** Fees of the rate table; null if the quote has the fees of the calculator's lender, or none. */
  readonly tableFees: readonly LenderFee[] | null;
}

/** Null if the dealer has no calculator. */
export function quoteTerms(vehicle: Vehicle, finance: FinanceSettings): QuoteTerms | null {
  const loan = quotableLoan(vehicle, finance);
  const lender = loan && finance.lenders[loan.lender];
  if (!lender) return null;
  const { establishment, monthlyAccount, names } = finance.table.fees;
  const tableFees: LenderFee[] = [
    { name: names.establishment, amount: establishment, every: 'once', isGovernment: false },
    { name: names.monthlyAccount, amount: monthlyAccount, every: 'month', isGovernment: false },
  ];
  return {
    loan,
    limits: loanLimits(lender.calculator),
    tableFees: tableFees.filter(({ amount }) => amount > 0),
  };
}

/**
 * The loan behind a quote; its fees are those of the rate table if the quote contains them. The weekly repayment is
 * recalculated from it, as for quotes from the feed, so that all parts of the page agree.
 */
export function quotedLoan(
  { weeklyRepaymentAmount: weekly, advertisedRate, comparisonRate }: QuoteReply,
  { loan, limits, tableFees }: QuoteTerms,
): QuotedLoan {
  const table = { feesLent: feesCharged(tableFees, 'once'), feesPerMonth: feesCharged(tableFees, 'month') };
  const atItsRates = { ...loan, ratePercent: advertisedRate, comparisonRatePercent: comparisonRate };
  const explained = explainedLoan(atItsRates, { weekly, limits, others: [table, noFees] });
  const isTable = explained.feesLent === table.feesLent && explained.feesPerMonth === table.feesPerMonth;
  return { loan: explained, tableFees: isTable ? tableFees : null };
}

/** A quote in the format of an estimate. */
export function quoteFigures(reply: QuoteReply, terms: QuoteTerms | null) {
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = reply;
  return {
    weekly: terms ? weekOfLoan(dealLoan(quotedLoan(reply, terms).loan, terms.limits)) : weeklyRepaymentAmount,
    ratePercent: advertisedRate,
    comparisonRatePercent: comparisonRate,
  };
}

/** Like an estimate, a quote is shown only with at least a dollar a week and a comparison rate. */
export function isShownQuote({ weeklyRepaymentAmount, advertisedRate, comparisonRate }: QuoteReply): boolean {
  return Math.round(weeklyRepaymentAmount) > 0 && (comparisonRate > 0 || advertisedRate === 0);
}
