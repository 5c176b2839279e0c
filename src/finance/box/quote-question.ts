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
 * The body of `POST /api/youx/quote` for a vehicle: "called only when enabled, car has no quote and price above
 * 0" (stock and vehicle §7), and where an answer could be shown and the dealer finances such a price. Else null.
 */
export function quoteQuestion(
  vehicle: Vehicle,
  { estimate, lender, purchasePrice, termYears }: FinanceSettings,
) {
  const price = currentPrice(vehicle);
  const isEnabled = estimate.ask && lender !== null && mayShowEstimate(vehicle, estimate);
  if (!isEnabled || vehicle.youxQuote !== null || price === null) return null;
  if (price < purchasePrice.least || price > purchasePrice.most) return null;
  return {
    selfAssessedCreditScore: CREDIT_SCORE,
    purchasePrice: price,
    loanTerm: Math.min(Math.max(QUOTE_TERM_YEARS, termYears.least), termYears.most),
    year: vehicle.year,
    vin: vehicle.vin,
    nvic: vehicle.nvic,
    whoIsHelping: '',
    car_id: vehicle.id,
  } as const;
}

export type QuoteQuestion = NonNullable<ReturnType<typeof quoteQuestion>>;

/** What is needed to turn a quote into a loan, from which the whole page works out its figures. */
export interface QuoteTerms {
  /** At the calculator's rates, which the quote's will replace. */
  readonly loan: CarLoan;
  readonly limits: LoanLimits;
  /** Fees of the rate table, which differ from those of the calculator's lender. */
  readonly tableFees: readonly LenderFee[];
}

export interface QuotedLoan {
  readonly loan: CarLoan;
  /** Null where the fees are those of the calculator's lender, or none. */
  readonly tableFees: readonly LenderFee[] | null;
}

/** Null where the dealer has no calculator to work with. */
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
 * The loan behind a quote, and its fees where they are those of the table. As with the quotes of the feed, the week is
 * worked out from it: a figure that follows from no terms could not be shown elsewhere on the page.
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

/** A quote as the figures of an estimate. */
export function quoteFigures(reply: QuoteReply, terms: QuoteTerms | null) {
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = reply;
  return {
    weekly: terms ? weekOfLoan(dealLoan(quotedLoan(reply, terms).loan, terms.limits)) : weeklyRepaymentAmount,
    ratePercent: advertisedRate,
    comparisonRatePercent: comparisonRate,
  };
}

/** Like an estimate it needs a dollar a week or more, and a comparison rate beside its rate. */
export function isShownQuote({ weeklyRepaymentAmount, advertisedRate, comparisonRate }: QuoteReply): boolean {
  return Math.round(weeklyRepaymentAmount) > 0 && (comparisonRate > 0 || advertisedRate === 0);
}
