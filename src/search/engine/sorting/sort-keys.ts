import type { Columns, NumberColumn, StringColumn } from '../columns.ts';
import type { RowFilter } from '../filters/filter-rows.ts';
import { isSearchError, type SearchError } from '../search-error.ts';
import { foldCharacter } from '../text/words/fold-character.ts';
import { compareBytes } from './compare-text.ts';
import { createPlaceKey } from './place-sort.ts';
import type { SortClause } from './sort-syntax.ts';

/** The input of a sort: ascending rows (null: all), and their text match scores. */
export type SortInput = {
  readonly rows: Uint32Array | null;
  readonly length: number;
  readonly textScores: Float64Array | null;
  /** By index in `rows`: the number of matches in its group. */
  readonly groupSizes: Float64Array | null;
};

export type SortKeys = (clause: SortClause, input: SortInput) => Float64Array | SearchError;

/** Folds letters and removes symbols except spaces, as Typesense does to sort texts. */
function foldForSorting(text: string): string {
  let folded = '';
  for (const character of text.slice(0, 2000)) {
    const code = character.charCodeAt(0);
    if (code >= 128) folded += foldCharacter(character);
    else if (/[A-Za-z0-9 ]/.test(character)) folded += character.toLowerCase();
  }
  return folded;
}

/** The rank of each dictionary value, the same for equal ones; -1 if folding leaves nothing. */
function rankValues({ values }: StringColumn): Int32Array {
  const folded = values.map(foldForSorting);
  const distinct = [...new Set(folded)].sort(compareBytes);
  const ranks = new Map(distinct.map((text, rank) => [text, rank]));
  return Int32Array.from(folded, (text) => (text === '' ? -1 : (ranks.get(text) ?? -1)));
}

/**
 * Sort keys by index in `rows`; higher comes first. Missing numbers come last in both orders; missing texts count as
 * the greatest.
 */
export function createSortKeys(columns: Columns, filterRows: RowFilter): SortKeys {
  const ranks = new Map<string, Int32Array>();
  const ranksOf = (column: StringColumn): Int32Array => {
    const known = ranks.get(column.field.name) ?? rankValues(column);
    ranks.set(column.field.name, known);
    return known;
  };
  return (clause, input) => {
    const keys = new Float64Array(input.length);
    if (clause.kind === 'text') keys.set(input.textScores ?? []);
    else if (clause.kind === 'found') keys.set(input.groupSizes ?? []);
    else if (clause.kind === 'row') for (let at = 0; at < keys.length; at += 1) keys[at] = at;
    else if (clause.kind === 'place') {
      const keyOf = createPlaceKey(columns.byField.get(clause.field.name), clause);
      for (let at = 0; at < keys.length; at += 1) keys[at] = keyOf(input.rows ? (input.rows[at] ?? 0) : at);
    } else if (clause.kind === 'field') {
      const column = columns.byField.get(clause.field.name);
      if (column?.kind === 'number') return numberKeys(column, clause, input, keys);
      return column?.kind === 'string' ? textKeys(column, ranksOf(column), clause, input, keys) : keys;
    } else {
      const problem = addScores(clause.cases, filterRows, input, keys);
      if (problem) return problem;
    }
    if (clause.isAscending) for (let at = 0; at < keys.length; at += 1) keys[at] = -(keys[at] ?? 0);
    return keys;
  };
}

type FieldClause = Extract<SortClause, { kind: 'field' }>;

function numberKeys(
  { numbers, present }: NumberColumn,
  { isAscending, missing }: FieldClause,
  { rows }: SortInput,
  keys: Float64Array,
): Float64Array {
  const absent = missing === 'first' ? Infinity : -Infinity;
  const sign = isAscending ? -1 : 1;
  for (let at = 0; at < keys.length; at += 1) {
    const row = rows ? (rows[at] ?? 0) : at;
    keys[at] = present[row] === 1 ? sign * (numbers[row] ?? 0) : absent;
  }
  return keys;
}

function textKeys(
  { codes }: StringColumn,
  ranks: Int32Array,
  { isAscending, missing }: FieldClause,
  { rows }: SortInput,
  keys: Float64Array,
): Float64Array {
  const isFirst = missing === 'normal' ? !isAscending : missing === 'first';
  const absent = isFirst ? Infinity : -Infinity;
  const sign = isAscending ? -1 : 1;
  for (let at = 0; at < keys.length; at += 1) {
    const code = codes[rows ? (rows[at] ?? 0) : at] ?? 0;
    const rank = code === 0 ? -1 : (ranks[code - 1] ?? -1);
    // Smaller texts have lower ranks, so ascending order negates them.
    keys[at] = rank < 0 ? absent : sign * rank;
  }
  return keys;
}

function addScores(
  cases: Extract<SortClause, { kind: 'eval' }>['cases'],
  filterRows: RowFilter,
  { rows }: SortInput,
  keys: Float64Array,
): SearchError | null {
  for (const { filter, score } of [...cases].reverse()) {
    const set = filterRows(filter);
    if (isSearchError(set)) return set;
    for (let at = 0; at < keys.length; at += 1) {
      if (set.passes[rows ? (rows[at] ?? 0) : at] === 1) keys[at] = score;
    }
  }
  return null;
}
