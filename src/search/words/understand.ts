import { listAttributes, rangeAttributes } from '../attributes.ts';
import type { PageFacts } from '../state/landing-facts.ts';
import type { Range, SearchState } from '../state/search-state.ts';
import { parseLists, parseRanges } from '../state/search-url.ts';
import { typedAmount } from './amounts.ts';

/** What the words of a search may stand for. */
export interface Vocabulary {
  /**
   * search.json `words`: what shoppers type, in lower case, in the singular and without
   * hyphens, and what is meant: other words ("vw": "Volkswagen"), or
   * filters as the address of a listing has them ("automatic": "?transmission=Automatic"); `''` for words to ignore.
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
 * The search that the words of a search stand for: amounts, seats, the dealer's table of words and places become filters, and what is left is looked for as text. What is within quotes is not interpreted.
 */
export function understood(state: SearchState, vocabulary: Vocabulary): SearchState {
  if (state.query === '' || state.query.includes('"')) return state;
  const meant: Meant = { words: [], lists: {}, ranges: {}, sort: null };
  let text = ` ${state.query} `;
  let read = meant;
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
