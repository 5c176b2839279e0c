import type { Attribute } from '../attributes.ts';
import type { PageFacts } from '../state/landing-facts.ts';
import { HERE } from '../state/url-values.ts';
import type { AmountWords } from './amount-words.ts';

/** The vocabulary for recognising filters in words. */
export interface Vocabulary {
  /**
   * search.json `words`. A key is a phrase in lower case and the singular, without hyphens. Its value replaces the
   * phrase ("vw": "Volkswagen"), or stands for filters in the form of a query string ("automatic":
   * "?transmission=Automatic", "?near=3220 Geelong"); `''` drops it, `'-'` excludes what follows ("no": "-").
   */
  readonly words: Readonly<Record<string, string>>;
  /** search.json `typedAmounts`. */
  readonly amounts?: AmountWords | null;
  /** The current year, for ages such as "under 5 years old". Without it, ages are not recognised. */
  readonly thisYear?: number;
  /** Places of the stock. */
  readonly places: readonly Place[];
  readonly page: PageFacts;
  /**
   * Whether distances are available, so that postcodes and places become the place of the search. Otherwise they stay
   * words.
   */
  readonly hasDistance?: boolean;
  /** Ranges for which the stock has values; all by default. */
  readonly ranges?: readonly Attribute[];
  /** Values of lists in the stock, by attribute. Without them only makes are known. */
  readonly values?: StockValues;
}

export type StockValues = Readonly<Record<string, readonly { readonly value: string }[]>>;

export interface Place {
  readonly attribute: 'city' | 'state';
  readonly value: string;
}

export const normalised = (words: string) => words.toLowerCase().replaceAll('-', ' ');

export type Meaning = string | Place;

/** The meaning of a word that excludes what follows it. */
export const EXCLUDE = '-';
/** Stands among the words where a comma was typed; like "or" it has no meaning of its own. */
export const COMMA = ',';
const MAX_WORDS = 4;

/** The longest phrase that begins at a word and has a meaning, with its length in words; null if there is none. */
export function longestAt<Found>(
  words: readonly string[],
  at: number,
  find: (phrase: string) => Found | undefined,
): { readonly length: number; readonly meaning: Found } | null {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length -= 1) {
    const meaning = find(normalised(words.slice(at, at + length).join(' ')));
    if (meaning !== undefined) return { length, meaning };
  }
  return null;
}

/** The longest phrase of the vocabulary that begins at a word; null if there is none. */
export function phraseAt(
  words: readonly string[],
  at: number,
  { words: table, places, hasDistance }: Vocabulary,
) {
  return longestAt<Meaning>(words, at, (phrase) => {
    if (phrase === COMMA) return '';
    const known = [phrase, phrase.replace(/s$/, '')].find((one) => Object.hasOwn(table, one));
    const meaning = known === undefined ? undefined : table[known];
    if (meaning !== undefined && (hasDistance === true || !meaning.startsWith('?near='))) return meaning;
    // Where all cars are in one place, they are as near as they can be.
    if (meaning === `?near=${HERE}`) return '';
    return places.find(({ value }) => normalised(value) === phrase);
  });
}
