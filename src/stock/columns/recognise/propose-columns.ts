import type { FeedRecord } from '../../read/feed-record.ts';
import type { ColumnSample } from '../column-plan.ts';
import type { FeedField } from '../feed-fields.ts';
import { isGiven, missingFields } from '../wanted-fields.ts';
import { matchName, type NameMatch } from './match-name.ts';
import { columnsThatMayHold, examplesOf, type PossibleColumn } from './possible-columns.ts';
import { recogniseColumns } from './recognise-columns.ts';
import { sampleColumns } from './sample-columns.ts';
import { fitOfValues } from './value-fit.ts';
import { tellableFields } from './whole-values.ts';

/**
 * "sure": the full name matches. "likely": a part of the name matches. "guess": only the values match, the
 * name is misspelt or the values do not fit; a person should check.
 */
type Confidence = 'sure' | 'likely' | 'guess';

export interface ColumnProposal {
  readonly field: FeedField;
  /** Best first. */
  readonly columns: readonly string[];
  readonly confidence: Confidence;
  /** Why a guess must be confirmed; null if the values leave no doubt. */
  readonly doubt: string | null;
  readonly examples: readonly string[];
  /** The import finds it by itself; a guess must be written into feed.json. */
  readonly isFoundAlone: boolean;
}

export interface MappingProposal {
  readonly proposals: readonly ColumnProposal[];
  /** Non-empty columns that no field uses. */
  readonly unused: readonly { readonly column: string; readonly examples: readonly string[] }[];
  /** Facts that shoppers search by and no column gives. */
  readonly missing: readonly FeedField[];
}

/**
 * Fields with a known list of words: a column with other words is something else or needs `values` in
 * feed.json.
 */
const worded: ReadonlySet<FeedField> = new Set<FeedField>([
  'body',
  'carType',
  'fuel',
  'state',
  'status',
  'transmission',
  'year',
]);
const MIN_FIT = 0.5;

/** Ranks of `matchName`: below the first, a full name matched; below the second, a part of it. */
const WHOLE_NAME = 2000;
const PART_OF_NAME = 4000;

/** Proposes the meaning of each column, for a new dealer's feed. */
export function proposeColumns(records: readonly FeedRecord[]): MappingProposal {
  const samples = sampleColumns(records);
  const byName = new Map(samples.map((sample) => [sample.name, sample]));
  const { byField, unused } = recogniseColumns(samples, new Map());
  // Ignores empty columns, because another column may have the same fact.
  const hasValues = (name: string) => (byName.get(name)?.filledRows ?? 0) > 0;
  const filled = [...byField]
    .map(([field, columns]) => [field, columns.filter(hasValues)] as const)
    .filter(([, columns]) => columns.length > 0);
  const known = new Set(filled.map(([field]) => field));
  const left = unused.flatMap((name) => byName.get(name) ?? []);
  const guesses = guessFields(left, records.length, (field) => isGiven(field, known));
  const found = filled.map(([field, columns]): ColumnProposal => {
    const [first = ''] = columns;
    const sample = byName.get(first);
    const isDoubtful = worded.has(field) && fitOfValues(field, sample?.values ?? []) < MIN_FIT;
    const confidence = isDoubtful ? 'guess' : confidenceOf(matchName(first));
    return { field, columns, confidence, doubt: null, examples: examplesOf(sample), isFoundAlone: true };
  });
  const guessed = guesses.map(
    ({ field, column, doubt, examples }): ColumnProposal => ({
      field,
      columns: [column],
      confidence: 'guess',
      doubt,
      examples,
      isFoundAlone: false,
    }),
  );
  const proposals = [...found, ...guessed];
  const has = new Set(proposals.map(({ field }) => field));
  const taken = new Set(guesses.map(({ column }) => column));
  return {
    proposals,
    unused: left
      .filter(({ name }) => !taken.has(name))
      .map((sample) => ({ column: sample.name, examples: examplesOf(sample) })),
    missing: missingFields(has),
  };
}

function confidenceOf(match: NameMatch | null): Confidence {
  if (match === null || match.rank >= PART_OF_NAME) return 'guess';
  return match.rank < WHOLE_NAME ? 'sure' : 'likely';
}

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
