import type { CollectionField, CollectionSchema } from '../collection.ts';
import type { Circle } from '../geo/geo-distance.ts';
import { isSearchError, type SearchError, searchError } from '../search-error.ts';
import { readCircles } from './filter-places.ts';
import { splitList, splitQuotedList, trimSpaces } from './split-list.ts';

export type Comparator = '=' | '!=' | '<' | '<=' | '>' | '>=' | '..';

/** `from..to`, if `to` is set; a range without an end matches nothing. */
export type NumberTest = { readonly comparator: Comparator; readonly value: number; readonly to?: number };

/** `max_filter_by_candidates`. */
export const DEFAULT_MAX_WORDS = 4;

/** One `field:value` of a filter, its values read according to the field's type. */
export type FilterClause =
  | { readonly kind: 'ids'; readonly ids: readonly string[]; readonly isNegated: boolean }
  | {
      readonly kind: 'text';
      readonly field: CollectionField;
      readonly isExact: boolean;
      readonly isNegated: boolean;
      readonly values: readonly string[];
      /** Maximum number of words that match a value with `*`. */
      readonly maxWords: number;
    }
  | {
      readonly kind: 'numbers';
      readonly field: CollectionField;
      readonly isNegated: boolean;
      readonly tests: readonly NumberTest[];
    }
  | {
      readonly kind: 'places';
      readonly field: CollectionField;
      readonly isNegated: false;
      readonly circles: readonly Circle[];
    };

