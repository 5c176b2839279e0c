import { rangeAttributes } from '../attributes.ts';
import type { PageFacts } from '../state/landing-facts.ts';
import type { Range, SearchState } from '../state/search-state.ts';
import { parseLists, parseRanges } from '../state/search-url.ts';
import { HERE, MAX_QUERY_CHARACTERS } from '../state/url-values.ts';
import { withAlternatives } from './alternatives.ts';
import { barePrice, typedAmount } from './amounts.ts';
import { excludedAt, excludesNext } from './excluded.ts';
import { joinedLists, type Meant } from './meant.ts';
import { siteAmount } from './site-amounts.ts';
import { type Near, nearOf, typedPostcode, typedRadius, typedTowing } from './typed-place.ts';
import { withSpaces } from './unspaced-words.ts';
import { EXCLUDE, type Meaning, phraseAt, type Vocabulary } from './vocabulary.ts';

export type { Place, Vocabulary } from './vocabulary.ts';

export interface Understood {
  /** The search with the recognised filters; its query contains the remaining words. */
  readonly state: SearchState;
  /** The recognised place; null if there is none. Its coordinates are looked up elsewhere. */
  readonly near: Near | null;
  /** The recognised radius in kilometres; null if there is none. */
  readonly km: number | null;
  /** The words that became filters, a place or an order, or were dropped; as typed, except for case. */
  readonly took: readonly string[];
}

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** Punctuation, but not within numbers such as "20,000" and "2.0". */
const betweenWords = /[,;/](?!\d)|(?<!\d)[,;/]|[?!.](?=\s)/g;
/** The filters for which a number is typed before a word: "7 seater", "five-door". */
const counted = [
  { attribute: 'seats', pattern: afterNumber('(?:seaters?|seats?|passengers?)') },
  { attribute: 'doors', pattern: afterNumber('doors?') },
] as const;
/** "4 cylinder" is the keyword 4cyl, "V6" is one as it is typed. */
const cylinders = afterNumber('cyl(?:inder)?s?');

function countOf(typed: string): string {
  const place = numbers.indexOf(typed.toLowerCase());
  return place === -1 ? typed : String(place + 2);
}

function afterNumber(word: string): RegExp {
  return new RegExp(String.raw`(?<![\w-])(\d{1,2}|${numbers.join('|')})[\s-]?${word}(?![\w-])`, 'i');
}

/**
 * Turns the words of a query into filters: amounts, seats, doors, phrases of the dealer's vocabulary, and places. The others
 * stay in the query. A query in quotes is unchanged, as is one that is too long for an address.
 */
export function understand(state: SearchState, vocabulary: Vocabulary): Understood {
  const { query } = state;
  if (query === '' || query.includes('"') || query.length > MAX_QUERY_CHARACTERS) {
    return { state, near: null, km: null, took: [] };
  }
  const radius = vocabulary.hasDistance ? typedRadius(` ${query} `) : null;
  const { text, read } = withFigures(withPlace(` ${query} `, radius?.words), vocabulary);
  const words = withSpaces(text, vocabulary.words).replace(betweenWords, ' ').trim().split(/\s+/);
  const meant = withAlternatives(withWords(read, words, vocabulary), vocabulary);
  const took = meant.took.map((words) => words.trim());
  const km = meant.near === null ? null : (radius?.meaning ?? null);
  return { state: merged(state, meant, vocabulary.page), near: meant.near, km, took };
}

/**
 * "within 50 km of geelong" is treated as "near geelong". Before a postcode, `typedPostcode` removes all of the
 * words.
 */
function withPlace(query: string, radius = ''): string {
  const [before, after = ''] = radius === '' ? [query] : query.split(radius);
  return radius === '' || /^\d{4}(?!\w)/.test(after) ? query : `${before}near ${after}`;
}

/** Only the search, for callers that do not use places. */
export function understood(state: SearchState, vocabulary: Vocabulary): SearchState {
  return understand(state, vocabulary).state;
}

