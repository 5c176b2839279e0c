import type { CollectionField, CollectionSchema } from '../collection.ts';
import { type FilterClause, parseClause } from '../filters/filter-clause.ts';
import { type FilterNode, parseFilter } from '../filters/filter-grammar.ts';
import { splitList, trimSpaces } from '../filters/split-list.ts';
import { isSearchError, type SearchError, searchError } from '../search-error.ts';
import { type PlaceSort, readPlaceSort } from './place-sort.ts';

/** A document's score is that of the first filter it passes, otherwise 0. */
export type EvalCase = { readonly filter: FilterNode<FilterClause>; readonly score: number };

export type SortClause = { readonly isAscending: boolean } & (
  | { readonly kind: 'text'; readonly buckets: number; readonly bucketSize: number }
  | { readonly kind: 'field'; readonly field: CollectionField; readonly missing: 'normal' | 'first' | 'last' }
  | { readonly kind: 'eval'; readonly cases: readonly EvalCase[] }
  | { readonly kind: 'row' }
  | { readonly kind: 'found' }
  | PlaceSort
);

/** A part of `sort_by` before its field is looked up: `name(options):order`. */
export type RawSort = { readonly name: string; readonly options: string | null; readonly order: string };

const malformed = searchError(400, 'Parameter `sort_by` is malformed.');

/** Splits at commas outside parentheses; a comma after a digit belongs to a pair of coordinates. */
function splitSorts(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let before = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ',' && depth === 0 && !/\d/.test(before)) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
    if (character !== ' ') before = character;
  }
  return [...parts, text.slice(start)].map(trimSpaces);
}

/** Parses the syntax of `sort_by`; resolveSorts looks up its names. */
export function splitSortBy(text: string): RawSort[] | SearchError {
  const sorts: RawSort[] = [];
  for (const part of text === '' ? [] : splitSorts(text)) {
    const colon = part.lastIndexOf(':');
    const order = trimSpaces(part.slice(colon + 1)).toUpperCase();
    const name = trimSpaces(part.slice(0, Math.max(colon, 0)));
    if (colon < 0 || order === '' || name.startsWith('$')) return malformed;
    const open = name.endsWith(')') ? name.indexOf('(') : -1;
    if (name.startsWith('_eval') && open < 0) return malformed;
    sorts.push({
      name: open < 0 ? name : trimSpaces(name.slice(0, open)),
      options: open < 0 ? null : name.slice(open + 1, -1),
      order,
    });
  }
  return sorts.length > 3 ? searchError(400, 'Only upto 3 sort fields are allowed.') : sorts;
}

/** The end of the parenthesis opened at `open`; -1 where it is not closed. */
function closingParenthesis(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text.charAt(at) === '(') depth += 1;
    else if (text.charAt(at) === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

type RawCase = { readonly expression: string; readonly score: number };

/** `[(a:1):3, (b:2):1]`, or one expression worth 1. */
function splitCases(options: string): RawCase[] | null {
  const text = trimSpaces(options);
  if (!text.startsWith('[')) return [{ expression: text, score: 1 }];
  const cases: RawCase[] = [];
  let at = 1;
  while (at < text.length && text.charAt(at) !== ']') {
    const open = text.indexOf('(', at);
    const close = open < 0 ? -1 : closingParenthesis(text, open);
    const score = close < 0 ? null : /^[^:]*:([^,\]]*)/.exec(text.slice(close + 1));
    if (!score || !/^\s*[+-]?\d+ *$/.test(score[1] ?? '')) return null;
    cases.push({ expression: text.slice(open + 1, close), score: Number(score[1]) });
    at = close + 1 + score[0].length;
    if (text.charAt(at) === ',') at += 1;
  }
  return at < text.length ? cases : null;
}

function readEval(options: string, isAscending: boolean, schema: CollectionSchema): SortClause | SearchError {
  const raw = splitCases(options);
  if (!raw) return malformed;
  const cases: EvalCase[] = [];
  for (const { expression, score } of raw) {
    if (expression === '') return searchError(400, 'The eval expression in sort_by is empty.');
    const filter = parseFilter(expression, (clause) => parseClause(clause, schema));
    if (filter && isSearchError(filter)) {
      return searchError(filter.code, 'Error parsing eval expression in sort_by clause.');
    }
    if (filter) cases.push({ filter, score });
  }
  return { kind: 'eval', cases, isAscending };
}