const integer = /^[+-]?\d+$/;
const float = /^\s*[+-]?(?:(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|inf|infinity|nan)$/i;

const fieldError = (field: CollectionField, message: string) =>
  searchError(400, `Error with filter field \`${field.name}\`: ${message}`);

const isList = (text: string) => text.startsWith('[') && text.endsWith(']');

function readFloat(text: string): number {
  if (/inf/i.test(text)) return text.includes('-') ? -Infinity : Infinity;
  return Math.fround(Number(text));
}

function readNumber(field: CollectionField, text: string): number | SearchError {
  if (field.type.startsWith('float')) {
    return float.test(text) ? readFloat(text) : fieldError(field, 'Not a float.');
  }
  const isWide = field.type.startsWith('int64');
  if (!integer.test(text)) return fieldError(field, isWide ? 'Not an int64.' : 'Not an int32.');
  const number = Number(text);
  if (!isWide && number !== (number | 0)) {
    return fieldError(field, `\`${text}\` exceeds the range of an int32.`);
  }
  return number;
}

function splitComparator(text: string): { comparator: Comparator; rest: string } | null {
  if (integer.test(text) || float.test(text)) return { comparator: '=', rest: text };
  for (const comparator of ['<=', '>=', '!=', '<', '>'] as const) {
    if (text.startsWith(comparator)) return { comparator, rest: trimSpaces(text.slice(comparator.length)) };
  }
  return text.includes('..') ? { comparator: '..', rest: text } : null;
}

type Bound = { readonly comparator: Comparator; readonly value: number };

/** A range's bounds are parsed as two values; joinRanges pairs them and reports missing or extra ones. */
function readBounds(field: CollectionField, text: string): Bound[] | SearchError {
  const split = splitComparator(text);
  if (!split) return fieldError(field, 'Numerical field has an invalid comparator.');
  const { comparator, rest } = split;
  const bounds: Bound[] = [];
  for (const part of comparator === '..' ? splitList(rest, '..') : [rest]) {
    const value = readNumber(field, part);
    if (typeof value === 'object') return value;
    bounds.push({ comparator, value });
  }
  return bounds;
}

/** A range takes the next value as its end, in any notation. */
function joinRanges(bounds: readonly Bound[]): NumberTest[] {
  const tests: NumberTest[] = [];
  for (let at = 0; at < bounds.length; at += 1) {
    const bound = bounds[at];
    if (!bound) break;
    const next = bound.comparator === '..' ? bounds[at + 1] : undefined;
    tests.push(next ? { ...bound, to: next.value } : bound);
    if (next) at += 1;
  }
  return tests;
}

function readNumbers(field: CollectionField, text: string): FilterClause | SearchError {
  const isNegated = text.startsWith('!=') && isList(trimSpaces(text.slice(2)));
  const rest = isNegated ? trimSpaces(text.slice(2)) : text;
  const parts = isList(rest) ? splitList(rest.slice(1, -1), ',') : [rest];
  const bounds: Bound[] = [];
  for (const part of parts) {
    const read = readBounds(field, part);
    if (isSearchError(read)) return read;
    bounds.push(...read);
  }
  return { kind: 'numbers', field, isNegated, tests: joinRanges(bounds) };
}

function splitNegation(text: string): { rest: string; isNegated: boolean } {
  if (text.startsWith('!=')) return { rest: trimSpaces(text.slice(2)), isNegated: true };
  return { rest: text.startsWith('=') ? trimSpaces(text.slice(1)) : text, isNegated: false };
}

function readBooleans(field: CollectionField, text: string): FilterClause | SearchError {
  const { rest, isNegated } = splitNegation(text);
  if (rest === '') return fieldError(field, 'Filter value cannot be empty.');
  const isMany = isList(rest);
  const values = isMany ? splitList(rest.slice(1, -1), ',') : [rest];
  if (values.some((value) => value !== 'true' && value !== 'false')) {
    return isMany
      ? searchError(400, `Values of filter field \`${field.name}\`: must be \`true\` or \`false\`.`)
      : searchError(400, `Value of filter field \`${field.name}\` must be \`true\` or \`false\`.`);
  }
  const tests = values.map((value) => ({ comparator: '=' as const, value: value === 'true' ? 1 : 0 }));
  return { kind: 'numbers', field, isNegated, tests };
}

function readTexts(field: CollectionField, text: string, maxWords: number): FilterClause | SearchError {
  const isNegated = text.startsWith('!') && text.length > 1;
  const isExact = text.startsWith('=') || (isNegated && text.startsWith('!='));
  const rest = trimSpaces(text.slice((isNegated ? 1 : 0) + (isExact ? 1 : 0)));
  if (rest === '') return fieldError(field, 'Filter value cannot be empty.');
  const values = isList(rest) ? splitQuotedList(rest.slice(1, -1)) : [rest];
  return { kind: 'text', field, isExact, isNegated, values, maxWords };
}

function readPlaces(field: CollectionField, text: string): FilterClause | SearchError {
  const circles = readCircles(field, text);
  return isSearchError(circles) ? circles : { kind: 'places', field, isNegated: false, circles };
}

function readIds(text: string): FilterClause | SearchError {
  const { rest, isNegated } = splitNegation(text);
  const ids = splitQuotedList(isList(rest) ? rest.slice(1, -1) : rest);
  if (rest === '' || (ids.length === 0 && !isList(rest))) {
    return searchError(400, 'Error with filter field `id`: Filter value cannot be empty.');
  }
  return { kind: 'ids', ids: isList(rest) ? ids : ids.slice(0, 1), isNegated };
}

/** Reads `field:value`; the rules are in the search contract, the errors Typesense's. */
export function parseClause(
  expression: string,
  schema: CollectionSchema,
  maxWords: number = DEFAULT_MAX_WORDS,
): FilterClause | SearchError {
  const colon = expression.indexOf(':');
  if (colon < 0 || /^!?\$/.test(expression)) return searchError(400, 'Could not parse the filter query.');
  const name = trimSpaces(expression.slice(0, colon));
  const text = trimSpaces(expression.slice(colon + 1));
  if (name === 'id') return readIds(text);
  const field = schema.fields.find((candidate) => candidate.name === name);
  if (!field) return searchError(400, `Could not find a filter field named \`${name}\` in the schema.`);
  if (field.type.startsWith('string')) return readTexts(field, text, maxWords);
  if (field.type === 'geopoint') return readPlaces(field, text);
  const value = text.startsWith('=') ? trimSpaces(text.slice(1)) : text;
  return field.type.startsWith('bool') ? readBooleans(field, value) : readNumbers(field, value);
}
