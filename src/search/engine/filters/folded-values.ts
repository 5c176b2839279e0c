import type { CollectionSchema } from '../collection.ts';
import { toByteString } from '../text/words/byte-string.ts';
import { tokenize } from '../text/words/tokenize.ts';

/** Words are indexed and compared up to this number of bytes. */
const MAX_WORD_LENGTH = 100;

export type Words = (text: string) => string[];

/** Splits texts into words, as byte strings, by a collection's separators and symbols. */
export function wordsOf(schema: CollectionSchema): Words {
  const separators = new Set(schema.token_separators);
  const symbols = new Set(schema.symbols_to_index);
  return (text) =>
    tokenize(text, separators, symbols).map((word) => toByteString(word).slice(0, MAX_WORD_LENGTH));
}

/** Words with a space before and after each: ` mercedes benz `, so that parts can be found as substrings. */
export function foldWords(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}
