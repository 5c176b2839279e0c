import type { CollectionSchema, SearchDocument } from '../../collection.ts';
import { matchWindow, type WindowMatch } from '../match/match-window.ts';
import type { TextMatches } from '../text-search.ts';
import type { FoundWord } from '../text-session.ts';
import { toByteString } from '../words/byte-string.ts';
import { fieldIndexOf } from '../words/text-index.ts';
import { tokenize, tokenSpans } from '../words/tokenize.ts';
import { type HighlightedText, highlightText, type TextRules } from './highlight-text.ts';

export type HighlightOptions = {
  /** Names of the fields to highlight: `highlight_fields`, or else those of `query_by`. */
  readonly fields: readonly string[];
  readonly fullFields: readonly string[];
  readonly startTag: string;
  readonly endTag: string;
  readonly snippetThreshold: number;
  readonly affixTokens: number;
};

/** A highlighted text in the format of `highlight`. */
export type MarkedText = {
  readonly matched_tokens: readonly string[];
  readonly snippet: string;
  readonly value?: string;
};

export type Highlights = {
  readonly highlight: Record<string, MarkedText | MarkedText[]>;
  /** The format of `highlights`, in which fields are ordered by their match. */
  readonly highlights: Record<string, unknown>[];
};

/** Matching texts of an array, in the format of `highlights`. */
const MAX_ARRAY_MATCHES = 5;

type Element = {
  readonly at: number;
  readonly text: string;
  readonly match: WindowMatch;
  readonly score: number;
};

/** Words to mark in a field: the matched words and those of the query, if the field contains them. */
function wordsOfField(matches: TextMatches, name: string): Map<string, FoundWord> {
  const words = new Map<string, FoundWord>();
  const idOf = fieldIndexOf(matches.index, name)?.idOf;
  if (idOf === undefined) return words;
  for (const [token, found] of matches.foundWords) if (idOf.has(token)) words.set(token, found);
  for (const token of matches.queryWords) {
    if (matches.foundWords.has(token) || !idOf.has(token)) continue;
    words.set(token, { rootLength: token.length, typos: 0, isPrefix: false });
  }
  return words;
}

function matchText(
  text: string,
  words: ReadonlyMap<string, FoundWord>,
  rules: TextRules,
): WindowMatch | null {
  const tokens = tokenize(text, rules.separators, rules.symbols).map(toByteString);
  const positions = [...words.keys()].flatMap((word) => {
    const at = tokens.flatMap((token, i) => (token === word ? [i] : []));
    return at.length === 0 ? [] : [{ at, isLast: tokens.at(-1) === word }];
  });
  return positions.length === 0 ? null : matchWindow(positions);
}

/**
 * Orders texts of an array, and fields: by number of words, then proximity, then equality with the query,
 * then position.
 */
function scoreOf(match: WindowMatch, words: number): number {
  const leading = (words * 256 + match.words) * 256 + (100 - match.distance);
  return (leading * 2 + Number(match.isExact)) * 256 + (255 - match.maxOffset);
}

function elementsOf(
  texts: readonly string[],
  words: ReadonlyMap<string, FoundWord>,
  rules: TextRules,
): Element[] {
  const elements = texts.flatMap((text, at) => {
    const match = matchText(text, words, rules);
    if (match === null) return [];
    const present = match.offsets.length;
    return [{ at, text, match, score: scoreOf(match, present) }];
  });
  return elements.sort((a, b) => b.score - a.score || a.at - b.at);
}

function markText(text: string, marked: HighlightedText | undefined, isFull: boolean): MarkedText {
  if (marked === undefined || marked.snippet === null) {
    return { matched_tokens: [], snippet: text, ...(isFull && { value: text }) };
  }
  const { matchedTokens, snippet, value } = marked;
  return { matched_tokens: matchedTokens, snippet, ...(isFull && { value: value ?? text }) };
}

type MarkedElement = { readonly at: number; readonly text: HighlightedText };

function olderForm(
  name: string,
  isArray: boolean,
  marked: readonly MarkedElement[],
): Record<string, unknown> {
  const first = marked.slice(0, MAX_ARRAY_MATCHES);
  const shown = first.filter(({ text }) => text.snippet !== null);
  const values = shown.flatMap(({ text }) => (text.value === null ? [] : [text.value]));
  if (!isArray) {
    const text = first[0]?.text;
    const value = values[0] === undefined ? {} : { value: values[0] };
    return { field: name, matched_tokens: text?.matchedTokens ?? [], snippet: text?.snippet ?? '', ...value };
  }
  return {
    field: name,
    indices: shown.map(({ at }) => at),
    matched_tokens: first.map(({ text }) => text.matchedTokens),
    snippets: shown.map(({ text }) => text.snippet),
    ...(values.length > 0 && { values }),
  };
}

type MarkedField = {
  readonly name: string;
  readonly highlight: MarkedText | MarkedText[];
  readonly older: Record<string, unknown>;
  readonly score: number;
};

function textsOf(document: SearchDocument, name: string): string[] | null {
  const value = document[name];
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return null;
  return value.map((element: unknown) => String(element));
}

function markField(
  document: SearchDocument,
  name: string,
  matches: TextMatches,
  rules: TextRules,
  isFull: boolean,
): MarkedField | null {
  const texts = textsOf(document, name);
  const words = wordsOfField(matches, name);
  if (texts === null || words.size === 0) return null;
  const elements = elementsOf(texts, words, rules);
  const marked = elements.map(({ at, text, match }) => ({
    at,
    text: highlightText(text, words, match, { ...rules, isFull }),
  }));
  if (marked.every(({ text }) => text.snippet === null)) return null;
  const isArray = Array.isArray(document[name]);
  const all = texts.map((text, i) => markText(text, marked.find(({ at }) => at === i)?.text, isFull));
  const highlight = isArray ? all : (all[0] ?? { matched_tokens: [], snippet: '' });
  return { name, highlight, older: olderForm(name, isArray, marked), score: elements[0]?.score ?? 0 };
}

function rulesOf(schema: CollectionSchema, q: string, options: HighlightOptions): TextRules {
  const separators = new Set(schema.token_separators ?? []);
  const symbols = new Set(schema.symbols_to_index ?? []);
  const lastWord = tokenSpans(q, separators, symbols).at(-1)?.token ?? '';
  const { startTag, endTag, snippetThreshold, affixTokens } = options;
  const typedLength = [...lastWord].length;
  return { separators, symbols, startTag, endTag, snippetThreshold, affixTokens, typedLength, isFull: false };
}

/** Creates `highlight` and `highlights` of a hit; called only for the hits of a page. */
export function highlight(
  document: SearchDocument,
  matches: TextMatches,
  options: HighlightOptions,
): Highlights {
  const rules = rulesOf(matches.index.columns.schema, matches.q, options);
  const names = [...new Set(options.fields)];
  const marked =
    rules.typedLength === 0
      ? []
      : names.flatMap(
          (name) => markField(document, name, matches, rules, options.fullFields.includes(name)) ?? [],
        );
  const byName = [...marked].sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    highlight: Object.fromEntries(byName.map(({ name, highlight: texts }) => [name, texts])),
    highlights: marked.sort((a, b) => b.score - a.score).map(({ older }) => older),
  };
}
