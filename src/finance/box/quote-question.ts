import type { FinanceSettings } from '../../tenant/settings/finance.schema.ts';
import { mayShowEstimate } from '../../vehicle/estimate/estimate.ts';
import { currentPrice } from '../../vehicle/price/price.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { QuoteReply } from '../quote.schema.ts';

/** "Default quote term 5 years, credit score fixed GREAT" (stock and vehicle §9). */
const TERM_YEARS = 5;
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
    loanTerm: Math.min(Math.max(TERM_YEARS, termYears.least), termYears.most),
    year: vehicle.year,
    vin: vehicle.vin,
    nvic: vehicle.nvic,
    whoIsHelping: '',
    car_id: vehicle.id,
  } as const;
}

export type QuoteQuestion = NonNullable<ReturnType<typeof quoteQuestion>>;

/** By the names of an estimate. */
export function quoteFigures({ weeklyRepaymentAmount, advertisedRate, comparisonRate }: QuoteReply) {
  return {
    weekly: weeklyRepaymentAmount,
    ratePercent: advertisedRate,
    comparisonRatePercent: comparisonRate,
  };
}

/** As an estimate is: of a dollar or more, and with a comparison rate wherever there is a rate. */
export function isShownQuote({ weeklyRepaymentAmount, advertisedRate, comparisonRate }: QuoteReply): boolean {
  return Math.round(weeklyRepaymentAmount) > 0 && (comparisonRate > 0 || advertisedRate === 0);
}
