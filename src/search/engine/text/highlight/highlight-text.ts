import { NOT_IN_WINDOW, type WindowMatch } from '../match/match-window.ts';
import type { FoundWord } from '../text-session.ts';
import { toByteString } from '../words/byte-string.ts';
import { type TokenSpan, tokenSpans } from '../words/tokenize.ts';

export type TextRules = {
  readonly separators: ReadonlySet<string>;
  readonly symbols: ReadonlySet<string>;
  readonly startTag: string;
  readonly endTag: string;
  /**
   * Texts of up to this many words are returned whole, longer ones as an excerpt of this many words around
   * the match.
   */
  readonly snippetThreshold: number;
  readonly affixTokens: number;
  /** Length of the query's last word: of a word matched by prefix, only this part is marked. */
  readonly typedLength: number;
  readonly isFull: boolean;
};

/** `snippet` is null without a match; `value` is the whole text, if requested. */
export type HighlightedText = {
  readonly matchedTokens: readonly string[];
  readonly snippet: string | null;
  readonly value: string | null;
};

type Range = { readonly start: number; readonly end: number };
type Words = ReadonlyMap<string, FoundWord>;

/**
 * A character that separates words: ASCII, neither letter nor digit nor indexed symbol. Also true at the end
 * of the text.
 */
function isSkipped(text: string, at: number, symbols: ReadonlySet<string>): boolean {
  const character = text.charAt(at);
  if (character === '') return true;
  return character.charCodeAt(0) < 128 && !/[a-z0-9]/i.test(character) && !symbols.has(character);
}

/** Last index to mark in a word that was matched by prefix. */
function endOfTypedPart(text: string, span: TokenSpan, found: FoundWord, rules: TextRules): number {
  const last = span.end - 1;
  let letters = 0;
  let typed = 0;
  let end = span.start;
  // Counts a letter when the next one is reached, so the last letter of a word is not, as in Typesense.
  for (let at = span.start; at <= last; ) {
    at += 1;
    if (isSkipped(text, at, rules.symbols)) continue;
    letters += 1;
    if (letters <= rules.typedLength) typed += 1;
    if (letters === rules.typedLength) end = at - 1;
  }
  if (letters < rules.typedLength) end = span.start + letters;
  return letters - typed <= 2 && found.typos !== 0 ? last : end;
}

type Reading = {
  readonly ranges: Range[];
  snippetStart: number;
  snippetEnd: number;
  lastIndex: number;
};

/** The places of the best window in ascending order, each once. */
function placesOf(match: WindowMatch): number[] {
  const places = [...match.offsets].filter((offset) => offset !== NOT_IN_WINDOW).sort((a, b) => a - b);
  return [...new Set(places)];
}

function rangeOf(text: string, span: TokenSpan, token: string, words: Words, rules: TextRules): Range {
  const found = words.get(token);
  const isPart = found?.isPrefix === true && found.rootLength < token.length;
  return { start: span.start, end: isPart ? endOfTypedPart(text, span, found, rules) : span.end - 1 };
}

/** Goes through the words of a text and notes what to mark and which part to show. */
function readText(text: string, words: Words, match: WindowMatch, rules: TextRules): Reading {
  const { snippetThreshold, affixTokens } = rules;
  const places = placesOf(match);
  const lastPlace = places.at(-1) ?? 0;
  const reading: Reading = { ranges: [], snippetStart: 0, snippetEnd: text.length - 1, lastIndex: 0 };
  const startsBefore: number[] = [];
  const marked = new Set<string>();
  const marksAll = rules.isFull || text.length < snippetThreshold * 6;
  let next = 0;
  for (const [i, span] of tokenSpans(text, rules.separators, rules.symbols).entries()) {
    const token = toByteString(span.token);
    reading.lastIndex = i;
    if (next === 0) {
      if (startsBefore.length === affixTokens + 1) startsBefore.shift();
      startsBefore.push(span.start);
    }
    const isPlace = (next > 0 && marked.has(token)) || places[next] === i;
    if (isPlace || (marksAll && words.has(token))) {
      reading.ranges.push(rangeOf(text, span, token, words, rules));
      marked.add(token);
    }
    if (isPlace) {
      if (next === 0) reading.snippetStart = startsBefore[0] ?? 0;
      next += 1;
    }
    const isPastAffix = i >= lastPlace + affixTokens;
    if (isPastAffix && reading.snippetEnd === text.length - 1) reading.snippetEnd = span.end - 1;
    if (i >= snippetThreshold && next >= places.length && isPastAffix && !rules.isFull) break;
  }
  return reading;
}

/** The end of a word without the symbols after its last letter. */
function trimmedEnd(text: string, end: number, symbols: ReadonlySet<string>): number {
  let at = end;
  while (at >= 0 && isSkipped(text, at, symbols)) at -= 1;
  return at;
}

function mark(
  text: string,
  ranges: readonly Range[],
  from: number,
  to: number,
  rules: TextRules,
): { marked: string; tokens: string[] } {
  const tokens: string[] = [];
  let marked = '';
  let at = from;
  for (const { start, end } of ranges) {
    if (start < at || start > to) continue;
    const last = trimmedEnd(text, end, rules.symbols);
    const token = text.slice(start, last + 1);
    tokens.push(token);
    marked += `${text.slice(at, start)}${rules.startTag}${token}${rules.endTag}`;
    at = Math.max(start, last + 1);
  }
  return { marked: marked + text.slice(at, to + 1), tokens };
}

/** A text with the words of a match marked, cut to the part around them if it is long. */
export function highlightText(
  text: string,
  words: Words,
  match: WindowMatch,
  rules: TextRules,
): HighlightedText {
  const { ranges, snippetStart, snippetEnd, lastIndex } = readText(text, words, match, rules);
  if (ranges.length === 0) return { matchedTokens: [], snippet: null, value: null };
  const isWhole = lastIndex <= rules.snippetThreshold - 1;
  const [from, to] = isWhole ? [0, text.length - 1] : [snippetStart, snippetEnd];
  const { marked, tokens } = mark(text, ranges, from, to, rules);
  const value = rules.isFull ? mark(text, ranges, 0, text.length - 1, rules).marked : null;
  return { matchedTokens: tokens, snippet: marked, value };
}
