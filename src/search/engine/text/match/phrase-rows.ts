import type { SearchedField } from '../text-session.ts';
import type { FieldIndex } from '../words/field-index.ts';

/** Documents that contain a phrase have this score plus the field's weight, as in Typesense. */
const PHRASE_SCORE = 100_000;

function holdsSequence(index: FieldIndex, value: number, ids: readonly number[]): boolean {
  const start = index.valueStarts[value] ?? 0;
  const end = (index.valueStarts[value + 1] ?? 0) - ids.length;
  for (let at = start; at <= end; at += 1) {
    let i = 0;
    while (i < ids.length && index.valueTokens[at + i] === ids[i]) i += 1;
    if (i === ids.length) return true;
  }
  return false;
}

/** Ids of a phrase's words in a field; null if one is missing. */
function idsOf(index: FieldIndex, phrase: readonly string[]): number[] | null {
  const ids: number[] = [];
  for (const token of phrase) {
    const id = index.idOf.get(token);
    if (id === undefined) return null;
    ids.push(id);
  }
  return ids;
}

/** Values of a field that contain the words as consecutive ones. */
export function valuesWithPhrase(index: FieldIndex, phrase: readonly string[]): number[] {
  const ids = idsOf(index, phrase);
  const first = ids?.[0];
  if (ids === null || first === undefined) return [];
  const values = index.tokenValues.subarray(index.tokenStarts[first], index.tokenStarts[first + 1]);
  return [...values].filter((value) => ids.length === 1 || holdsSequence(index, value, ids));
}

function markRows(index: FieldIndex, values: readonly number[], marks: Uint8Array): void {
  for (const value of values) {
    for (let i = index.rowStarts[value] ?? 0; i < (index.rowStarts[value + 1] ?? 0); i += 1) {
      marks[index.rows[i] ?? 0] = 1;
    }
  }
}

/** Marks the rows with a word in a field that pass the filter. */
export function markRowsOf(
  index: FieldIndex,
  token: string,
  allowed: Uint8Array | null,
  marks: Uint8Array,
): void {
  for (const value of valuesWithPhrase(index, [token])) {
    for (let i = index.rowStarts[value] ?? 0; i < (index.rowStarts[value + 1] ?? 0); i += 1) {
      const row = index.rows[i] ?? 0;
      if (allowed === null || allowed[row] === 1) marks[row] = 1;
    }
  }
}

/** Rows with any of the excluded words or phrases; null if there are none. */
export function excludedRows(
  fields: readonly SearchedField[],
  excluded: readonly (readonly string[])[],
  rowCount: number,
): Uint8Array | null {
  if (excluded.length === 0) return null;
  const marks = new Uint8Array(rowCount);
  for (const { index } of fields) {
    for (const phrase of excluded) markRows(index, valuesWithPhrase(index, phrase), marks);
  }
  return marks;
}

/**
 * Scores of rows with the phrases, 0 for others. A field must contain all phrases that it contains in any
 * row; of several fields, one suffices.
 */
export function phraseScores(
  fields: readonly SearchedField[],
  phrases: readonly (readonly string[])[],
  rowCount: number,
): Uint32Array {
  const scores = new Uint32Array(rowCount);
  for (const { index, weight } of fields) {
    let rows = new Uint8Array(rowCount);
    for (const phrase of phrases) {
      const values = valuesWithPhrase(index, phrase);
      if (values.length === 0) continue;
      const marks = new Uint8Array(rowCount);
      markRows(index, values, marks);
      const before = rows;
      rows = before.includes(1) ? marks.map((mark, row) => mark & (before[row] ?? 0)) : marks;
    }
    rows.forEach((mark, row) => {
      if (mark === 1) scores[row] = Math.max(scores[row] ?? 0, PHRASE_SCORE + weight);
    });
  }
  return scores;
}
