import type { RangeAttribute } from '../attributes.ts';
import { numericFiltersOf, type SideQuery } from './search-request.ts';
import type { Range } from './search-state.ts';

/** Converts between prices and weekly repayments on the shopper's own terms. */
export type RepaymentRule = {
  readonly weeklyFor: (price: number) => number;
  readonly pricesFor: (weekly: Range) => Range;
};

/** Matches no car. */
const nothing: Range = { min: 0, max: 0 };

function overlap(a: Range, b: Range = { min: null, max: null }): Range {
  const min = a.min === null || b.min === null ? (a.min ?? b.min) : Math.max(a.min, b.min);
  const max = a.max === null || b.max === null ? (a.max ?? b.max) : Math.min(a.max, b.max);
  return min !== null && max !== null && min > max ? nothing : { min, max };
}

/** Minimum and maximum weekly repayment on the shopper's own terms, from the minimum and maximum price. */
export function ownWeeklyEnds(price: { readonly min: number; readonly max: number }, rule: RepaymentRule) {
  return { min: Math.round(rule.weeklyFor(price.min)), max: Math.round(rule.weeklyFor(price.max)) };
}

/**
 * The weekly prices in the index are the dealer's estimates. With the shopper's own terms, a weekly range in
 * InstantSearch's requests is replaced by a price range, combined with the requested price range. Without a rule the
 * requests are unchanged.
 */
export function requestsOnOwnTerms(
  requests: readonly SideQuery[],
  rule: RepaymentRule | null,
): readonly SideQuery[] {
  if (rule === null) return requests;
  return requests.map((request) => {
    const filters = stringsOf(request.params['numericFilters']);
    const weekly = rangeIn(filters, 'weekly_price');
    if (weekly === null) return request;
    const price = overlap(rule.pricesFor(weekly), rangeIn(filters, 'price') ?? undefined);
    const others = filters.filter((filter) => !/^(?:weekly_)?price[<>]/.test(filter));
    const numericFilters = [...others, ...numericFiltersOf('price', price)];
    return { ...request, params: { ...request.params, numericFilters } };
  });
}

function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function rangeIn(filters: readonly string[], attribute: RangeAttribute): Range | null {
  const endOf = (operator: string) => {
    const start = `${attribute}${operator}`;
    const filter = filters.find((one) => one.startsWith(start));
    return filter === undefined ? null : Number(filter.slice(start.length));
  };
  const range = { min: endOf('>='), max: endOf('<=') };
  return range.min === null && range.max === null ? null : range;
}
