import type { CollectionSchema } from '../collection.ts';
import { toByteString } from './words/byte-string.ts';
import { tokenize } from './words/tokenize.ts';

export type ParsedQuery = {
  /** Words that must all match; empty if the query matches every document. */
  readonly words: readonly string[];
  readonly excluded: readonly (readonly string[])[];
  readonly phrases: readonly (readonly string[])[];
};

type Reading = {
  words: string[];
  excluded: string[][];
  phrases: string[][];
  isExcluding: boolean;
  isPhrase: boolean;
  phrase: string[];
};

function addWords(reading: Reading, words: readonly string[]): void {
  for (const word of words) {
    if (reading.isPhrase) reading.phrase.push(word);
    else if (reading.isExcluding) {
      reading.excluded.push([word]);
      reading.isExcluding = false;
    } else reading.words.push(word);
  }
}

function endPhrase(reading: Reading): void {
  (reading.isExcluding ? reading.excluded : reading.phrases).push(reading.phrase);
  reading.isPhrase = false;
  reading.isExcluding = false;
  reading.phrase = [];
}

/** Parses one part between spaces, which may start or end a phrase, or start with a minus. */
function readPart(
  reading: Reading,
  part: string,
  keepsMinus: boolean,
  split: (text: string) => string[],
): void {
  let text = part;
  let endsPhrase = false;
  if (text.startsWith('-') && !keepsMinus) {
    if (text === '-') return;
    reading.isExcluding = true;
    text = text.slice(1);
  }
  if (text.startsWith('"') && text.length > 1) {
    reading.isPhrase = true;
    text = text.slice(1);
  }
  if (text.endsWith('"')) {
    if (reading.isPhrase) {
      endsPhrase = true;
      text = text.slice(0, -1);
    } else if (text.length === 1) reading.isPhrase = true;
  }
  addWords(reading, split(text));
  if (endsPhrase) endPhrase(reading);
}

/** Parses a query into words, `-excluded` words and "phrases"; an unclosed phrase becomes words. */
export function parseQuery(q: string, schema: CollectionSchema): ParsedQuery {
  const separators = new Set(schema.token_separators ?? []);
  const symbols = new Set(schema.symbols_to_index ?? []);
  const reading: Reading = {
    words: [],
    excluded: [],
    phrases: [],
    isExcluding: false,
    isPhrase: false,
    phrase: [],
  };
  if (q === '*') return reading;
  const parts = tokenize(q, separators, new Set([...symbols, '-', '"']));
  const split = (text: string): string[] => tokenize(text, separators, symbols).map(toByteString);
  for (const part of parts) readPart(reading, part, symbols.has('-'), split);
  if (reading.phrase.length > 0) {
    if (reading.isExcluding) reading.excluded.push(reading.phrase);
    else reading.words.push(...reading.phrase);
  }
  return reading;
}

/** Whether a query matches every document: `*`, or only symbols. */
export function isWildcard(q: string, schema: CollectionSchema): boolean {
  const { words, excluded, phrases } = parseQuery(q, schema);
  return words.length === 0 && excluded.length === 0 && phrases.length === 0;
}
