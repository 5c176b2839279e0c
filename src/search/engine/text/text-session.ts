import type { Budget } from './fuzzy-walk.ts';
import type { TextField, TextParams } from './text-query.ts';
import type { FieldIndex } from './words/field-index.ts';
import type { ScoredRows, TextIndex } from './words/text-index.ts';

/** A word of the query, and whether it is a prefix. */
export type Word = { readonly token: string; readonly isPrefix: boolean };

/**
 * A matched word of the index: the length of the query's word, the number of typos, and whether it was
 * matched by prefix.
 */
export type FoundWord = { readonly rootLength: number; readonly typos: number; readonly isPrefix: boolean };

export type SearchedField = TextField & { readonly index: FieldIndex };

/** The inputs and intermediate results of one text search. */
export type TextSession = {
  readonly index: TextIndex;
  readonly params: TextParams;
  /** All parameters that a combination's score depends on besides its words. */
  readonly kind: string;
  /** By descending weight. */
  readonly fields: readonly SearchedField[];
  /** 1 for rows that pass the filter; null for all. */
  readonly allowed: Uint8Array | null;
  readonly excluded: Uint8Array | null;
  readonly maxCandidates: number;
  readonly budget: Budget;
  readonly tried: Set<string>;
  readonly foundWords: Map<string, FoundWord>;
  /** Combinations with at least one row that passes the filter; other rows of theirs may not pass. */
  readonly found: ScoredRows[];
};
