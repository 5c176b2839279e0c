import type { StringColumn, StringsColumn } from '../columns.ts';
import { foldWords, type Words } from './folded-values.ts';

/**
 * Words of a filter value: a text must contain all of them in order (`isStart`: at its beginning), or any of them.
 */
export type Pattern = { readonly words: readonly string[]; readonly isStart: boolean };

/** Words of the field with the prefix `word` that occur in a document together with `before`. */
export type FindWords = (word: string, before: string) => readonly string[];

/** The patterns of a value; `a b*` becomes one for each word with the prefix `b`. Null if it has no word. */
export function toPatterns(value: string, words: Words, findWords: FindWords): Pattern[] | null {
  const isPrefix = value.length > 1 && value.endsWith('*');
  const all = words(isPrefix ? value.slice(0, -1) : value);
  const last = all.at(-1);
  if (last === undefined) return null;
  if (!isPrefix) return [{ words: all, isStart: false }];
  const first = all.slice(0, -1);
  return findWords(last, first.at(-1) ?? '').map((word) => ({ words: [...first, word], isStart: true }));
}

/** 1 per dictionary code whose value passes; code 0, no value, never does. */
function codesThat(folded: readonly string[], passes: (value: string) => boolean): Uint8Array {
  const table = new Uint8Array(folded.length + 1);
  for (let at = 0; at < folded.length; at += 1) if (passes(folded[at] ?? '')) table[at + 1] = 1;
  return table;
}

function exactCodes(folded: readonly string[], patterns: readonly Pattern[]): Uint8Array {
  const wholes = new Set(patterns.filter(({ isStart }) => !isStart).map(({ words }) => foldWords(words)));
  const starts = patterns.filter(({ isStart }) => isStart).map(({ words }) => foldWords(words));
  return codesThat(folded, (value) => wholes.has(value) || starts.some((start) => value.startsWith(start)));
}

/** Marks rows with a value whose code is marked, in `passes`. */
function markRows(column: StringColumn | StringsColumn, table: Uint8Array, passes: Uint8Array): void {
  const { codes } = column;
  if (column.kind === 'string') {
    for (let row = 0; row < passes.length; row += 1) {
      if (table[codes[row] ?? 0] === 1) passes[row] = 1;
    }
    return;
  }
  const { starts } = column;
  for (let row = 0; row < passes.length; row += 1) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      if (table[codes[at] ?? 0] === 1) passes[row] = 1;
    }
  }
}

/** The words of a pattern may be in different elements of an array. */
function containsRows(
  column: StringColumn | StringsColumn,
  pattern: Pattern,
  folded: readonly string[],
  passes: Uint8Array,
): void {
  const all = new Uint8Array(passes.length).fill(1);
  for (const word of pattern.words) {
    const needle = foldWords([word]);
    const some = new Uint8Array(passes.length);
    markRows(
      column,
      codesThat(folded, (value) => value.includes(needle)),
      some,
    );
    for (let row = 0; row < all.length; row += 1) all[row] = (all[row] ?? 0) & (some[row] ?? 0);
  }
  for (let row = 0; row < all.length; row += 1) if (all[row] === 1) passes[row] = 1;
}

/** Rows with a text that matches any of the patterns; `folded` are the column's values from foldWords. */
export function textRows(
  column: StringColumn | StringsColumn,
  length: number,
  patterns: readonly Pattern[],
  isExact: boolean,
  folded: readonly string[],
): Uint8Array {
  const passes = new Uint8Array(length);
  if (isExact) markRows(column, exactCodes(folded, patterns), passes);
  else for (const pattern of patterns) containsRows(column, pattern, folded, passes);
  return passes;
}
