import type { Settings } from '../tenant/settings/subjects.ts';
import { formatDate } from '../values/date.ts';
import type { Review } from './review-file.schema.ts';

/** The day of a review as the dealer wants it said; the date itself where the review service gave no words. */
export function dayWords(
  { date, dateWords }: Pick<Review, 'date' | 'dateWords'>,
  { dates }: Pick<Settings['reviews'], 'dates'>,
  timeZone: string,
): string {
  return (dates === 'words' && dateWords) || (formatDate(date, timeZone) ?? date);
}

/** The paragraphs of what somebody typed. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\s*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Those that say enough to stand by themselves, in the order that they came. */
export function quotable(reviews: readonly Review[], home: Settings['reviews']['home']): readonly Review[] {
  return reviews.filter(({ text }) => text.length >= home.leastLetters).slice(0, home.most);
}
