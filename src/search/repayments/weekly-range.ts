import type { Deal } from '../../finance/deal/deal.schema.ts';
import { type LoanTerms, largestPrice } from '../../finance/repayment.ts';
import type { Range } from '../state/search-state.ts';

/** search.json `repayments`, as far as a weekly filter counts with it. */
export type FilterTerms = { readonly annualRatePercent: number; readonly defaultTermYears: number };

/** A filter knows prices, not the rate of each car's lender: it counts with one rate for all, without fees. */
export function filterTerms({ deposit, tradeIn, termYears }: Deal, settings: FilterTerms): LoanTerms {
  return {
    deposit: (deposit ?? 0) + (tradeIn ?? 0),
    termYears: termYears ?? settings.defaultTermYears,
    annualRatePercent: settings.annualRatePercent,
  };
}

/** The prices that a range of weekly repayments stands for: what a weekly filter asks of the price. */
export function priceRangeOf(weekly: Range, terms: LoanTerms): Range {
  return {
    // The first dollar that shows as the amount follows the last that shows as less.
    min: weekly.min === null || weekly.min <= 0 ? null : largestPrice(weekly.min - 1, terms) + 1,
    max: weekly.max === null ? null : largestPrice(weekly.max, terms),
  };
}
