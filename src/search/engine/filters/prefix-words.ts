import { findCandidates } from '../text/match/token-candidates.ts';
import { fieldIndexOf, type TextIndex } from '../text/words/text-index.ts';

/** Distances worked out at most for one word: far more than a misspelt one takes. */
const mostCells = 1_000_000;

/** What a word may stand for in a field: within `typos` (exactly so many), or beginning with it. */
export type WordLookup = {
  readonly typos: number;
  readonly isPrefix: boolean;
  readonly most: number;
  readonly allowed: Uint8Array | null;
  /** A word that must stand in the same document; empty for none. */
  readonly before: string;
};

/** Words of a text field, the server's favourites first: of many only the first `most` count. */
export function findWords(index: TextIndex, fieldName: string, word: string, lookup: WordLookup): string[] {
  const field = fieldIndexOf(index, fieldName);
  if (!field || lookup.most === 0) return [];
  return findCandidates(field, word, lookup.typos, lookup.isPrefix, {
    tried: new Set(),
    allowed: lookup.allowed,
    previousToken: lookup.before,
    maxCandidates: lookup.most,
    budget: { cells: mostCells },
  });
}
