import type { Place } from '../../values/place/great-circle.ts';
import type { Range, SearchNear } from './search-state.ts';

/** Longer values are never useful, and would make requests slow. */
const MAX_CHARACTERS = 80;
export const MAX_QUERY_CHARACTERS = 200;
const MAX_VALUES = 40;
/** Limits the pages that an engine would have to skip. */
const MAX_PAGES = 10_000;

/** "The range is sent as 'min:max'" (stock and vehicle §5): `10000:25000`, `:25000`, `10000:`. */
export function formatRange({ min, max }: Range): string {
  return `${min ?? ''}:${max ?? ''}`;
}

/**
 * Parses the format of `formatRange`; null for anything else, and for an empty range. Nine digits fit an engine's
 * int32; `maxDigits` 10 is for timestamps.
 */
export function parseRange(text: string, maxDigits = 9): Range | null {
  const [, min, max] = /^(\d*):(\d*)$/.exec(text) ?? [];
  if (min === undefined || max === undefined || (min === '' && max === '')) return null;
  if (min.length > maxDigits || max.length > maxDigits) return null;
  const range = { min: min === '' ? null : Number(min), max: max === '' ? null : Number(max) };
  return range.min !== null && range.max !== null && range.min > range.max ? null : range;
}

/**
 * Valid values of a list without duplicates: not empty, not only symbols, and without backticks, which quote values
 * in filters.
 */
export function parseValues(texts: readonly string[]): string[] {
  const values = texts.map((text) => text.trim());
  const usable = values.filter(
    (value) => value.length <= MAX_CHARACTERS && /[\p{L}\p{N}]/u.test(value) && !hasControl(value),
  );
  return [...new Set(usable)].slice(0, MAX_VALUES);
}

/** The typed query, shortened to a reasonable length. */
export function parseQuery(text: string): string {
  return [...text.trim()].slice(0, MAX_QUERY_CHARACTERS).join('').trim();
}

export function parsePage(text: string | null): number {
  if (text === null || !/^\d{1,5}$/.test(text)) return 1;
  const page = Number(text);
  return page >= 1 && page <= MAX_PAGES ? page : 1;
}

const MAX_KM = 5000;

/** A postcode, a name or `latitude,longitude`, with a radius in kilometres; null if the place is invalid. */
export function parseNear(place: string | null, within: string | null): SearchNear | null {
  const text = place?.trim() ?? '';
  if (text.length > MAX_CHARACTERS || !/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ',.-]*$/u.test(text.replace(/^-/, '')))
    return null;
  const km = /^\d{1,4}$/.test(within ?? '') ? Number(within) : 0;
  return { place: text, km: km > 0 && km <= MAX_KM ? km : null };
}

/** The place of "near me", which is not known until the shopper says where that is. */
export const HERE = 'me';

/** Whether a place is the shopper's own, which has no name. */
export function isOwnPlace(place: string): boolean {
  return place === HERE || pointOf(place) !== null;
}

/** `-27.47,153.03` as coordinates; null for a place that has to be looked up. */
export function pointOf(place: string): Place | null {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?), ?(-?\d{1,3}(?:\.\d+)?)$/.exec(place) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}

function hasControl(value: string): boolean {
  return /[`\p{Cc}]/u.test(value);
}
