import type { FieldIndex } from '../words/field-index.ts';
import { valuesWithPhrase } from './phrase-rows.ts';

/** Maximum number of words that are joined with their neighbour or split. */
const MAX_WORDS = 5;

/** Whether any document contains all words in this field. */
function occurTogether(index: FieldIndex, tokens: readonly string[]): boolean {
  let rows: Set<number> | null = null;
  for (const token of tokens) {
    const id = index.idOf.get(token);
    if (id === undefined) return false;
    const next = new Set<number>();
    for (let at = index.tokenStarts[id] ?? 0; at < (index.tokenStarts[id + 1] ?? 0); at += 1) {
      const value = index.tokenValues[at] ?? 0;
      for (let i = index.rowStarts[value] ?? 0; i < (index.rowStarts[value + 1] ?? 0); i += 1) {
        const row = index.rows[i] ?? 0;
        if (rows === null || rows.has(row)) next.add(row);
      }
    }
    if (next.size === 0) return false;
    rows = next;
  }
  return rows !== null;
}

function joined(index: FieldIndex, words: readonly string[]): string[] | null {
  if (words.length < 2) return null;
  const all = words.join('');
  if (index.idOf.has(all)) return [all];
  const count = Math.min(MAX_WORDS, words.length);
  for (let i = 0; i < count - 1 && count > 2; i += 1) {
    const tokens = [...words.slice(0, i), `${words[i]}${words[i + 1]}`, ...words.slice(i + 2)];
    if (occurTogether(index, tokens)) return tokens;
  }
  return null;
}

/** Splits a word into two that are consecutive in some text, with the longest possible first one. */
function halves(index: FieldIndex, word: string): string[] | null {
  for (let at = word.length - 1; at > 0; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (valuesWithPhrase(index, parts).length > 0) return parts;
  }
  return null;
}

function split(index: FieldIndex, words: readonly string[]): string[] | null {
  for (let i = 0; i < Math.min(MAX_WORDS, words.length); i += 1) {
    const parts = halves(index, words[i] ?? '');
    if (parts === null) continue;
    // Typesense looks whether the words that exist occur together: a missing one ends the list.
    const tokens = [...words.slice(0, i), ...parts, ...words.slice(i + 1)];
    const missing = tokens.findIndex((token) => !index.idOf.has(token));
    if (occurTogether(index, missing < 0 ? tokens : tokens.slice(0, missing))) return tokens;
  }
  return null;
}

/** The query with words joined ("land cruiser" → "landcruiser") or split, if that is in the field. */
export function splitOrJoin(index: FieldIndex, words: readonly string[]): readonly string[] | null {
  return joined(index, words) ?? split(index, words);
}
