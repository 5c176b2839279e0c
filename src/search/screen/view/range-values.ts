import { formatMeasure } from '../../../values/measure.ts';
import { formatMoney } from '../../../values/money.ts';
import { attributes, type RangeAttribute } from '../../attributes.ts';
import type { Range } from '../../state/search-state.ts';
import type { RangeGroup } from '../search-view.ts';

export type RangeScale = Pick<RangeGroup, 'least' | 'most' | 'step'>;
export type RangeEnd = 'min' | 'max';
/** Where the two thumbs stand. */
export type Thumbs = { readonly min: number; readonly max: number };

/** "Default range is 0 to 100000 when no facet statistics exist" (stock and vehicle §5). */
const defaultEnds = { min: 0, max: 100_000 };

/** Ends rounded outwards; steps of about "one hundredth of the range" (§9) that lead exactly from end to end. */
export function rangeScale(
  attribute: RangeAttribute,
  stats: { readonly min: number; readonly max: number } | null,
): RangeScale {
  const { rounding } = attributes[attribute];
  const { min, max } = stats ?? defaultEnds;
  const least = Math.floor(min / rounding) * rounding;
  const step = Math.max(1, Math.round((max - least) / 100 / rounding)) * rounding;
  return { least, most: least + Math.max(1, Math.ceil((max - least) / step)) * step, step };
}

/** The thumbs of a range in force; an open end, and one beyond the scale, stands at the scale's end. */
export function thumbsOf({ min, max }: Range, { least, most }: RangeScale): Thumbs {
  const low = Math.min(Math.max(min ?? least, least), most);
  return { min: low, max: Math.max(Math.min(max ?? most, most), low) };
}

/** A thumb at an end of the scale asks for nothing: that end stays open. */
export function rangeOf({ min, max }: Thumbs, { least, most }: RangeScale): Range {
  return { min: min <= least ? null : min, max: max >= most ? null : max };
}

/** "The minimum thumb cannot pass the maximum and vice versa" (§5): it stops at the other one. */
export function moveThumb(thumbs: Thumbs, end: RangeEnd, value: number): Thumbs {
  return end === 'min'
    ? { ...thumbs, min: Math.min(value, thumbs.max) }
    : { ...thumbs, max: Math.max(value, thumbs.min) };
}

/**
 * What was typed for one end, rounded; nothing typed opens the end. What is no number, lies outside the
 * scale or beyond the other thumb changes nothing: "attempts outside the range are ignored" (§5).
 */
export function typeThumb(
  thumbs: Thumbs,
  end: RangeEnd,
  text: string,
  attribute: RangeAttribute,
  scale: RangeScale,
): Thumbs {
  if (text.trim() === '') return { ...thumbs, [end]: end === 'min' ? scale.least : scale.most };
  const typed = parseAmount(text);
  if (typed === null) return thumbs;
  const { rounding } = attributes[attribute];
  const value = Math.round(typed / rounding) * rounding;
  if (value < scale.least || value > scale.most) return thumbs;
  return (end === 'min' ? value > thumbs.max : value < thumbs.min) ? thumbs : { ...thumbs, [end]: value };
}

/** `$12,500`, `12 500`, `12.5k`, `80,000 km` as a number; null for what is none. */
export function parseAmount(text: string): number | null {
  const compact = text.toLowerCase().replace(/[\s,$€£]|aud|nzd|kms?\b/g, '');
  const [, digits, thousands] = /^(\d+(?:\.\d+)?)(k?)$/.exec(compact) ?? [];
  if (digits === undefined) return null;
  return Number(digits) * (thousands === 'k' ? 1000 : 1);
}

/** `$25,000`, `80,000 km`, `2019`; `currency` is an ISO 4217 code. */
export function formatAmount(value: number, unit: RangeGroup['unit'], currency: string): string {
  if (unit === 'money') return formatMoney(value, currency);
  if (unit === 'year') return String(value);
  return unit === 'seconds' ? new Date(value * 1000).toLocaleDateString('en-AU') : formatMeasure(value, unit);
}
