import * as v from 'valibot';
import { instantOf } from '../values/time/date.ts';

const trimmed = v.pipe(v.string(), v.trim());
const identifier = v.pipe(v.union([trimmed, v.number()]), v.transform(String), v.minLength(1));
const said = v.optional(v.nullable(trimmed), null);
const day = v.pipe(
  v.string(),
  v.check((written) => instantOf(written.slice(0, 10), 'UTC') !== null, 'a day such as "2026-10-31"'),
);

/** Review services send averages as text: "4.1". */
const stars = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d(?:\.\d+)?\s*$/, 'a number such as 4.1'))]),
  v.transform(Number),
  v.minValue(1, 'a number from 1 to 5'),
  v.maxValue(5, 'a number from 1 to 5'),
);
const amount = v.pipe(v.number(), v.integer(), v.minValue(0));

/** "Reviews summary: count, average_rating (string)" (leads and dealer §3). */
export const summarySchema = v.pipe(
  v.object({ count: amount, average_rating: stars }),
  v.transform(({ count, average_rating }) => ({ average: average_rating, count })),
);

/** "Dealership: id, average_rating, review_count". */
export const dealershipRatingSchema = v.pipe(
  v.object({ id: identifier, average_rating: stars, review_count: amount }),
  v.transform(({ id, average_rating, review_count }) => ({
    id,
    rating: { average: average_rating, count: review_count },
  })),
);

/**
 * "Each review has id, customer_name, text, rating, review_date, review_date_in_words, reply_text, reply_date", plus
 * the branch or dealership it is about. Other fields are ignored.
 */
export const reviewSchema = v.pipe(
  v.object({
    id: identifier,
    customer_name: v.pipe(trimmed, v.minLength(1)),
    text: said,
    rating: stars,
    review_date: day,
    review_date_in_words: said,
    reply_text: said,
    reply_date: v.optional(v.nullable(day), null),
    location_id: v.optional(v.nullable(identifier), null),
    dealership_id: v.optional(v.nullable(identifier), null),
  }),
  v.transform((review) => ({
    id: review.id,
    customer: review.customer_name,
    text: review.text ?? '',
    rating: review.rating,
    date: review.review_date,
    dateWords: review.review_date_in_words || null,
    reply: review.reply_text ? { text: review.reply_text, date: review.reply_date } : null,
    locationId: review.location_id,
    dealershipId: review.dealership_id,
  })),
);

export type Rating = v.InferOutput<typeof summarySchema>;
export type DealershipRating = v.InferOutput<typeof dealershipRatingSchema>;
export type Review = v.InferOutput<typeof reviewSchema>;
