import type { SearchedField } from '../text-session.ts';
import type { FieldIndex } from '../words/field-index.ts';

/** A word of the index that stands for a word of the query. */
export type ChosenWord = {
  readonly token: string;
  readonly isPrefix: boolean;
  readonly rootLength: number;
  readonly typos: number;
};

/** Number of bits in a mask; further words of a query are matched one by one in advance. */
export const MAX_BITS = 31;

type FieldWord = { readonly bit: number; readonly id: number };
export type FieldWords = { readonly field: SearchedField; readonly words: readonly FieldWord[] };

export type Plan = {
  readonly fields: readonly FieldWords[];
  readonly required: number;
  readonly cost: number;
  /** The query is exactly this one word: only then can it equal the text of a field. */
  readonly isWholeQuery: boolean;
  /** The required word with the fewest documents; only those documents are scored. */
  readonly rarest: readonly { readonly index: FieldIndex; readonly id: number }[];
};

type PerField = { readonly field: SearchedField; readonly words: FieldWord[] }[];
type Places = Plan['rarest'];

/** Adds the fields that may contain a chosen word: those that allow its typos and its match by prefix. */
function placeWord(perField: PerField, word: ChosenWord, bit: number): Places {
  const places: { index: FieldIndex; id: number }[] = [];
  for (const { field, words } of perField) {
    const id = field.index.idOf.get(word.token);
    if (id === undefined || word.typos > field.numTypos || (word.isPrefix && !field.prefix)) continue;
    words.push({ bit, id });
    places.push({ index: field.index, id });
  }
  return places;
}

function documentsOf(places: Places): number {
  return places.reduce((sum, { index, id }) => sum + (index.documentCounts[id] ?? 0), 0);
}

/** Which words to look up in which fields; null if no field contains any of the chosen words. */
export function planCombination(
  fields: readonly SearchedField[],
  chosen: readonly ChosenWord[],
  dropped: readonly string[],
  cost: number,
): Plan | null {
  const perField: PerField = fields.map((field) => ({ field, words: [] }));
  let required = 0;
  let rarest: Places = [];
  chosen.forEach((word, i) => {
    const bit = i < MAX_BITS ? 1 << i : 0;
    const places = placeWord(perField, word, bit);
    if (places.length === 0) return;
    required |= bit;
    if (rarest.length === 0 || documentsOf(places) < documentsOf(rarest)) rarest = places;
  });
  dropped.forEach((token, i) => {
    for (const { field, words } of perField) {
      const id = field.index.idOf.get(token);
      if (id !== undefined) words.push({ bit: 1 << (chosen.length + i), id });
    }
  });
  if (required === 0) return null;
  const used = perField.filter(({ words }) => words.length > 0);
  return { fields: used, required, cost, isWholeQuery: cost === 0 && chosen.length === 1, rarest };
}
