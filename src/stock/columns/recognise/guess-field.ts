import type { FeedRecord } from '../../read/feed-record.ts';
import type { ColumnSample } from '../column-plan.ts';
import type { FeedField } from '../feed-fields.ts';
import { columnsThatMayHold, type PossibleColumn } from './possible-columns.ts';
import { sampleColumns } from './sample-columns.ts';
import { tellableFields } from './whole-values.ts';

/** Fields for columns whose names say nothing, by what stands in them; each field and each column once. */
export function guessFields(
  samples: readonly ColumnSample[],
  rows: number,
  isTaken: (field: FeedField) => boolean,
): PossibleColumn[] {
  const wanted = tellableFields.filter((field) => !isTaken(field));
  const guesses = new Map<FeedField, PossibleColumn>();
  const given = new Set<string>();
  // What is sure is given first, or a doubtful model would take the column of bodies.
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

/** Of the columns that an import left unused, those that look like a field which no column gives. */
export function guessUnused(
  records: readonly FeedRecord[],
  unused: readonly string[],
  isTaken: (field: FeedField) => boolean,
): PossibleColumn[] {
  const names = new Set(unused);
  const samples = sampleColumns(records).filter(({ name }) => names.has(name));
  return guessFields(samples, records.length, isTaken);
}
