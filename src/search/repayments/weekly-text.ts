import { largestPrice, weeklyRepayment } from '../../finance/repayment.ts';
import { fill } from '../../values/fill.ts';
import { formatWholeMoney } from '../../values/money.ts';
import type { Range } from '../state/search-state.ts';
import type { Repayment } from './repayments.schema.ts';

/** search.json `repayments` with the words and the money of a card's weekly estimate. */
export type RepaymentSettings = {
  readonly annualRatePercent: number;
  readonly comparisonRatePercent: number;
  /** vehicle.json `price.weekly`: {amount}, {rate} and {comparisonRate}. */
  readonly weekly: string;
  readonly currency: string;
};

function loanTerms(repayment: Repayment, { annualRatePercent }: RepaymentSettings) {
  return { ...repayment, annualRatePercent };
}

/**
 * A card's repayment on the shopper's own terms, with the annual rate and the comparison rate beside it
 * (National Credit Code, s 160F); null where the deposit pays for all but a few cents a week.
 */
export function weeklyText(price: number, repayment: Repayment, settings: RepaymentSettings): string | null {
  const amount = Math.round(weeklyRepayment(price, loanTerms(repayment, settings)));
  if (amount === 0) return null;
  return fill(settings.weekly, {
    amount: formatWholeMoney(amount, settings.currency),
    rate: settings.annualRatePercent,
    comparisonRate: settings.comparisonRatePercent,
  });
}

/** The prices that a range of weekly repayments stands for: what a weekly filter asks of the price. */
export function priceRangeOf(weekly: Range, repayment: Repayment, settings: RepaymentSettings): Range {
  const terms = loanTerms(repayment, settings);
  return {
    // The first dollar that shows as the amount follows the last that shows as less.
    min: weekly.min === null || weekly.min <= 0 ? null : largestPrice(weekly.min - 1, terms) + 1,
    max: weekly.max === null ? null : largestPrice(weekly.max, terms),
  };
}