function readTextMatch(options: string | null, isAscending: boolean): SortClause | SearchError {
  if (options === null) return { kind: 'text', buckets: 0, bucketSize: 0, isAscending };
  const [name, count, ...more] = splitList(options, ':');
  const isKnown = name === 'buckets' || name === 'bucket_size';
  if (!isKnown || count === undefined || !/^\d+$/.test(count) || more.length > 0) {
    return searchError(400, 'Invalid sorting parameter passed for _text_match.');
  }
  const number = Number(count);
  return {
    kind: 'text',
    buckets: name === 'buckets' ? number : 0,
    bucketSize: name === 'bucket_size' ? number : 0,
    isAscending,
  };
}

function readMissing(name: string, options: string | null): 'normal' | 'first' | 'last' | SearchError {
  if (options === null) return 'normal';
  let missing: 'normal' | 'first' | 'last' = 'normal';
  for (const option of splitList(options, ',')) {
    const [key, value, ...more] = splitList(option, ':');
    const isKnown = value === 'first' || value === 'last' || value === 'normal';
    if (key !== 'missing_values' || !isKnown || more.length > 0) {
      return searchError(400, `Bad syntax for sorting field \`${name}\``);
    }
    missing = value;
  }
  return missing;
}

function isSortable({ type, sort, index }: CollectionField): boolean {
  if (index === false || type.endsWith('[]')) return false;
  return type === 'string' ? sort === true : sort !== false;
}

function readField(raw: RawSort, isAscending: boolean, schema: CollectionSchema): SortClause | SearchError {
  const field = schema.fields.find(({ name }) => name === raw.name);
  if (!field || !isSortable(field)) {
    return searchError(404, `Could not find a field named \`${raw.name}\` in the schema for sorting.`);
  }
  if (field.type === 'geopoint') {
    const sort = readPlaceSort(field, raw.options ?? '');
    return isSearchError(sort) ? sort : { ...sort, isAscending };
  }
  const missing = readMissing(raw.name, raw.options);
  return typeof missing === 'string' ? { kind: 'field', field, missing, isAscending } : missing;
}

function readSort(raw: RawSort, schema: CollectionSchema, isGrouped: boolean): SortClause | SearchError {
  const isAscending = raw.order === 'ASC';
  if (raw.name === '_eval') return readEval(raw.options ?? '', isAscending, schema);
  const clause =
    raw.name === '_text_match'
      ? readTextMatch(raw.options, isAscending)
      : raw.name === '_seq_id'
        ? ({ kind: 'row', isAscending } as const)
        : raw.name === '_group_found' && isGrouped
          ? ({ kind: 'found', isAscending } as const)
          : readField(raw, isAscending, schema);
  if (isSearchError(clause) || raw.order === 'ASC' || raw.order === 'DESC') return clause;
  return searchError(400, `Order for field\` ${raw.name}\` should be either ASC or DESC.`);
}

function defaultSorts(schema: CollectionSchema, isWildcard: boolean): SortClause[] {
  const sorts: SortClause[] = isWildcard
    ? []
    : [{ kind: 'text', buckets: 0, bucketSize: 0, isAscending: false }];
  const field = schema.fields.find(({ name }) => name === schema.default_sorting_field);
  if (field) sorts.push({ kind: 'field', field, missing: 'normal', isAscending: false });
  return sorts;
}

/** The effective sort order: the text match is added if fewer than three are given. */
export function resolveSorts(
  raw: readonly RawSort[],
  schema: CollectionSchema,
  isWildcard: boolean,
  isGrouped: boolean,
): SortClause[] | SearchError {
  const sorts: SortClause[] = [];
  for (const part of raw) {
    const sort = readSort(part, schema, isGrouped);
    if (isSearchError(sort)) return sort;
    sorts.push(sort);
  }
  if (sorts.length === 0) return defaultSorts(schema, isWildcard);
  if (sorts.filter(({ kind }) => kind === 'eval').length > 1) {
    return searchError(422, 'Only one sorting eval expression is allowed.');
  }
  if (!isWildcard && sorts.length < 3 && !sorts.some(({ kind }) => kind === 'text')) {
    sorts.push({ kind: 'text', buckets: 0, bucketSize: 0, isAscending: false });
  }
  return sorts;
}
