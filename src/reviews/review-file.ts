import * as v from 'valibot';
import {
  type DealershipRating,
  dealershipRatingSchema,
  type Rating,
  type Review,
  reviewSchema,
  summarySchema,
} from './review-file.schema.ts';

/** The reviews of a dealer from a review service. */
export interface ReviewFile {
  readonly summary: Rating | null;
  readonly dealerships: readonly DealershipRating[];
  readonly reviews: readonly Review[];
}

/** Path in the file and error message. */
export interface ReviewMistake {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export const noReviews: ReviewFile = { summary: null, dealerships: [], reviews: [] };

/**
 * The valid parts of a file. Invalid reviews are dropped and reported individually, because such files arrive nightly
 * and must not prevent publishing.
 */
export function parseReviewFile(value: Readonly<Record<string, unknown>>): ReviewFile & {
  readonly mistakes: readonly ReviewMistake[];
} {
  const hasSummary = 'count' in value || 'average_rating' in value;
  const summary = hasSummary ? v.safeParse(summarySchema, value) : null;
  const dealerships = parseList(dealershipRatingSchema, value, 'dealerships');
  const reviews = parseList(reviewSchema, value, 'reviews');
  const repeated = reviews.found.filter(
    ({ item: { id } }, index) => reviews.found.findIndex(({ item }) => item.id === id) < index,
  );
  return {
    summary: summary?.success ? summary.output : null,
    dealerships: dealerships.found.map(({ item }) => item),
    reviews: reviews.found.filter((one) => !repeated.includes(one)).map(({ item }) => item),
    mistakes: [
      ...(summary === null || summary.success ? [] : [mistakeOf(summary.issues[0], [])]),
      ...dealerships.mistakes,
      ...reviews.mistakes,
      ...repeated.map(({ index }) => ({
        path: ['reviews', index, 'id'],
        message: 'is the id of an earlier review: this one is left out.',
      })),
    ],
  };
}

function parseList<Schema extends v.GenericSchema>(
  schema: Schema,
  value: Readonly<Record<string, unknown>>,
  name: string,
) {
  const list = value[name] ?? [];
  const found: { index: number; item: v.InferOutput<Schema> }[] = [];
  if (!Array.isArray(list)) return { found, mistakes: [{ path: [name], message: 'is no list in [ ].' }] };
  const mistakes = list.flatMap((entry: unknown, index): ReviewMistake[] => {
    const parsed = v.safeParse(schema, entry);
    if (!parsed.success) return [mistakeOf(parsed.issues[0], [name, index])];
    found.push({ index, item: parsed.output });
    return [];
  });
  return { found, mistakes };
}

function mistakeOf(issue: v.BaseIssue<unknown>, before: readonly (string | number)[]): ReviewMistake {
  const steps = (issue.path ?? []).flatMap(({ key }) =>
    typeof key === 'string' || typeof key === 'number' ? [key] : [],
  );
  const path = [...before, ...steps];
  if (issue.received === 'undefined') return { path, message: 'is missing.' };
  const expected = issue.message.startsWith('a ') ? ` It should be ${issue.message}.` : '';
  return { path, message: `is ${issue.received}, which cannot be shown.${expected}` };
}
