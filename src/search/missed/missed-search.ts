/** A search that found nothing as it was asked for. */
export interface MissedSearch {
  /** The words that were typed; `''` for none. */
  readonly words: string;
  /** The labels of the chosen filters, without the place. */
  readonly filters: readonly string[];
}

export const MISSED_SEARCH_PATH = '/api/missed-searches';

const MAX_CHARACTERS = 40;
const MAX_FILTERS = 4;

/** An e-mail address, a link, a handle. */
const isAddress = /@|:\/\/|\bwww\./i;

/**
 * Digits as in a phone or stock number: six together, or eight in groups, because `320 2019` is a model and a year.
 * A comma stands within a price and separates.
 */
const isNumber = /\p{Nd}(?:[().+/-]*\p{Nd}){5}|\p{Nd}(?:[\s().+/-]*\p{Nd}){7}/u;

/**
 * A search as it may be kept: in lower case, cut, filters in a fixed order. Null if it may hold something personal,
 * such as an e-mail address, or a phone or stock number. Used before anything leaves the browser, and again by the
 * function, which trusts no browser.
 */
export function cleanedSearch({ words, filters }: MissedSearch): MissedSearch | null {
  const typed = [words.normalize('NFKC').toLowerCase(), ...filters].map((text) => text.normalize('NFKC'));
  const plain = typed.map(plainOf);
  if ([...typed, ...plain].some((text) => isAddress.test(text) || isNumber.test(text))) return null;
  const [kept = '', ...labels] = plain.map(cut);
  return {
    words: kept,
    filters: labels
      .filter((label) => label !== '')
      .slice(0, MAX_FILTERS)
      .toSorted(),
  };
}

/** Letters, digits and what stands between them. */
function plainOf(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}\s.,:$%&'’+/-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** At most `MAX_CHARACTERS`, whole words where possible. */
function cut(plain: string): string {
  if (plain.length <= MAX_CHARACTERS) return plain;
  const words = plain.slice(0, MAX_CHARACTERS + 1).replace(/ [^ ]*$/, '');
  // A letter may be cut in two.
  return plainOf(words.slice(0, MAX_CHARACTERS));
}

/** The name under which it is counted and shown: `“tesla” · Ute`; `''` if there is nothing to name. */
export function missedSearchName({ words, filters }: MissedSearch): string {
  return [...(words === '' ? [] : [`“${words}”`]), ...filters].join(' · ');
}
