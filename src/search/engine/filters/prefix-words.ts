import { findCandidates } from '../text/match/token-candidates.ts';
import { fieldIndexOf, type TextIndex } from '../text/words/text-index.ts';

/** Maximum number of distance computations for one word: far more than a misspelt word needs. */
const MAX_CELLS = 1_000_000;

/** How a word is matched in a field: with exactly `typos` typos, or as a prefix. */
export type WordLookup = {
  readonly typos: number;
  readonly isPrefix: boolean;
  readonly max: number;
  readonly allowed: Uint8Array | null;
  /** Only words of documents that also contain this word are found; an empty string allows all documents. */
  readonly before: string;
};

/** Matching words of a text field, in the server's order of preference, at most `max`. */
export function findWords(index: TextIndex, fieldName: string, word: string, lookup: WordLookup): string[] {
  const field = fieldIndexOf(index, fieldName);
  if (!field || lookup.max === 0) return [];
  return findCandidates(field, word, lookup.typos, lookup.isPrefix, {
    tried: new Set(),
    allowed: lookup.allowed,
    previousToken: lookup.before,
    maxCandidates: lookup.max,
    budget: { cells: MAX_CELLS },
  });
}
