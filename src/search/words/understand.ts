import { listAttributes, rangeAttributes } from '../attributes.ts';
import type { PageFacts } from '../state/landing-facts.ts';
import type { Range, SearchState } from '../state/search-state.ts';
import { parseLists, parseRanges } from '../state/search-url.ts';
import { MOST_QUERY_CHARACTERS } from '../state/url-values.ts';
import { typedAmount } from './amounts.ts';

/** What the words of a search may stand for. */
export interface Vocabulary {
  /**
   * search.json `words`. A key is a phrase in lower case and the singular, without hyphens. Its value replaces the
   * phrase ("vw": "Volkswagen"), or stands for filters in the form of a query string ("automatic":
   * "?transmission=Automatic"); `''` drops it.
   */
  readonly words: Readonly<Record<string, string>>;
  /** Places where the stock is. */
  readonly places: readonly Place[];
  readonly page: PageFacts;
}

export interface Place {
  readonly attribute: 'city' | 'state';
  readonly value: string;
}

interface Meant {
  readonly words: string[];
  readonly lists: SearchState['lists'];
  readonly ranges: SearchState['ranges'];
  readonly sort: SearchState['sort'] | null;
}

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const seats = new RegExp(
  String.raw`(?<![\w-])(\d{1,2}|${numbers.join('|')})[\s-]?(?:seaters?|seats?|passengers?)(?![\w-])`,
  'i',
);

/**
 * Turns the words of a query into filters: amounts, seats, phrases of the dealer's table, and places. The rest stays
 * the query. A query in quotes is left as it is, as is one that is longer than any address may hold.
 */
export function understood(state: SearchState, vocabulary: Vocabulary): SearchState {
  const { query } = state;
  if (query === '' || query.includes('"') || query.length > MOST_QUERY_CHARACTERS) return state;
  let text = ` ${query} `;
  let read: Meant = { words: [], lists: {}, ranges: {}, sort: null };
  for (let amount = typedAmount(text); amount !== null; amount = typedAmount(text)) {
    text = text.replace(amount.words, ' ');
    read = { ...read, ranges: { ...read.ranges, [amount.attribute]: amount.range } };
  }
  const [seated, count] = seats.exec(text) ?? [];
  if (seated !== undefined && count !== undefined) {
    text = text.replace(seated, ' ');
    const number = numbers.includes(count.toLowerCase()) ? numbers.indexOf(count.toLowerCase()) + 2 : count;
    read = { ...read, lists: { ...read.lists, seats: [String(number)] } };
  }
  read = withWords(read, text.trim().split(/\s+/), vocabulary);
  return merged(state, read, vocabulary.page);
}

/** Takes the longest phrases first: "android auto" is not "auto". */
function withWords(start: Meant, words: readonly string[], vocabulary: Vocabulary): Meant {
  let read = start;
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(words, at, vocabulary);
    if (found === null) read = { ...read, words: [...read.words, words[at] ?? ''] };
    else read = added(read, found.meaning, vocabulary.page);
    at += found?.length ?? 1;
  }
  return read;
}

const normalised = (words: string) => words.toLowerCase().replaceAll('-', ' ');

type Meaning = string | Place;

const MOST_WORDS = 4;

function phraseAt(words: readonly string[], at: number, { words: table, places }: Vocabulary) {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
    const phrase = normalised(words.slice(at, at + length).join(' '));
    const known = [phrase, phrase.replace(/s$/, '')].find((one) => Object.hasOwn(table, one));
    if (known !== undefined) return { length, meaning: table[known] ?? '' };
    const place = places.find(({ value }) => normalised(value) === phrase);
    if (place !== undefined) return { length, meaning: place };
  }
  return null;
}

function added(read: Meant, meaning: Meaning, page: PageFacts): Meant {
  if (typeof meaning !== 'string') {
    return { ...read, lists: joinedLists(read.lists, { [meaning.attribute]: [meaning.value] }) };
  }
  if (!meaning.startsWith('?')) return { ...read, words: [...read.words, meaning] };
  const params = new URLSearchParams(meaning);
  return {
    words: read.words,
    lists: joinedLists(read.lists, parseLists(params, page)),
    // A typed amount says more than the table.
    ranges: joinedRanges(parseRanges(params), read.ranges),
    sort: page.sorts.find((key) => key === params.get('sortBy')) ?? read.sort,
  };
}

function merged(state: SearchState, read: Meant, page: PageFacts): SearchState {
  return {
    ...state,
    query: read.words.filter((word) => word !== '').join(' '),
    lists: joinedLists(state.lists, read.lists),
    ranges: joinedRanges(state.ranges, read.ranges),
    // An order that the shopper has chosen stays.
    sort: state.sort === page.base.sort ? (read.sort ?? state.sort) : state.sort,
  };
}

function joinedLists(a: SearchState['lists'], b: SearchState['lists']): SearchState['lists'] {
  const names = listAttributes.filter((name) => a[name] !== undefined || b[name] !== undefined);
  return Object.fromEntries(
    names.map((name) => [name, [...new Set([...(a[name] ?? []), ...(b[name] ?? [])])]]),
  );
}

/** What is said last replaces an end of what was said before. */
function joinedRanges(a: SearchState['ranges'], b: SearchState['ranges']): SearchState['ranges'] {
  const names = rangeAttributes.filter((name) => a[name] !== undefined || b[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, joinedRange(a[name], b[name])]));
}

function joinedRange(a: Range | undefined, b: Range | undefined): Range {
  const min = b?.min ?? a?.min ?? null;
  const max = b?.max ?? a?.max ?? null;
  return b !== undefined && min !== null && max !== null && min > max ? b : { min, max };
}
