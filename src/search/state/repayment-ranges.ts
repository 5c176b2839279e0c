import type { RangeAttribute } from '../attributes.ts';
import { numericFiltersOf, type SideQuery } from './search-request.ts';
import type { Range } from './search-state.ts';

/** What a price costs a week on the shopper's own terms, and the prices that a range of weekly prices pays for. */
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

/** Lowest and highest weekly price on the shopper's own terms, from the lowest and highest price there are. */
export function ownWeeklyEnds(price: { readonly min: number; readonly max: number }, rule: RepaymentRule) {
  return { min: Math.round(rule.weeklyFor(price.min)), max: Math.round(rule.weeklyFor(price.max)) };
}

/**
 * The weekly prices that engines know are the dealer's estimates. On the shopper's own terms a weekly range of a
 * request of InstantSearch is a range of prices, narrowed by the price that is asked for as well. Without a rule the
 * requests as they are.
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
