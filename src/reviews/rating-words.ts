import type { Settings } from '../tenant/settings/subjects.ts';
import { fill } from '../values/fill.ts';
import type { Rating } from './review-file.schema.ts';

type Texts = Settings['locations']['texts'];

/** `4.1 out of 5 from 1,106 reviews`. */
export function ratingText(
  { average, count }: Rating,
  { rating, ratingOne }: Pick<Texts, 'rating' | 'ratingOne'>,
  locale: string,
): string {
  return fill(count === 1 ? ratingOne : rating, { average, count: count.toLocaleString(locale) });
}

/** `1,106 reviews`. */
export function reviewCountText(
  { count }: Pick<Rating, 'count'>,
  { reviewCount, reviewCountOne }: Pick<Texts, 'reviewCount' | 'reviewCountOne'>,
  locale: string,
): string {
  return fill(count === 1 ? reviewCountOne : reviewCount, { count: count.toLocaleString(locale) });
}
