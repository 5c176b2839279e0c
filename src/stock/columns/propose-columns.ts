import type { FeedRecord } from '../read/feed-record.ts';
import type { ColumnSample } from './column-plan.ts';
import type { FeedField } from './feed-fields.ts';
import { guessFields } from './guess-field.ts';
import { matchName, type NameMatch } from './match-name.ts';
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

/** A site without these is poor; a year, make and model may also come from a title. */
const wanted = [
  'stockNumber',
  'year',
  'make',
  'model',
  'price',
  'odometerKm',
  'body',
  'fuel',
  'transmission',
  'images',
] as const;
const inTitle: ReadonlySet<FeedField> = new Set<FeedField>(['year', 'make', 'model']);
/** Other columns that say the same. */
const instead: Partial<Record<FeedField, readonly FeedField[]>> = {
  price: ['driveAwayPrice', 'salePrice', 'listPrice', 'priceExGovernmentCharges', 'subscriptionPricePerWeek'],
  odometerKm: ['odometerMiles'],
  stockNumber: ['vin', 'registrationPlate'],
  images: ['moreImages'],
};

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

const EXAMPLES = 3;
const LONGEST_EXAMPLE = 60;
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
  const guesses = guessFields(left, (field) => isGiven(field, known));
  const found = filled.map(([field, columns]): ColumnProposal => {
    const [first = ''] = columns;
    const sample = byName.get(first);
    const isDoubtful = worded.has(field) && fitOfValues(field, sample?.values ?? []) < MIN_FIT;
    const confidence = isDoubtful ? 'guess' : confidenceOf(matchName(first));
    return { field, columns, confidence, examples: examplesOf(sample), isFoundAlone: true };
  });
  const guessed = guesses.map(({ field, column }): ColumnProposal => {
    const examples = examplesOf(byName.get(column));
    return { field, columns: [column], confidence: 'guess', examples, isFoundAlone: false };
  });
  const proposals = [...found, ...guessed];
  const has = new Set(proposals.map(({ field }) => field));
  const taken = new Set(guesses.map(({ column }) => column));
  return {
    proposals,
    unused: left
      .filter(({ name }) => !taken.has(name))
      .map((sample) => ({ column: sample.name, examples: examplesOf(sample) })),
    missing: wanted.filter((field) => !isGiven(field, has)),
  };
}

function isGiven(field: FeedField, has: ReadonlySet<FeedField>): boolean {
  return (
    has.has(field) ||
    (inTitle.has(field) && has.has('title')) ||
    (instead[field] ?? []).some((other) => has.has(other))
  );
}

function confidenceOf(match: NameMatch | null): Confidence {
  if (match === null || match.rank >= PART_OF_NAME) return 'guess';
  return match.rank < WHOLE_NAME ? 'sure' : 'likely';
}

function examplesOf(sample: ColumnSample | undefined): string[] {
  const values = (sample?.values ?? []).slice(0, EXAMPLES).map((value) => value.replace(/\s+/g, ' ').trim());
  return values.map((value) =>
    value.length > LONGEST_EXAMPLE ? `${value.slice(0, LONGEST_EXAMPLE - 1)}…` : value,
  );
}
