import type { SearchResults } from '../screen/search-view.ts';
import type { Range, SearchState } from './search-state.ts';

/** What a price costs a week on the shopper's own terms, and the prices that a range of weekly prices pays for. */
export type RepaymentRule = {
  readonly weeklyFor: (price: number) => number;
  readonly pricesFor: (weekly: Range) => Range;
};

/** A price that no car has. */
const nothing: Range = { min: 0, max: 0 };

/**
 * The weekly prices that engines know are the dealer's estimates. On the shopper's own terms a weekly range
 * is a range of prices, narrowed by the price that is asked for as well. Without a rule the state as it is.
 */
export function onOwnTerms(state: SearchState, rule: RepaymentRule | null): SearchState {
  const { weekly_price: weekly, ...ranges } = state.ranges;
  if (rule === null || weekly === undefined) return state;
  return { ...state, ranges: { ...ranges, price: overlap(rule.pricesFor(weekly), ranges.price) } };
}

function overlap(a: Range, b: Range = { min: null, max: null }): Range {
  const min = a.min === null || b.min === null ? (a.min ?? b.min) : Math.max(a.min, b.min);
  const max = a.max === null || b.max === null ? (a.max ?? b.max) : Math.min(a.max, b.max);
  return min !== null && max !== null && min > max ? nothing : { min, max };
}

/** Lowest and highest weekly price on the shopper's own terms, from the prices there are. */
export function withOwnWeekly(results: SearchResults, rule: RepaymentRule | null): SearchResults {
  const { price } = results.stats;
  if (rule === null || price === undefined) return results;
  const weekly_price = {
    min: Math.round(rule.weeklyFor(price.min)),
    max: Math.round(rule.weeklyFor(price.max)),
  };
  return { ...results, stats: { ...results.stats, weekly_price } };
}
