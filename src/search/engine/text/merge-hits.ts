import type { TextSession } from './text-session.ts';
import { newId, type ScoredRows, type Scores, type TextIndex } from './words/text-index.ts';

const NOTHING = { rows: new Uint32Array(0), scores: new Float64Array(0) };

/** A cache of rows, emptied when it is full. */
export function keepRows({ kept }: TextIndex, key: string, scored: ScoredRows): void {
  if (kept.rows > kept.maxRows || kept.byKey.size > kept.maxRows) {
    kept.byKey.clear();
    kept.rows = 0;
  }
  kept.byKey.set(key, scored);
  kept.rows += scored.rows.length;
}

/** Merges the rows of several combinations: ascending, each with its best score. */
function mergeRows(index: TextIndex, parts: readonly Scores[]): Scores {
  const { marks, best } = index.merging;
  index.merging.number += 1;
  const { number } = index.merging;
  let count = 0;
  for (const part of parts) {
    for (let i = 0; i < part.rows.length; i += 1) {
      const row = part.rows[i] ?? 0;
      const score = part.scores[i] ?? 0;
      if (marks[row] !== number) {
        marks[row] = number;
        best[row] = score;
        count += 1;
      } else if (score > (best[row] ?? 0)) best[row] = score;
    }
  }
  const rows = new Uint32Array(count);
  const scores = new Float64Array(count);
  for (let row = 0, at = 0; at < count; row += 1) {
    if (marks[row] !== number) continue;
    rows[at] = row;
    scores[at] = best[row] ?? 0;
    at += 1;
  }
  return { rows, scores };
}

/** The same with a cache, because searches that differ only in their filter merge the same combinations. */
function mergeOnce({ index, found }: TextSession): Scores {
  const key = `merged ${found.map(({ id }) => id).join(' ')}`;
  const known = index.kept.byKey.get(key);
  if (known !== undefined) return known;
  const merged = { id: newId(index), ...mergeRows(index, found) };
  keepRows(index, key, merged);
  return merged;
}

/** The rows that pass the filter, ascending. */
export function passing(
  { index, allowed, excluded }: Pick<TextSession, 'index' | 'allowed' | 'excluded'>,
  scored: Scores,
): Scores {
  if (allowed === null && excluded === null) return scored;
  const { rows, scores } = index.scratch;
  let count = 0;
  for (let i = 0; i < scored.rows.length; i += 1) {
    const row = scored.rows[i] ?? 0;
    if (allowed !== null && allowed[row] !== 1) continue;
    if (excluded !== null && excluded[row] === 1) continue;
    rows[count] = row;
    scores[count] = scored.scores[i] ?? 0;
    count += 1;
  }
  return { rows: rows.slice(0, count), scores: scores.slice(0, count) };
}

/** The rows that a session found, ascending. */
export function takeHits(session: TextSession): Scores {
  return session.found.length === 0 ? NOTHING : passing(session, mergeOnce(session));
}

/** Whether a session found at least this many rows; each combination found at least one. */
export function hasFound(session: TextSession, min: number): boolean {
  if (min <= 1) return min <= session.found.length;
  return takeHits(session).rows.length >= min;
}
