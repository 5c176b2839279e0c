import type { Budget } from './fuzzy-walk.ts';
import type { TextField, TextParams } from './text-query.ts';
import type { FieldIndex } from './words/field-index.ts';
import type { ScoredRows, TextIndex } from './words/text-index.ts';

/** A word sought: whether longer words may be meant, and where it came from. */
export type Word = { readonly token: string; readonly isPrefix: boolean };

/** A word that found something: how long the query's word was, at how many typos, whether by its start. */
export type FoundWord = { readonly rootLength: number; readonly typos: number; readonly isPrefix: boolean };

export type SearchedField = TextField & { readonly index: FieldIndex };

/** Everything one text search works on and gathers. */
export type TextSession = {
  readonly index: TextIndex;
  readonly params: TextParams;
  /** What the score of a combination of words depends on besides the words. */
  readonly kind: string;
  /** By weight, the weightiest first. */
  readonly fields: readonly SearchedField[];
  /** 1 for rows that may be found; null for all. */
  readonly allowed: Uint8Array | null;
  readonly excluded: Uint8Array | null;
  readonly maxCandidates: number;
  readonly budget: Budget;
  readonly tried: Set<string>;
  readonly foundWords: Map<string, FoundWord>;
  /** Of the combinations with a row that passes; their other rows may not. */
  readonly found: ScoredRows[];
};
