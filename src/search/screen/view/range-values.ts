import type { Range } from '../../state/search-state.ts';

export type RangeEnds = { readonly min: number; readonly max: number };
export type RangeEnd = 'min' | 'max';
/** Positions of the two thumbs. */
export type Thumbs = { readonly min: number; readonly max: number };

/** The thumbs of the selected range; an open end, and one outside the scale, is at the scale's end. */
export function thumbsOf({ min, max }: Range, { min: lowest, max: highest }: RangeEnds): Thumbs {
  const low = Math.min(Math.max(min ?? lowest, lowest), highest);
  return { min: low, max: Math.max(Math.min(max ?? highest, highest), low) };
}

/** A thumb at the end of the scale means an open end. */
export function rangeOf({ min, max }: Thumbs, { min: lowest, max: highest }: RangeEnds): Range {
  return { min: min <= lowest ? null : min, max: max >= highest ? null : max };
}

/** "The minimum thumb cannot pass the maximum and vice versa" (stock and vehicle §5). */
export function moveThumb(thumbs: Thumbs, end: RangeEnd, value: number): Thumbs {
  return end === 'min'
    ? { ...thumbs, min: Math.min(value, thumbs.max) }
    : { ...thumbs, max: Math.max(value, thumbs.min) };
}

/**
 * Applies the text typed for one end, in whole units: only the slider rounds to thousands. An empty text
 * opens the end. Text that is not a number, is out of bounds or beyond the other thumb changes nothing:
 * "attempts outside the range are ignored" (stock and vehicle §5).
 */
export function typeThumb(
  thumbs: Thumbs,
  end: RangeEnd,
  text: string,
  { min: lowest, max: highest }: RangeEnds,
): Thumbs {
  if (text.trim() === '') return { ...thumbs, [end]: end === 'min' ? lowest : highest };
  const typed = parseAmount(text);
  if (typed === null) return thumbs;
  const value = Math.round(typed);
  if (value < lowest || value > highest) return thumbs;
  return (end === 'min' ? value > thumbs.max : value < thumbs.min) ? thumbs : { ...thumbs, [end]: value };
}

/** Parses `$12,500`, `12 500`, `12.5k` or `80,000 km`; null if malformed. */
export function parseAmount(text: string): number | null {
  const compact = text.toLowerCase().replace(/[\s,$€£]|aud|nzd|kms?\b/g, '');
  const [, digits, thousands] = /^(\d+(?:\.\d+)?)(k?)$/.exec(compact) ?? [];
  if (digits === undefined) return null;
  return Number(digits) * (thousands === 'k' ? 1000 : 1);
}
