import type { Deal } from '../../finance/deal/deal.schema.ts';
import { type LoanTerms, largestPrice } from '../../finance/repayment.ts';
import type { Range } from '../state/search-state.ts';

/** The part of search.json `repayments` that a weekly filter uses. */
export type FilterTerms = { readonly annualRatePercent: number; readonly defaultTermYears: number };

/**
 * The loan terms of a weekly filter, which knows prices but not the rate of each car's lender: one rate for all,
 * without fees.
 */
export function filterTerms({ deposit, tradeIn, termYears }: Deal, settings: FilterTerms): LoanTerms {
  return {
    deposit: (deposit ?? 0) + (tradeIn ?? 0),
    termYears: termYears ?? settings.defaultTermYears,
    annualRatePercent: settings.annualRatePercent,
  };
}

/** The price range of a range of weekly repayments, by which a weekly filter searches. */
export function priceRangeOf(weekly: Range, terms: LoanTerms): Range {
  return {
    // The first price whose repayment is shown as at least the minimum.
    min: weekly.min === null || weekly.min <= 0 ? null : largestPrice(weekly.min - 1, terms) + 1,
    max: weekly.max === null ? null : largestPrice(weekly.max, terms),
  };
}
