import type { Settings } from '../tenant/settings/subjects.ts';
import { fill } from '../values/fill.ts';
import { formatDate } from '../values/time/date.ts';
import type { Rating, Review } from './review-file.schema.ts';

/** The date of a review in the dealer's preferred form; falls back to the date itself. */
export function dayWords(
  { date, dateWords }: Pick<Review, 'date' | 'dateWords'>,
  { dates }: Pick<Settings['reviews'], 'dates'>,
  { timeZone, locale }: Pick<Settings['site'], 'timeZone' | 'locale'>,
): string {
  return (dates === 'words' && dateWords) || (formatDate(date, timeZone, locale) ?? date);
}

/** Splits a text into paragraphs. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\s*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Reviews long enough to be quoted, in order. */
export function quotable(reviews: readonly Review[], home: Settings['reviews']['home']): readonly Review[] {
  return reviews.filter(({ text }) => text.length >= home.minLetters).slice(0, home.max);
}

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
