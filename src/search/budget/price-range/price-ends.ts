import type { RangeEnd, Thumbs } from '../../screen/view/range-values.ts';
import type { Range } from '../../state/search-state.ts';

export type PriceScale = { readonly least: number; readonly most: number; readonly step: number };

/**
 * Moves one end to a price: rounded to a step and clamped to the slider, and "the price slider keeps the minimum
 * below the maximum" (leads and dealer §4): one step away from the other end.
 */
export function moveEnd(ends: Thumbs, end: RangeEnd, price: number, scale: PriceScale): Thumbs {
  const { least, most, step } = scale;
  const highest = least + Math.floor((most - least) / step) * step;
  const stepped = least + Math.round((price - least) / step) * step;
  const [from, to] = end === 'min' ? [least, ends.max - step] : [ends.min + step, highest];
  return { ...ends, [end]: Math.min(Math.max(stepped, from), to) };
}

/** Both thumbs at the ends of the slider. */
export function wholeScale({ least, most, step }: PriceScale): Thumbs {
  return { min: least, max: least + Math.floor((most - least) / step) * step };
}

/** Ranges below the first price, between consecutive ones, and from the last one on. */
export function priceBrackets(prices: readonly number[]): Range[] {
  const ends = [...new Set(prices)].sort((a, b) => a - b);
  if (ends.length === 0) return [];
  return [null, ...ends].map((min, index) => ({ min, max: ends[index] ?? null }));
}
