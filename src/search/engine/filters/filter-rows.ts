import type { Column, Columns, StringColumn, StringsColumn } from '../columns.ts';
import { isSearchError, type SearchError, searchError } from '../search-error.ts';
import type { TextIndex } from '../text/words/text-index.ts';
import type { FilterClause } from './filter-clause.ts';
import type { FilterNode } from './filter-grammar.ts';
import { numberRows } from './filter-numbers.ts';
import { placeRows } from './filter-places.ts';
import { type FindWords, textRows, toPatterns } from './filter-texts.ts';
import { foldWords, type Words, wordsOf } from './folded-values.ts';
import { findWords } from './prefix-words.ts';

/** Rows that pass (1 for each) and their number. Immutable once returned, because it is cached. */
export type RowSet = { readonly passes: Uint8Array; readonly count: number };

/** Size of the cache. It is emptied when full: any set is cheap to compute again. */
const MAX_KEPT = 96;

export type RowFilter = (node: FilterNode<FilterClause>) => RowSet | SearchError;

/** Evaluates filters over columns, with a cache of the rows that each part of a filter matched. */
export function createRowFilter(columns: Columns, index: TextIndex): RowFilter {
  const words = wordsOf(columns.schema);
  const folded = new Map<string, readonly string[]>();
  const kept = new Map<string, RowSet>();
  const foldedOf = (column: StringColumn | StringsColumn): readonly string[] => {
    let values = folded.get(column.field.name);
    if (!values) {
      values = column.values.map((value) => foldWords(words(value)));
      folded.set(column.field.name, values);
    }
    return values;
  };
  const evaluate = (node: FilterNode<FilterClause>): RowSet | SearchError => {
    const known = kept.get(node.key);
    if (known) return known;
    const rows =
      node.kind === 'clause'
        ? clauseRows(index, node.clause, words, foldedOf)
        : joinRows(node, evaluate, columns.ids.length);
    if (isSearchError(rows)) return rows;
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(node.key, rows);
    return rows;
  };
  return evaluate;
}

function counted(passes: Uint8Array): RowSet {
  let count = 0;
  for (let row = 0; row < passes.length; row += 1) count += passes[row] ?? 0;
  return { passes, count };
}

function inverted(passes: Uint8Array): Uint8Array {
  for (let row = 0; row < passes.length; row += 1) passes[row] = 1 - (passes[row] ?? 0);
  return passes;
}

type Branch = Exclude<FilterNode<FilterClause>, { kind: 'clause' }>;

function joinRows(node: Branch, evaluate: RowFilter, length: number): RowSet | SearchError {
  const left = evaluate(node.left);
  // Typesense does not evaluate what follows `&&` if nothing is left to pass, so its errors are not reported.
  if (isSearchError(left) || (node.kind === '&&' && left.count === 0)) return left;
  const right = evaluate(node.right);
  if (isSearchError(right)) return right;
  const [a, b] = [left.passes, right.passes];
  const passes = new Uint8Array(length);
  if (node.kind === '&&')
    for (let row = 0; row < length; row += 1) passes[row] = (a[row] ?? 0) & (b[row] ?? 0);
  else for (let row = 0; row < length; row += 1) passes[row] = (a[row] ?? 0) | (b[row] ?? 0);
  return counted(passes);
}

type Folded = (column: StringColumn | StringsColumn) => readonly string[];

function clauseRows(
  index: TextIndex,
  clause: FilterClause,
  words: Words,
  foldedOf: Folded,
): RowSet | SearchError {
  const length = index.columns.ids.length;
  const passes = unnegatedRows(index, clause, words, foldedOf);
  // A field that is not indexed passes nothing, not even a negation.
  if (passes === null) return counted(new Uint8Array(length));
  if (!(passes instanceof Uint8Array)) return passes;
  return counted(clause.isNegated ? inverted(passes) : passes);
}

function unnegatedRows(
  index: TextIndex,
  clause: FilterClause,
  words: Words,
  foldedOf: Folded,
): Uint8Array | null | SearchError {
  const { columns } = index;
  if (clause.kind === 'ids') return idRows(columns.ids, clause.ids);
  const { name } = clause.field;
  const column = columns.byField.get(name);
  const length = columns.ids.length;
  if (clause.kind === 'places') return column?.kind === 'place' ? placeRows(column, clause.circles) : null;
  if (clause.kind === 'numbers') {
    return column?.kind === 'number' || column?.kind === 'numbers'
      ? numberRows(column, length, clause.tests)
      : null;
  }
  const beginning: FindWords = (word, before) =>
    findWords(index, name, word, { typos: 0, isPrefix: true, max: clause.maxWords, allowed: null, before });
  const patterns = clause.values.map((value) => toPatterns(value, words, beginning));
  if (patterns.includes(null)) {
    return searchError(400, `Error with filter field \`${name}\`: Filter value cannot be empty.`);
  }
  if (!column || !isText(column)) return null;
  return textRows(
    column,
    length,
    patterns.flatMap((some) => some ?? []),
    clause.isExact,
    foldedOf(column),
  );
}

const isText = (column: Column): column is StringColumn | StringsColumn =>
  column.kind === 'string' || column.kind === 'strings';

function idRows(ids: readonly string[], wanted: readonly string[]): Uint8Array {
  const passes = new Uint8Array(ids.length);
  if (wanted.includes('*')) return passes.fill(1);
  const set = new Set(wanted);
  for (const [row, id] of ids.entries()) if (set.has(id)) passes[row] = 1;
  return passes;
}
