import { isSpanOfYears } from '../../cells/texts/identifier.ts';
import { ambiguousNames } from '../column-aliases.ts';
import type { ColumnPlan, ColumnSample } from '../column-plan.ts';
import type { FeedField } from '../feed-fields.ts';
import { foreignTo } from '../foreign-values.ts';
import { matchName } from './match-name.ts';
import { fitOfValues } from './value-fit.ts';
import { isWholeValue } from './whole-values.ts';

interface Candidate {
  column: string;
  field: FeedField;
  rank: number;
}

const MIN_FIT = 0.5;
/** Fields in which unknown words have no meaning. */
const onlyKnownWords: ReadonlySet<FeedField> = new Set<FeedField>(['carType', 'itemType']);
/** Matches of a full name rank below this. */
const SURE_RANK = 1000;

/**
 * Finds the field of each column by its name, and by its values if the name is ambiguous. `mapped` holds the
 * columns of feed.json and is always followed.
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
  if (!mapped.has('model')) moveDescription(byField);
  const used = new Set([...byField.values()].flat());
  const unused = samples.filter((sample) => sample.filledRows > 0 && !used.has(sample.name));
  return { byField, unused: unused.map((sample) => sample.name) };
}

/** If there is a model column, a model description gives the badge. */
function moveDescription(byField: Map<FeedField, readonly string[]>): void {
  const [model, ...others] = byField.get('model') ?? [];
  const description = others.find((column) => matchName(column)?.word.startsWith('modeldesc'));
  if (model === undefined || description === undefined || byField.has('badge')) return;
  byField.set('badge', [description]);
  byField.set('model', [model, ...others.filter((column) => column !== description)]);
}

function candidateFor(sample: ColumnSample, place: number): Candidate[] {
  const match = matchName(sample.name);
  if (match === null) return [];
  const fields = ambiguousNames[match.word] ?? [match.field];
  const isWholeName = match.rank < SURE_RANK;
  const named = fields.length === 1 ? fields[0] : bestFit(fields, sample, isWholeName);
  const field = named === 'title' && saysOnlyCondition(sample) ? 'carType' : named;
  if (field === undefined || isForeignTo(field, sample)) return [];
  return [{ column: sample.name, field, rank: match.rank + place / 10_000 }];
}

/** Whether a column has only words such as "new" and "used"; one marketplace names it "title". */
function saysOnlyCondition({ values }: ColumnSample): boolean {
  return values.length > 0 && values.every((value) => isWholeValue.carType(value.trim()));
}

/** A column "Body" with addresses is a page's body, and "Model years" is not the year of a car. */
function isForeignTo(field: FeedField, { values }: ColumnSample): boolean {
  const isForeign = (value: string) =>
    foreignTo(field, value) !== null || (field === 'year' && isSpanOfYears(value));
  return values.length > 0 && values.every(isForeign);
}

/**
 * The field that fits a column's values best. If no value fits, the column is ignored when only a part of its name
 * matched. When the whole name matched, it is used for fields in which unknown words have a meaning, such as a
 * status, which hides the vehicle.
 */
function bestFit(
  fields: readonly FeedField[],
  sample: ColumnSample,
  isWholeName: boolean,
): FeedField | undefined {
  const fits = fields.map((field) => ({ field, fit: fitOfValues(field, sample.values) }));
  const best = fits.reduce((a, b) => (b.fit > a.fit ? b : a));
  if (best.fit >= MIN_FIT) return best.field;
  const [first] = fields;
  const saysNothing =
    best.fit === 0 && sample.values.length > 0 && first !== undefined && onlyKnownWords.has(first);
  return isWholeName && !saysNothing ? first : undefined;
}
