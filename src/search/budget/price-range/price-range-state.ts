import { parseAmount, type RangeEnd, type Thumbs } from '../../screen/view/range-values.ts';
import type { BudgetQuestion } from '../stock/budget-answer.ts';
import { moveEnd, type PriceScale, wholeScale } from './price-ends.ts';

/** The state of the price range search. */
export type PriceRangeState = {
  /** The positions of the thumbs. */
  readonly ends: Thumbs;
  /** The input being edited, which applies once its field is left. */
  readonly typing: { readonly end: RangeEnd; readonly text: string } | null;
  /** Set by the shopper or the address. */
  readonly isOwn: boolean;
};

export type PriceAction =
  | { readonly type: 'move'; readonly end: RangeEnd; readonly price: number }
  | { readonly type: 'type'; readonly end: RangeEnd; readonly text: string }
  | { readonly type: 'leave'; readonly end: RangeEnd }
  /** Hydration: takes values from the query of the address, but not for fields that were changed before it. */
  | { readonly type: 'arrive'; readonly query: string };

/** URL parameters of the state. */
export const priceRangeParameters = ['min', 'max'] as const;

/** The range in an address, clamped to the scale; a missing or invalid end is that of the scale. */
export function startRange(query: string, scale: PriceScale): PriceRangeState {
  const params = new URLSearchParams(query);
  const whole = wholeScale(scale);
  // The upper end first, because the lower one must stay below it.
  const ends = (['max', 'min'] as const).reduce((moved, end) => {
    const price = parseAmount(params.get(end) ?? '');
    return price === null ? moved : moveEnd(moved, end, price, scale);
  }, whole);
  return { ends, typing: null, isOwn: ends.min !== whole.min || ends.max !== whole.max };
}

/** The address with the range that a shopper has set; other parameters are kept. */
export function addressOfRange(address: string, state: PriceRangeState, scale: PriceScale): string {
  if (!state.isOwn && state.typing === null) return address;
  const url = new URL(address);
  const ends = endsOf(state, scale);
  for (const end of priceRangeParameters) url.searchParams.set(end, String(ends[end]));
  return url.href;
}

export function nextRange(state: PriceRangeState, action: PriceAction, scale: PriceScale): PriceRangeState {
  switch (action.type) {
    case 'move':
      return {
        ends: moveEnd(state.ends, action.end, action.price, scale),
        typing: null,
        isOwn: true,
      };
    case 'type':
      return { ...state, typing: { end: action.end, text: action.text } };
    case 'leave': {
      if (state.typing?.end !== action.end) return state;
      return { ends: endsOf(state, scale), typing: null, isOwn: true };
    }
    case 'arrive':
      return state.isOwn ? state : { ...startRange(action.query, scale), typing: state.typing };
  }
}

/** The ends including the input being edited; an invalid one is ignored. */
export function endsOf({ ends, typing }: PriceRangeState, scale: PriceScale): Thumbs {
  const price = typing && parseAmount(typing.text);
  return typing === null || price === null ? ends : moveEnd(ends, typing.end, price, scale);
}

/** The request for the counts of a range. */
export function questionOfRange({ ends }: PriceRangeState): BudgetQuestion {
  return { lists: {}, price: ends, tiles: [], facets: [] };
}
