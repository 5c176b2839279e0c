import { ambiguousNames } from './column-aliases.ts';
import type { ColumnPlan, ColumnSample } from './column-plan.ts';
import type { FeedField } from './feed-fields.ts';
import { matchName } from './match-name.ts';
import { fitOfValues } from './value-fit.ts';

interface Candidate {
  column: string;
  field: FeedField;
  rank: number;
}

const MIN_FIT = 0.5;
/** Matches of the whole name rank below this. */
const SURE_RANK = 1000;

/**
 * Finds the field of each column by its name, and by its values where the name says too little.
 * `mapped` holds what feed.json says; it is never second-guessed.
 */
export function recogniseColumns(
  samples: readonly ColumnSample[],
  mapped: ReadonlyMap<FeedField, readonly string[]>,
): Pick<ColumnPlan, 'byField' | 'unused'> {
  const taken = new Set([...mapped.values()].flat());
  const candidates = samples
    .filter((sample) => !taken.has(sample.name))
    .flatMap((sample, place) => candidateFor(sample, place))
    .sort((a, b) => a.rank - b.rank);
  const byField = new Map<FeedField, readonly string[]>(mapped);
  for (const { column, field } of candidates) {
    if (mapped.has(field)) continue;
    byField.set(field, [...(byField.get(field) ?? []), column]);
  }
  const used = new Set([...byField.values()].flat());
  const unused = samples.filter((sample) => sample.filledRows > 0 && !used.has(sample.name));
  return { byField, unused: unused.map((sample) => sample.name) };
}

function candidateFor(sample: ColumnSample, place: number): Candidate[] {
  const match = matchName(sample.name);
  if (match === null) return [];
  const fields = ambiguousNames[match.word] ?? [match.field];
  const isWholeName = match.rank < SURE_RANK;
  const field = fields.length === 1 ? fields[0] : bestFit(fields, sample, isWholeName);
  return field === undefined ? [] : [{ column: sample.name, field, rank: match.rank + place / 10_000 }];
}

/** Without a fit, a vague word that is only a part of the column's name means nothing. */
function bestFit(
  fields: readonly FeedField[],
  sample: ColumnSample,
  isWholeName: boolean,
): FeedField | undefined {
  const fits = fields.map((field) => ({ field, fit: fitOfValues(field, sample.values) }));
  const best = fits.reduce((a, b) => (b.fit > a.fit ? b : a));
  if (best.fit >= MIN_FIT) return best.field;
  return isWholeName ? fields[0] : undefined;
}
