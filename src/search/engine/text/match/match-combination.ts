import { bitCount, lookAtArray, maskAt, type Scoring, scoreAt } from '../field-scores.ts';
import { keepRows, passing } from '../merge-hits.ts';
import type { TextSession } from '../text-session.ts';
import { newId, type ScoredRows } from '../words/text-index.ts';
import {
  type ChosenWord,
  type FieldWords,
  MAX_BITS,
  type Plan,
  planCombination,
} from './combination-plan.ts';
import { fieldScoreForSum, packDocumentScore } from './match-score.ts';
import { markRowsOf } from './phrase-rows.ts';

/** A document's score, or -1 if it lacks a required word. */
function scoreRow(scoring: Scoring, fieldWords: readonly FieldWords[], row: number): number {
  const { textMatchType, prioritizeNumMatchingFields } = scoring.params;
  let mask = 0;
  let fieldScore = 0;
  let weight = 0;
  let sum = 0;
  let fields = 0;
  for (let i = 0; i < fieldWords.length; i += 1) {
    const words = fieldWords[i];
    const own = words === undefined ? 0 : maskAt(scoring, words, row);
    if (words === undefined || own === 0) continue;
    const score = scoreAt(scoring, words, row, own);
    mask |= own;
    fields += 1;
    const better = textMatchType === 'max_score' ? score > fieldScore : words.field.weight > weight;
    if (textMatchType === 'sum_score') sum += words.field.weight * fieldScoreForSum(score);
    else if (better) {
      fieldScore = score;
      weight = words.field.weight;
    }
  }
  if ((mask & scoring.plan.required) !== scoring.plan.required) return -1;
  return packDocumentScore(textMatchType, {
    words: bitCount(mask),
    fieldScore,
    weight,
    sum,
    fields: prioritizeNumMatchingFields ? fields : 0,
  });
}

/** Scores of all documents that contain the required words, independent of the filter. */
function scoreRows({ params, index }: TextSession, plan: Plan): ScoredRows {
  const { rowMarks, rows, scores } = index.scratch;
  const number = newId(index);
  const scoring: Scoring = { params, plan, number };
  for (const words of plan.fields)
    if (words.field.index.column.kind === 'strings') lookAtArray(scoring, words);
  let count = 0;
  for (const { index: field, id } of plan.rarest) {
    for (let at = field.tokenStarts[id] ?? 0; at < (field.tokenStarts[id + 1] ?? 0); at += 1) {
      const value = field.tokenValues[at] ?? 0;
      const end = field.rowStarts[value + 1] ?? 0;
      for (let i = field.rowStarts[value] ?? 0; i < end; i += 1) {
        const row = field.rows[i] ?? 0;
        if (rowMarks[row] === number) continue;
        rowMarks[row] = number;
        const score = scoreRow(scoring, plan.fields, row);
        if (score < 0) continue;
        rows[count] = row;
        scores[count] = score;
        count += 1;
      }
    }
  }
  return { id: number, rows: rows.slice(0, count), scores: scores.slice(0, count) };
}

const NOTHING: ScoredRows = { id: 0, rows: new Uint32Array(0), scores: new Float64Array(0) };

/** Cached scores: searches that differ only in their filter score the same combinations of words. */
function scoredRows(
  session: TextSession,
  chosen: readonly ChosenWord[],
  dropped: readonly string[],
  cost: number,
): ScoredRows {
  const words = chosen.map(({ token, isPrefix, typos }) => [token, isPrefix, typos]);
  const key = JSON.stringify([session.kind, words, dropped, cost]);
  const known = session.index.kept.byKey.get(key);
  if (known !== undefined) return known;
  const plan = planCombination(session.fields, chosen, dropped, cost);
  const scored = plan === null ? NOTHING : scoreRows(session, plan);
  keepRows(session.index, key, scored);
  return scored;
}

/** Whether any of the rows passes the filter. */
function somePasses({ allowed, excluded }: TextSession, { rows }: ScoredRows): boolean {
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    if ((allowed === null || allowed[row] === 1) && (excluded === null || excluded[row] !== 1)) return true;
  }
  return false;
}

/** Restricts a search to documents with every word that has no bit in a mask. */
function withWordsBeyondMask(session: TextSession, chosen: readonly ChosenWord[]): TextSession {
  let { allowed } = session;
  const beyond = new Set(chosen.slice(MAX_BITS).map(({ token }) => token));
  for (const token of beyond) {
    if (session.budget.cells <= 0) break;
    const rows = new Uint8Array(session.index.columns.ids.length);
    for (const { index } of session.fields) markRowsOf(index, token, allowed, rows);
    session.budget.cells -= rows.length;
    allowed = rows;
  }
  return allowed === session.allowed ? session : { ...session, allowed };
}

/**
 * Adds the documents that contain all chosen words, in any of the fields. Words that were dropped before
 * still add to the score.
 */
export function matchCombination(
  given: TextSession,
  chosen: readonly ChosenWord[],
  dropped: readonly string[],
  cost: number,
): void {
  const session = withWordsBeyondMask(given, chosen);
  const scored = scoredRows(session, chosen, dropped, cost);
  if (!somePasses(session, scored)) return;
  // What was narrowed for this combination alone cannot be left to the filter of the whole search.
  given.found.push(session === given ? scored : { id: newId(session.index), ...passing(session, scored) });
  for (const { token, rootLength, typos, isPrefix } of chosen) {
    if (session.foundWords.has(token)) continue;
    session.foundWords.set(token, { rootLength, typos, isPrefix });
  }
}
