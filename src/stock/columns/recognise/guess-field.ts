import type { ColumnSample } from '../column-plan.ts';
import type { FeedField } from '../feed-fields.ts';
import { columnsThatMayHold, type PossibleColumn } from './possible-columns.ts';
import { tellableFields } from './whole-values.ts';

/** Fields for columns with meaningless names, by their values; each field and column is used once. */
export function guessFields(
  samples: readonly ColumnSample[],
  rows: number,
  isTaken: (field: FeedField) => boolean,
): PossibleColumn[] {
  const wanted = tellableFields.filter((field) => !isTaken(field));
  const guesses = new Map<FeedField, PossibleColumn>();
  const given = new Set<string>();
  // Assigns the certain ones first; otherwise a doubtful model could take the column of bodies.
  for (const mustBeSure of [true, false]) {
    for (const field of wanted.filter((name) => !guesses.has(name))) {
      const free = samples.filter(({ name }) => !given.has(name));
      const best = columnsThatMayHold(field, free, rows).find(({ doubt }) => doubt === null || !mustBeSure);
      if (best === undefined) continue;
      guesses.set(field, best);
      given.add(best.column);
    }
  }
  return wanted.flatMap((field) => guesses.get(field) ?? []);
}
