import type { FeedRecord } from '../../read/feed-record.ts';
import type { FeedField } from '../feed-fields.ts';
import { isGiven, missingFields } from '../wanted-fields.ts';
import { guessFields } from './guess-field.ts';
import { matchName, type NameMatch } from './match-name.ts';
import { examplesOf } from './possible-columns.ts';
import { recogniseColumns } from './recognise-columns.ts';
import { sampleColumns } from './sample-columns.ts';
import { fitOfValues } from './value-fit.ts';

/**
 * "sure": the name says it. "likely": a part of the name does. "guess": only what stands in the column does, or
 * the name is misspelt, or what stands there is nothing of the kind: somebody should look.
 */
export type Confidence = 'sure' | 'likely' | 'guess';

export interface ColumnProposal {
  readonly field: FeedField;
  /** The best first. */
  readonly columns: readonly string[];
  readonly confidence: Confidence;
  /** Why a guess must be asked about before it is taken; null where its values leave no doubt. */
  readonly doubt: string | null;
  readonly examples: readonly string[];
  /** The import finds it by itself; what is only guessed must be written into feed.json. */
  readonly isFoundAlone: boolean;
}

export interface MappingProposal {
  readonly proposals: readonly ColumnProposal[];
  /** Columns with something in them that nothing takes. */
  readonly unused: readonly { readonly column: string; readonly examples: readonly string[] }[];
  /** What shoppers look for and no column gives. */
  readonly missing: readonly FeedField[];
}

/** Of these the words are known: a column of other words is another column, or wants `values` in feed.json. */
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

/** Of `matchName`: below the first a whole name matched, below the second a part of it. */
const WHOLE_NAME = 2000;
const PART_OF_NAME = 4000;

/** Which column of a feed is what, for a dealer whose feed is seen for the first time. */
export function proposeColumns(records: readonly FeedRecord[]): MappingProposal {
  const samples = sampleColumns(records);
  const byName = new Map(samples.map((sample) => [sample.name, sample]));
  const { byField, unused } = recogniseColumns(samples, new Map());
  // A column that is there and empty gives nothing; what else says the same may.
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
