import type { SearchedField } from '../text-session.ts';
import type { FieldIndex } from '../words/field-index.ts';

/** A word of the index taken for a word of the query. */
export type ChosenWord = {
  readonly token: string;
  readonly isPrefix: boolean;
  readonly rootLength: number;
  readonly typos: number;
};

/** Bits of a mask; further words of a query are looked for beforehand, one by one. */
export const MOST_BITS = 31;

type FieldWord = { readonly bit: number; readonly id: number };
export type FieldWords = { readonly field: SearchedField; readonly words: readonly FieldWord[] };

export type Plan = {
  readonly fields: readonly FieldWords[];
  readonly required: number;
  readonly cost: number;
  /** The query is this one word, as written: only then can a one-word field equal it. */
  readonly isWholeQuery: boolean;
  /** The required word in the fewest documents, whose documents are gone through. */
  readonly rarest: readonly { readonly index: FieldIndex; readonly id: number }[];
};

type PerField = { readonly field: SearchedField; readonly words: FieldWord[] }[];
type Places = Plan['rarest'];

/** Notes in which fields a chosen word may be found: where typos and prefixes are allowed as it needs them. */
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

/** Where to look for which words; null if none of the chosen ones is in any field. */
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
    const bit = i < MOST_BITS ? 1 << i : 0;
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
