import type { RangeEnd, Thumbs } from '../../screen/view/range-values.ts';

export type PriceScale = { readonly min: number; readonly max: number; readonly step: number };

/**
 * Moves one end to a price: rounded to a step and clamped to the slider, and "the price slider keeps the minimum
 * below the maximum" (leads and dealer §4): one step away from the other end.
 */
export function moveEnd(ends: Thumbs, end: RangeEnd, price: number, scale: PriceScale): Thumbs {
  const { min, max, step } = scale;
  const highest = min + Math.floor((max - min) / step) * step;
  const stepped = min + Math.round((price - min) / step) * step;
  const [from, to] = end === 'min' ? [min, ends.max - step] : [ends.min + step, highest];
  return { ...ends, [end]: Math.min(Math.max(stepped, from), to) };
}

/** Both thumbs at the ends of the slider. */
export function wholeScale({ min, max, step }: PriceScale): Thumbs {
  return { min, max: min + Math.floor((max - min) / step) * step };
}
