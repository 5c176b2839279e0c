import type { FieldWords, Plan } from './match/combination-plan.ts';
import { packFieldScore } from './match/match-score.ts';
import { matchWindow, type Positions } from './match/match-window.ts';
import type { TextParams } from './text-query.ts';
import type { FieldIndex } from './words/field-index.ts';

/**
 * The combination of words being scored; `number` marks the entries of `FieldIndex.stamps` that belong to
 * it.
 */
export type Scoring = { readonly params: TextParams; readonly plan: Plan; readonly number: number };

function maskOfValue({ field, words }: FieldWords, value: number): number {
  const { valueStarts, valueTokens } = field.index;
  const end = valueStarts[value + 1] ?? 0;
  let mask = 0;
  for (let at = valueStarts[value] ?? 0; at < end; at += 1) {
    const id = valueTokens[at];
    for (let i = 0; i < words.length; i += 1) if (words[i]?.id === id) mask |= words[i]?.bit ?? 0;
  }
  return mask;
}

export function bitCount(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

function positionsIn({ field, words }: FieldWords, value: number): Positions[] {
  const { valueStarts, valueTokens } = field.index;
  const start = valueStarts[value] ?? 0;
  const end = valueStarts[value + 1] ?? 0;
  const positions: Positions[] = [];
  for (const { id } of words) {
    const at: number[] = [];
    for (let i = start; i < end; i += 1) if (valueTokens[i] === id) at.push(i - start);
    if (at.length > 0) positions.push({ at, isLast: valueTokens[end - 1] === id });
  }
  return positions;
}

/** Position, from 1, of the last matched word in a text; 0 unless early words are preferred. */
function lastPlace({ params }: Scoring, words: FieldWords, value: number): number {
  if (!params.prioritizeTokenPosition) return 0;
  return positionsIn(words, value).reduce((last, { at }) => Math.max(last, (at.at(-1) ?? 0) + 1), 0);
}

/** What the position of the last word of a field adds to the score of a single word. */
function positionScore({ params }: Scoring, last: number): number {
  return params.prioritizeTokenPosition ? (255 - (last & 255)) & 255 : 0;
}

/** Score, without the position, of a text that contains one word of the query. */
function scoreOneWord({ params, plan }: Scoring, { field }: FieldWords, value: number): number {
  const { valueStarts } = field.index;
  const isWhole = (valueStarts[value + 1] ?? 0) - (valueStarts[value] ?? 0) === 1;
  return packFieldScore({
    window: 1,
    words: 1,
    cost: plan.cost,
    distance: 0,
    isExact: isWhole && plan.isWholeQuery && params.prioritizeExactMatch,
    position: 0,
  });
}

/** Score of one text of a field that contains several words of the query. */
function scoreWords({ params, plan }: Scoring, words: FieldWords, value: number): number {
  const positions = positionsIn(words, value);
  const match = matchWindow(positions);
  const isArray = words.field.index.column.kind === 'strings';
  return packFieldScore({
    window: match.words,
    words: isArray ? match.words : positions.length,
    cost: plan.cost,
    distance: match.distance,
    isExact: params.prioritizeExactMatch && match.isExact,
    position: params.prioritizeTokenPosition ? 255 - match.maxOffset : 0,
  });
}

function lookAtValue(scoring: Scoring, words: FieldWords, value: number): number {
  const { index } = words.field;
  const mask = maskOfValue(words, value);
  index.stamps[value] = scoring.number;
  index.masks[value] = mask;
  if (mask === 0) return 0;
  index.scores[value] =
    bitCount(mask) === 1
      ? scoreOneWord(scoring, words, value) + positionScore(scoring, lastPlace(scoring, words, value))
      : scoreWords(scoring, words, value);
  return mask;
}

/** What one text adds to the score of an array field. */
type Share = { readonly mask: number; readonly alone: number; readonly score: number; readonly last: number };

function addShare(index: FieldIndex, number: number, row: number, { mask, alone, score, last }: Share): void {
  if (index.stamps[row] !== number) {
    index.stamps[row] = number;
    index.masks[row] = mask;
    index.aloneScores[row] = alone;
    index.scores[row] = score;
    index.lastPlaces[row] = last;
    return;
  }
  index.masks[row] = (index.masks[row] ?? 0) | mask;
  if (alone > (index.aloneScores[row] ?? 0)) index.aloneScores[row] = alone;
  if (score > (index.scores[row] ?? 0)) index.scores[row] = score;
  if (last > (index.lastPlaces[row] ?? 0)) index.lastPlaces[row] = last;
}

/**
 * Scores an array field in advance, from its words to their rows, because rows have many texts without a
 * match.
 */
export function lookAtArray(scoring: Scoring, words: FieldWords): void {
  const { index } = words.field;
  for (const { id } of words.words) {
    for (let at = index.tokenStarts[id] ?? 0; at < (index.tokenStarts[id + 1] ?? 0); at += 1) {
      const value = index.tokenValues[at] ?? 0;
      const mask = maskOfValue(words, value);
      if (mask === 0) continue;
      const share = {
        mask,
        alone: scoreOneWord(scoring, words, value),
        score: words.words.length > 1 ? scoreWords(scoring, words, value) : 0,
        last: lastPlace(scoring, words, value),
      };
      const end = index.rowStarts[value + 1] ?? 0;
      for (let i = index.rowStarts[value] ?? 0; i < end; i += 1) {
        addShare(index, scoring.number, index.rows[i] ?? 0, share);
      }
    }
  }
}

/** Bit mask of the words in a row's field; 0 for none. */
export function maskAt(scoring: Scoring, words: FieldWords, row: number): number {
  const { index } = words.field;
  const { column } = index;
  if (column.kind === 'strings') return index.stamps[row] === scoring.number ? (index.masks[row] ?? 0) : 0;
  const code = column.codes[row] ?? 0;
  if (code === 0) return 0;
  return index.stamps[code - 1] === scoring.number
    ? (index.masks[code - 1] ?? 0)
    : lookAtValue(scoring, words, code - 1);
}

/** The score of a row's field, for the mask from `maskAt`. */
export function scoreAt(scoring: Scoring, { field }: FieldWords, row: number, mask: number): number {
  const { index } = field;
  const { column } = index;
  if (column.kind === 'string') return index.scores[(column.codes[row] ?? 0) - 1] ?? 0;
  if ((mask & (mask - 1)) !== 0) return index.scores[row] ?? 0;
  return (index.aloneScores[row] ?? 0) + positionScore(scoring, index.lastPlaces[row] ?? 0);
}
