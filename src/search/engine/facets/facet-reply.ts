import type { Columns } from '../columns.ts';
import { wordsOf } from '../filters/folded-values.ts';
import { findWords } from '../filters/prefix-words.ts';
import { byteLength, compareBytes } from '../sorting/compare-text.ts';
import type { TextIndex } from '../text/words/text-index.ts';
import { createCodeCounter, type TopCodes, topCodes } from './count-facet.ts';
import { createFacetIndex, type FacetIndex } from './facet-index.ts';
import { type FacetQuery, matchFacetQuery } from './facet-query.ts';
import { rangeFacet } from './facet-ranges.ts';
import { type FacetStats, numberStats } from './facet-stats.ts';
import type { FacetRequest } from './facet-syntax.ts';
import { markFacetValue } from './mark-facet-value.ts';

export type FacetValue = { readonly value: string; readonly highlighted: string; readonly count: number };

export type FacetReply = {
  readonly field_name: string;
  readonly sampled: false;
  readonly counts: readonly FacetValue[];
  readonly stats: FacetStats;
};

export type FacetOptions = {
  readonly maxValues: number;
  readonly query: FacetQuery | null;
  readonly queryTypos: number;
  /** Maximum number of a field's words that match a word of the facet query. */
  readonly maxWords: number;
  readonly startTag: string;
  readonly endTag: string;
};

export type FacetCounter = (
  request: FacetRequest,
  rows: Uint32Array | null,
  options: FacetOptions,
) => FacetReply | null;

/** By descending count, then by length, then by descending bytes. */
function compareValues(a: FacetValue, b: FacetValue): number {
  return b.count - a.count || byteLength(a.value) - byteLength(b.value) || compareBytes(b.value, a.value);
}

/** Counts facets over rows (null: all); null for a facet to omit from the reply. */
export function createFacetCounter(columns: Columns, textIndex: TextIndex): FacetCounter {
  const words = wordsOf(columns.schema);
  const indexes = new Map<string, FacetIndex>();
  const countsOf = createCodeCounter(columns.ids.length);
  const indexOf = (name: string): FacetIndex | null => {
    const column = columns.byField.get(name);
    const index = indexes.get(name) ?? (column && column.kind !== 'place' ? createFacetIndex(column) : null);
    if (index) indexes.set(name, index);
    return index;
  };
  return (request, rows, options) => {
    const { field, ranges } = request;
    const index = indexOf(field.name);
    const column = columns.byField.get(field.name);
    const reply = (counts: readonly FacetValue[], stats: FacetStats): FacetReply => ({
      field_name: field.name,
      sampled: false,
      counts,
      stats,
    });
    if (!index) return request.isWildcard ? null : reply([], { total_values: 0 });
    if (ranges && column?.kind === 'number') {
      const { counts, stats } = rangeFacet(column, ranges, rows);
      return reply(counts.map((range) => ({ ...range, highlighted: '' })).sort(compareValues), stats);
    }
    const counts = countsOf(index, rows);
    const query = options.query?.fieldName === field.name ? options.query : null;
    const match =
      query &&
      matchFacetQuery(index, counts, query, {
        typos: options.queryTypos,
        words,
        find: createFinder(textIndex, field.name, rows, options.maxWords),
      });
    const top = topCodes(index, counts, options.maxValues, match?.isWanted ?? null, !request.order);
    if (request.isWildcard && top.distinct === 0) return null;
    const marker = match && createMarker(columns, match.words, options);
    const values = valuesOf(index, counts, top, marker);
    const sorted = sortValues(columns, request, index, rows, top, values);
    return reply(sorted, numberStats(index, counts, top.distinct));
  };
}

function createFinder(textIndex: TextIndex, name: string, rows: Uint32Array | null, max: number) {
  const allowed = rows && new Uint8Array(textIndex.columns.ids.length);
  if (rows && allowed) for (const row of rows) allowed[row] = 1;
  return (word: string, typos: number, isPrefix: boolean, before: string) =>
    findWords(textIndex, name, word, { typos, isPrefix, max, allowed, before });
}

function createMarker(columns: Columns, words: readonly string[], { startTag, endTag }: FacetOptions) {
  const separators = new Set(columns.schema.token_separators);
  const symbols = new Set(columns.schema.symbols_to_index);
  return (value: string) => markFacetValue(value, words, { startTag, endTag, separators, symbols });
}

function valuesOf(
  index: FacetIndex,
  counts: Uint32Array,
  top: TopCodes,
  marker: ((value: string) => string) | null,
): FacetValue[] {
  const values: FacetValue[] = [];
  for (let at = 0; at < top.codes.length; at += 1) {
    const code = top.codes[at] ?? 0;
    const value = index.labelOf(code);
    values.push({ value, highlighted: marker ? marker(value) : value, count: counts[code] ?? 0 });
  }
  return values;
}

function sortValues(
  columns: Columns,
  { order }: FacetRequest,
  index: FacetIndex,
  rows: Uint32Array | null,
  top: TopCodes,
  values: FacetValue[],
): FacetValue[] {
  if (!order) return values;
  const sign = order.isAscending ? 1 : -1;
  if (order.by === 'alpha') return values.sort((a, b) => sign * compareBytes(a.value, b.value));
  const numbers = lastNumbers(columns, order.by.name, index, rows);
  return values
    .map((value, at) => ({ value, number: numbers.get(top.codes[at] ?? 0) ?? Infinity }))
    .sort((a, b) => sign * (a.number - b.number || a.value.count - b.value.count) || 0)
    .map(({ value }) => value);
}

/** The value of another field in the last row with a value: the order of `sort_by: field:asc`. */
function lastNumbers(columns: Columns, name: string, index: FacetIndex, rows: Uint32Array | null) {
  const last = new Map<number, number>();
  const column = columns.byField.get(name);
  if (column?.kind !== 'number') return last;
  const { codes, starts } = index;
  const length = rows ? rows.length : columns.ids.length;
  for (let at = 0; at < length; at += 1) {
    const row = rows ? (rows[at] ?? 0) : at;
    const number = column.present[row] === 1 ? (column.numbers[row] ?? 0) : Infinity;
    const own = starts ? codes.subarray(starts[row], starts[row + 1]) : codes.subarray(row, row + 1);
    for (const code of own) last.set(code, number);
  }
  return last;
}
