import type { CollectionField, CollectionSchema } from '../collection.ts';
import { splitList, trimSpaces } from '../filters/split-list.ts';
import { isSearchError, type SearchError, searchError } from '../search-error.ts';

/** `from` is inclusive, `to` exclusive. */
export type FacetRange = { readonly label: string; readonly from: number; readonly to: number };

export type FacetRequest = {
  readonly field: CollectionField;
  /** Matched by a wildcard: omitted from the reply if nothing is counted. */
  readonly isWildcard: boolean;
  readonly order: { readonly by: 'alpha' | CollectionField; readonly isAscending: boolean } | null;
  readonly ranges: readonly FacetRange[] | null;
};

const invalid = searchError(400, 'Invalid facet format.');

const unknownField = (name: string) =>
  searchError(404, `Could not find a facet field named \`${name}\` in the schema.`);

/** Splits `facet_by` at commas outside of parentheses. */
function splitFacets(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest !== '') {
    const open = rest.indexOf('(');
    const comma = rest.indexOf(',');
    const isNested = open >= 0 && (comma < 0 || open < comma);
    const close = isNested ? rest.indexOf('),') : -1;
    const end = isNested ? (close < 0 ? rest.length : close + 1) : comma < 0 ? rest.length : comma;
    const part = trimSpaces(rest.slice(0, end));
    if (part !== '') parts.push(part);
    rest = rest.slice(end + 1);
  }
  return parts;
}

function findFacet(schema: CollectionSchema, name: string): CollectionField | null {
  return schema.fields.find((field) => field.name === name && field.facet === true) ?? null;
}

function readOrder(
  text: string,
  field: CollectionField,
  schema: CollectionSchema,
): NonNullable<FacetRequest['order']> | SearchError {
  const [by = '', direction = '', ...more] = splitList(text, ':');
  if (by === '' || direction === '' || more.length > 0) return searchError(400, 'Invalid sort format.');
  const isText = field.type.startsWith('string');
  if (by === '_alpha' && !isText) {
    return searchError(400, 'Facet field should be string type to apply alpha sort.');
  }
  const other = findFacet(schema, by);
  if (by !== '_alpha' && !other) return unknownField(by);
  if (other?.type.startsWith('string')) {
    return searchError(400, 'Sort field should be non string type to apply sort.');
  }
  if (direction !== 'asc' && direction !== 'desc') return searchError(400, 'Invalid sort param.');
  return { by: other ?? 'alpha', isAscending: direction === 'asc' };
}

function readBound(text: string, field: CollectionField, empty: number): number | null {
  if (text === '') return empty;
  if (!field.type.startsWith('float')) return /^[+-]?\d+$/.test(text) ? Number(text) : null;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Math.fround(Number(text)) : null;
}

function readRange(label: string, bounds: string, field: CollectionField): FacetRange | SearchError {
  const [low, high, ...more] = bounds.split(',').map(trimSpaces);
  if (more.length > 0) return searchError(400, 'Error splitting the facet range values.');
  const from = high === undefined ? -Infinity : readBound(low ?? '', field, -Infinity);
  const to = readBound(high ?? low ?? '', field, Infinity);
  if (label === '' || from === null || to === null) {
    return searchError(400, 'Facet range value is not valid.');
  }
  return { label, from, to };
}

function readRanges(parts: readonly Parameter[], field: CollectionField): FacetRange[] | SearchError {
  if (!/^(int|float)/.test(field.type)) {
    return searchError(400, 'Range facet is restricted to only integer and float fields.');
  }
  if (field.sort === false || field.type.endsWith('[]')) {
    return searchError(400, 'Range facets require sort enabled for the field.');
  }
  const ranges: FacetRange[] = [];
  for (const { name, value } of parts) {
    const range = readRange(name, value.slice(1, -1), field);
    if (isSearchError(range)) return range;
    ranges.push(range);
  }
  ranges.sort((a, b) => a.from - b.from || a.to - b.to);
  if (ranges.some((range, at) => at > 0 && !ranges.slice(0, at).some(({ to }) => to === range.from))) {
    return searchError(400, 'Ranges in range facet syntax should be continous.');
  }
  return ranges;
}

type Parameter = { readonly name: string; readonly value: string };

/** Parses `a:[1, 2], sort_by: x:asc` into names and values; null if invalid. */
function splitParameters(text: string): Parameter[] | null {
  const parameters: Parameter[] = [];
  let rest = trimSpaces(text);
  while (rest !== '') {
    const match = /^([^:,[\]]*):\s*(\[[^\][]*\]|[^,[\]]*)\s*(?:,|$)/.exec(rest);
    if (!match) return null;
    parameters.push({ name: trimSpaces(match[1] ?? ''), value: trimSpaces(match[2] ?? '') });
    rest = trimSpaces(rest.slice(match[0].length));
  }
  return parameters.length > 0 ? parameters : null;
}

function readParameters(text: string, field: CollectionField, schema: CollectionSchema) {
  const parameters = splitParameters(text);
  if (!parameters) return invalid;
  const ranges: Parameter[] = [];
  let order: FacetRequest['order'] = null;
  for (const parameter of parameters) {
    if (parameter.name === 'sort_by') {
      const read = readOrder(parameter.value, field, schema);
      if (isSearchError(read)) return read;
      order = read;
    } else if (parameter.name === 'top_k') {
      if (!/^(true|false)$/.test(parameter.value)) return searchError(400, 'top_k string format is invalid.');
    } else if (parameter.value.startsWith('[')) ranges.push(parameter);
    else return searchError(400, `Invalid facet param \`${parameter.name}\`.`);
  }
  const read = ranges.length > 0 ? readRanges(ranges, field) : null;
  if (read !== null && isSearchError(read)) return read;
  return { field, isWildcard: false, order: read ? null : order, ranges: read };
}

function readFacet(text: string, schema: CollectionSchema): FacetRequest[] | SearchError {
  const star = text.indexOf('*');
  const open = text.indexOf('(');
  if (star >= 0 && (open < 0 || star < open)) {
    if (star < text.length - 1) return searchError(404, 'Only prefix matching with a wildcard is allowed.');
    const named = schema.fields.filter((field) => field.name.startsWith(text.slice(0, -1)));
    if (named.length === 0)
      return searchError(404, `Could not find a facet field for \`${text}\` in the schema.`);
    const facets = named.filter((field) => field.facet === true);
    return facets.map((field) => ({ field, isWildcard: true, order: null, ranges: null }));
  }
  if (open < 0 && /[:)]/.test(text)) return invalid;
  const name = open < 0 ? text : text.slice(0, open);
  const field = findFacet(schema, name);
  if (!field) return unknownField(name);
  if (open < 0) return [{ field, isWildcard: false, order: null, ranges: null }];
  if (!text.endsWith(')')) return invalid;
  const facet = readParameters(text.slice(open + 1, -1), field, schema);
  return isSearchError(facet) ? facet : [facet];
}

/** Parses `facet_by`: names, `*` and `prefix*`, `name(sort_by: _alpha:asc)`, `name(Label:[0, 10], …)`. */
export function parseFacetBy(text: string, schema: CollectionSchema): FacetRequest[] | SearchError {
  const facets: FacetRequest[] = [];
  for (const part of splitFacets(text)) {
    const read = readFacet(part, schema);
    if (isSearchError(read)) return read;
    facets.push(...read);
  }
  return facets;
}