/** Recognises phrases with numbers: towing weights, amounts, seats, doors, postcodes. */
function withFigures(query: string, { amounts = null, hasDistance = false, ranges }: Vocabulary) {
  let text = query;
  let read: Meant = { words: [], near: null, took: [], lists: {}, ranges: {}, sort: null };
  const take = (words: string, more: Partial<Meant>) => {
    text = text.replace(words, ' ');
    read = { ...read, took: [...read.took, words], ...more };
  };
  const towing = ranges === undefined || ranges.includes('towing') ? typedTowing(text) : null;
  if (towing) take(towing.words, { ranges: { towing: { min: towing.meaning, max: null } } });
  const near = hasDistance ? typedPostcode(text) : null;
  if (near && /[a-z]/i.test(near.words)) take(near.words, { near: near.meaning });
  const nextAmount = () => (amounts && siteAmount(text, amounts)) ?? typedAmount(text);
  for (let amount = nextAmount(); amount !== null; amount = nextAmount()) {
    const { words, attribute, range } = amount;
    take(words, { ranges: { ...read.ranges, [attribute]: bothRanges(read.ranges[attribute], range) } });
  }
  for (const { attribute, pattern } of counted) {
    const [words, typed = ''] = pattern.exec(text) ?? [];
    if (words !== undefined) take(words, { lists: { ...read.lists, [attribute]: [countOf(typed)] } });
  }
  text = text.replace(cylinders, (_, typed: string) => `${countOf(typed)}cyl`);
  const bare = hasDistance && read.near === null ? typedPostcode(text) : null;
  if (bare) take(bare.words, { near: bare.meaning });
  const price = read.ranges.price === undefined ? barePrice(text) : null;
  if (price) take(price.words, { ranges: { ...read.ranges, price: price.range } });
  return { text, read };
}

/** Recognises the longest phrases first: "android auto" is not "auto". */
function withWords(start: Meant, words: readonly string[], vocabulary: Vocabulary): Meant {
  let read = start;
  for (let at = 0; at < words.length; ) {
    const place = vocabulary.hasDistance ? placeAfterNear(words, at, vocabulary) : null;
    const known = place ?? phraseAt(words, at, vocabulary);
    const isExcluding =
      known?.meaning === EXCLUDE ||
      (known?.meaning === '' && excludesNext(read.words.at(-1), words, at + known.length, vocabulary));
    const found = isExcluding ? excludedAt(words, at, known.length, vocabulary) : known;
    const phrase = words.slice(at, at + (found?.length ?? 1)).join(' ');
    if (found === null) read = { ...read, words: [...read.words, phrase] };
    else read = added(read, found.meaning, phrase, vocabulary);
    at += found?.length ?? 1;
  }
  return read;
}

const MAX_NAME_WORDS = 3;

/** "near geelong": the following words, as long as they have no other meaning. */
function placeAfterNear(words: readonly string[], at: number, vocabulary: Vocabulary) {
  const skipped = /^(?:near|nearby)$/i.test(words[at] ?? '') ? 1 : 0;
  // "near me" is a phrase of its own.
  if (skipped === 0 || (phraseAt(words, at, vocabulary)?.length ?? 0) > 1) return null;
  const first = phraseAt(words, at + 1, vocabulary);
  if (first !== null && isPlace(first.meaning)) return { ...first, length: first.length + 1 };
  let end = at + 1;
  while (end < words.length && end <= at + MAX_NAME_WORDS && phraseAt(words, end, vocabulary) === null)
    end += 1;
  if (end === at + 1) return null;
  return {
    length: end - at,
    meaning: `?${new URLSearchParams({ near: words.slice(at + 1, end).join(' ') })}`,
  };
}

const isPlace = (meaning: Meaning) => typeof meaning !== 'string' || meaning.startsWith('?near=');

function added(read: Meant, meaning: Meaning, phrase: string, { page, hasDistance }: Vocabulary): Meant {
  const took = [...read.took, phrase];
  if (typeof meaning !== 'string') {
    // A town is the centre of a radius; a state is a filter.
    if (hasDistance && meaning.attribute === 'city') return { ...read, took, near: { name: meaning.value } };
    return { ...read, took, lists: joinedLists(read.lists, { [meaning.attribute]: [meaning.value] }) };
  }
  if (meaning === '') return { ...read, took };
  if (!meaning.startsWith('?')) return { ...read, words: [...read.words, meaning] };
  const params = new URLSearchParams(meaning);
  const near = params.get('near');
  // A place that is named as well says where that is.
  const isKnown = near === null || (near === HERE && read.near !== null);
  return {
    words: read.words,
    took,
    near: isKnown ? read.near : nearOf(near),
    lists: joinedLists(read.lists, parseLists(params, page)),
    // A typed amount takes precedence over the vocabulary.
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
    // An order that the shopper has chosen is kept.
    sort: state.sort === page.base.sort ? (read.sort ?? state.sort) : state.sort,
  };
}

/** Two years become a range, as do a lowest and a highest price. */
function bothRanges(a: Range | undefined, b: Range): Range {
  if (a?.min == null || a.max === null || b.min === null || b.max === null) return joinedRange(a, b);
  return { min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
}

/** Later ends replace earlier ones. */
function joinedRanges(a: SearchState['ranges'], b: SearchState['ranges']): SearchState['ranges'] {
  const names = rangeAttributes.filter((name) => a[name] !== undefined || b[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, joinedRange(a[name], b[name])]));
}

function joinedRange(a: Range | undefined, b: Range | undefined): Range {
  const min = b?.min ?? a?.min ?? null;
  const max = b?.max ?? a?.max ?? null;
  return b !== undefined && min !== null && max !== null && min > max ? b : { min, max };
}
