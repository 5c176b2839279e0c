import { dropWords } from './match/drop-words.ts';
import { textMatchOfScore, wordsOfTextMatch } from './match/match-score.ts';
import { excludedRows, phraseScores } from './match/phrase-rows.ts';
import { searchWords } from './match/search-words.ts';
import { splitOrJoin } from './match/split-join.ts';
import { hasFound, takeHits } from './merge-hits.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import type { TextParams } from './text-query.ts';
import type { FoundWord, SearchedField, TextSession, Word } from './text-session.ts';
import { fieldIndexOf, type Scores, type TextIndex } from './words/text-index.ts';

export type TextMatches = {
  /** Ascending, distinct. */
  readonly rows: Uint32Array;
  /** In the order of `rows`; higher is better, equal scores are a tie. */
  readonly scores: Float64Array;
  /** The reply's `text_match` of the i-th row, as precise as a double allows. */
  readonly textMatchOf: (i: number) => number;
  /** The reply's `tokens_matched` of the i-th row: how many words of the query it matches. */
  readonly wordsMatchedBy: (i: number) => number;
  /** For highlighting: the index, and the matched words of each field. */
  readonly index: TextIndex;
  readonly q: string;
  readonly foundWords: ReadonlyMap<string, FoundWord>;
  /** All words of the query, including those of phrases. */
  readonly queryWords: readonly string[];
};

const MAX_CANDIDATES = 10;
const MAX_CANDIDATES_EXHAUSTIVE = 10_000;
/**
 * Maximum number of computed distances per search: many times more than a few misspelt words need, and well
 * under 0.1 s.
 */
const MAX_CELLS = 8_000_000;
/** Score of every document if the query matches all. */
const WILDCARD_SCORE = 100;

function searchedFields(index: TextIndex, params: TextParams): SearchedField[] {
  const fields: SearchedField[] = [];
  for (const field of params.fields) {
    const fieldIndex = fieldIndexOf(index, field.name);
    if (fieldIndex !== undefined) fields.push({ ...field, index: fieldIndex });
  }
  return fields.sort((a, b) => b.weight - a.weight);
}

function withPhrases(allowed: Uint8Array | null, scores: Uint32Array): Uint8Array {
  return Uint8Array.from(scores, (score, row) =>
    Number(score > 0 && (allowed === null || allowed[row] === 1)),
  );
}

function candidateLimit({ maxCandidates, exhaustive }: TextParams): number {
  if (maxCandidates !== undefined && maxCandidates > 0)
    return Math.min(maxCandidates, MAX_CANDIDATES_EXHAUSTIVE);
  return exhaustive ? MAX_CANDIDATES_EXHAUSTIVE : MAX_CANDIDATES;
}

function scoringKind(params: TextParams): string {
  const { fields, textMatchType } = params;
  const { prioritizeExactMatch, prioritizeTokenPosition, prioritizeNumMatchingFields } = params;
  const flags = [prioritizeExactMatch, prioritizeTokenPosition, prioritizeNumMatchingFields];
  return JSON.stringify([fields, textMatchType, flags]);
}

function openSession(
  index: TextIndex,
  params: TextParams,
  fields: readonly SearchedField[],
  allowed: Uint8Array | null,
  excluded: Uint8Array | null,
): TextSession {
  return {
    index,
    params,
    kind: scoringKind(params),
    fields,
    allowed,
    excluded,
    maxCandidates: candidateLimit(params),
    budget: { cells: MAX_CELLS },
    tried: new Set(),
    foundWords: new Map(),
    found: [],
  };
}

function trySplitOrJoin(session: TextSession, tokens: readonly string[]): void {
  for (const { index } of session.fields) {
    const resolved = splitOrJoin(index, tokens);
    if (resolved === null) continue;
    const last = resolved.length - 1;
    const words = resolved.map((token, i) => ({ token, isPrefix: i === last && token === tokens.at(-1) }));
    searchWords(session, words, [], true);
    return;
  }
}

function searchAllWords(session: TextSession, tokens: readonly string[]): void {
  const { params } = session;
  const words: Word[] = tokens.map((token, i) => ({ token, isPrefix: i === tokens.length - 1 }));
  searchWords(session, words, [], params.typosForNumbers);
  const mode = params.splitJoinTokens;
  if (mode === 'always' || (session.found.length === 0 && mode === 'fallback'))
    trySplitOrJoin(session, tokens);
  if (params.exhaustive || !hasFound(session, params.dropTokensThreshold)) dropWords(session, words);
}

/** All rows that pass, for a query with only phrases or exclusions. */
function takeAll(session: TextSession, rowCount: number, phrases: Uint32Array | null): Scores {
  const { allowed, excluded } = session;
  const rows: number[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    if (allowed !== null && allowed[row] !== 1) continue;
    if (excluded === null || excluded[row] !== 1) rows.push(row);
  }
  const scores = rows.map((row) => phrases?.[row] ?? WILDCARD_SCORE);
  return { rows: Uint32Array.from(rows), scores: Float64Array.from(scores) };
}

function queryWordsOf({ words, phrases }: ParsedQuery): string[] {
  return [...words, ...phrases.flat()];
}

/** Matching rows; `allowed[row]` is 1 for rows that pass the filter, null for all. */
export function searchText(index: TextIndex, params: TextParams, allowed: Uint8Array | null): TextMatches {
  const query = parseQuery(params.q, index.columns.schema);
  const fields = searchedFields(index, params);
  const rowCount = index.columns.ids.length;
  const excluded = excludedRows(fields, query.excluded, rowCount);
  const phrases = query.phrases.length === 0 ? null : phraseScores(fields, query.phrases, rowCount);
  const passing = phrases === null ? allowed : withPhrases(allowed, phrases);
  const session = openSession(index, params, fields, passing, excluded);
  const isScored = query.words.length > 0;
  const isEmpty = passing !== null && !passing.includes(1);
  if (isScored && !isEmpty) searchAllWords(session, query.words);
  const { rows, scores } = isScored ? takeHits(session) : takeAll(session, rowCount, phrases);
  const textMatchOf = (i: number) =>
    isScored ? textMatchOfScore(params.textMatchType, scores[i] ?? 0) : (scores[i] ?? 0);
  return {
    rows,
    scores,
    textMatchOf,
    wordsMatchedBy: (i) => wordsOfTextMatch(params.textMatchType, textMatchOf(i)),
    index,
    q: params.q,
    foundWords: session.foundWords,
    queryWords: queryWordsOf(query),
  };
}
