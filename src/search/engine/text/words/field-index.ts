import type { Columns, StringColumn, StringsColumn } from '../../columns.ts';
import { toByteString } from './byte-string.ts';
import { rankInnerNodes } from './inner-ranks.ts';
import { invertLists } from './invert-lists.ts';
import { buildTokenTrie, type TokenTrie } from './token-trie.ts';
import { tokenize } from './tokenize.ts';

/**
 * The inverted index of a string or string[] field. Values are its distinct texts, numbered from 0; words
 * are numbered in byte order.
 */
export type FieldIndex = {
  readonly name: string;
  readonly column: StringColumn | StringsColumn;
  readonly tokens: readonly string[];
  readonly idOf: ReadonlyMap<string, number>;
  /** Words of each value in order: `valueTokens` from `valueStarts[value]` up to the next start. */
  readonly valueStarts: Uint32Array;
  readonly valueTokens: Uint32Array;
  /** Values that contain a word, ascending. */
  readonly tokenStarts: Uint32Array;
  readonly tokenValues: Uint32Array;
  /** Rows with a value; a row is repeated if its array repeats the value. */
  readonly rowStarts: Uint32Array;
  readonly rows: Uint32Array;
  /** Number of documents with a word (for arrays, a document counts once per value). */
  readonly documentCounts: Uint32Array;
  /** Rank of a word, where only the best candidates are tried. */
  readonly tokenRanks: Float64Array;
  readonly trie: TokenTrie;
  /** Cached walks through the trie, and their number of matrix cells. */
  readonly walks: Map<string, { readonly nodes: readonly number[]; readonly cells: number }>;
  /**
   * Scratch space: results of the current combination per text or, for arrays, per row; valid if stamped
   * with its number.
   */
  readonly stamps: Uint32Array;
  readonly masks: Int32Array;
  readonly scores: Float64Array;
  /** For arrays: the score of rows that contain only one word of the query, and the position of that word. */
  readonly aloneScores: Float64Array;
  readonly lastPlaces: Uint32Array;
};

type Words = Pick<FieldIndex, 'tokens' | 'idOf' | 'valueStarts' | 'valueTokens'>;

function indexWords(values: readonly string[], columns: Columns): Words {
  const separators = new Set(columns.schema.token_separators ?? []);
  const symbols = new Set(columns.schema.symbols_to_index ?? []);
  const seen = new Map<string, number>();
  const provisional: number[] = [];
  const valueStarts = new Uint32Array(values.length + 1);
  values.forEach((value, i) => {
    for (const token of tokenize(value, separators, symbols)) {
      const bytes = toByteString(token);
      let id = seen.get(bytes);
      if (id === undefined) {
        id = seen.size;
        seen.set(bytes, id);
      }
      provisional.push(id);
    }
    valueStarts[i + 1] = provisional.length;
  });
  const tokens = [...seen.keys()].sort((a, b) => (a < b ? -1 : 1));
  const idOf = new Map(tokens.map((token, id) => [token, id]));
  const renumbered = new Uint32Array(tokens.length);
  for (const [token, id] of seen) renumbered[id] = idOf.get(token) ?? 0;
  const valueTokens = Uint32Array.from(provisional, (id) => renumbered[id] ?? 0);
  return { tokens, idOf, valueStarts, valueTokens };
}

function invertColumn(column: StringColumn | StringsColumn): { starts: Uint32Array; lists: Uint32Array } {
  if (column.kind === 'strings') {
    return invertLists(
      column.starts,
      column.codes.map((code) => code - 1),
      column.values.length,
    );
  }
  // Code 0, a document without the field, takes the first list, which is then left out.
  const rowStarts = Uint32Array.from({ length: column.codes.length + 1 }, (_, row) => row);
  const { starts, lists } = invertLists(rowStarts, column.codes, column.values.length + 1);
  const skipped = starts[1] ?? 0;
  return { starts: starts.subarray(1).map((start) => start - skipped), lists: lists.slice(skipped) };
}

/** A number per row by which words are preferred: the default sorting field's; null if there is none. */
function pointsOf(columns: Columns): ArrayLike<number> | null {
  const name = columns.schema.default_sorting_field;
  if (name === undefined || name === '') return null;
  const column = columns.byField.get(name);
  return column?.kind === 'number' ? column.numbers : new Uint8Array(columns.ids.length);
}

type Lists = { readonly starts: Uint32Array; readonly lists: Uint32Array };

/** Documents per word, and by which rank words are preferred: the best points, or else the documents. */
function countWords(
  tokenCount: number,
  byToken: Lists,
  byValue: Lists,
  points: ArrayLike<number> | null,
): { documentCounts: Uint32Array; tokenRanks: Float64Array } {
  const documentCounts = new Uint32Array(tokenCount);
  const tokenRanks = new Float64Array(tokenCount).fill(-Infinity);
  for (let token = 0; token < tokenCount; token += 1) {
    let count = 0;
    let best = -Infinity;
    for (let at = byToken.starts[token] ?? 0; at < (byToken.starts[token + 1] ?? 0); at += 1) {
      const value = byToken.lists[at] ?? 0;
      const end = byValue.starts[value + 1] ?? 0;
      for (let i = byValue.starts[value] ?? 0; i < end; i += 1) {
        count += 1;
        best = Math.max(best, points?.[byValue.lists[i] ?? 0] ?? 0);
      }
    }
    documentCounts[token] = count;
    tokenRanks[token] = points === null ? count : best;
  }
  return { documentCounts, tokenRanks };
}

export function buildFieldIndex(columns: Columns, column: StringColumn | StringsColumn): FieldIndex {
  const words = indexWords(column.values, columns);
  const byToken = invertLists(words.valueStarts, words.valueTokens, words.tokens.length);
  const byValue = invertColumn(column);
  const points = pointsOf(columns);
  const trie = buildTokenTrie(words.tokens);
  if (points !== null) rankInnerNodes(trie, words, column, points);
  const rowCount = columns.ids.length;
  const places = column.kind === 'string' ? column.values.length : rowCount;
  return {
    name: column.field.name,
    column,
    ...words,
    tokenStarts: byToken.starts,
    tokenValues: byToken.lists,
    rowStarts: byValue.starts,
    rows: byValue.lists,
    ...countWords(words.tokens.length, byToken, byValue, points),
    trie,
    walks: new Map(),
    stamps: new Uint32Array(places),
    masks: new Int32Array(places),
    scores: new Float64Array(places),
    aloneScores: new Float64Array(column.kind === 'string' ? 0 : rowCount),
    lastPlaces: new Uint32Array(column.kind === 'string' ? 0 : rowCount),
  };
}
