import type { Columns } from '../../columns.ts';
import { buildFieldIndex, type FieldIndex } from './field-index.ts';

/** Distinct rows with their scores. */
export type Scores = { readonly rows: Uint32Array; readonly scores: Float64Array };

/** Rows of a combination of words; `id` is unique. */
export type ScoredRows = Scores & { readonly id: number };

/** A cache of scored combinations, emptied when it has too many rows. */
export type ScoredCombinations = {
  readonly byKey: Map<string, ScoredRows>;
  readonly maxRows: number;
  rows: number;
};

export type TextIndex = {
  readonly columns: Columns;
  readonly byField: Map<string, FieldIndex>;
  /** Scratch space: best scores of the rows being merged, valid where `marks[row]` equals `number`. */
  readonly merging: { readonly marks: Uint32Array; readonly best: Float64Array; number: number };
  /** Scratch space: `rowMarks[row]` equals the number of the current combination for visited rows. */
  readonly scratch: { readonly rowMarks: Uint32Array } & Scores;
  combinations: number;
  readonly kept: ScoredCombinations;
};

/**
 * Size limit of the cache of scored combinations, in cached rows per row of the collection: 12 bytes each.
 */
const MAX_KEPT = 16;

/** Creates an empty index: each field is indexed when it is first queried. */
export function createTextIndex(columns: Columns): TextIndex {
  const rows = columns.ids.length;
  return {
    columns,
    byField: new Map(),
    merging: { marks: new Uint32Array(rows), best: new Float64Array(rows), number: 0 },
    scratch: {
      rowMarks: new Uint32Array(rows),
      rows: new Uint32Array(rows),
      scores: new Float64Array(rows),
    },
    combinations: 0,
    kept: { byKey: new Map(), maxRows: rows * MAX_KEPT, rows: 0 },
  };
}

/** Number of the next scored combination. */
export function newId(index: TextIndex): number {
  index.combinations += 1;
  return index.combinations;
}

/** The index of a string or string[] field, created on first use; undefined for any other field. */
export function fieldIndexOf(index: TextIndex, name: string): FieldIndex | undefined {
  const known = index.byField.get(name);
  if (known !== undefined) return known;
  const column = index.columns.byField.get(name);
  if (column?.kind !== 'string' && column?.kind !== 'strings') return undefined;
  const built = buildFieldIndex(index.columns, column);
  index.byField.set(name, built);
  return built;
}
