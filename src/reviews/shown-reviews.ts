import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import type { Rating, Review } from './review-file.schema.ts';
import { noReviews, type ReviewFile } from './review-file.ts';

type Rules = Pick<Settings['reviews'], 'show' | 'minimumRating'>;

/** "Review summaries are hidden below a minimum rating" (leads and dealer §2). */
export function shownRating(
  rating: Rating | null,
  { minimumRating }: Pick<Rules, 'minimumRating'>,
): Rating | null {
  return rating !== null && rating.count > 0 && rating.average >= minimumRating ? rating : null;
}

/** The reviews to display: "minimum review rating 4", newest first. */
export function shownReviews(file: ReviewFile, rules: Rules): ReviewFile {
  if (!rules.show) return noReviews;
  return {
    summary: shownRating(file.summary, rules),
    dealerships: file.dealerships.filter(({ rating }) => shownRating(rating, rules) !== null),
    reviews: file.reviews
      .filter(({ rating, text }) => rating >= rules.minimumRating && text !== '')
      .toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id)),
  };
}

/** Settings without branch ratings below the minimum. */
export function withShownRatings(settings: Settings): Settings {
  const { locations, reviews } = settings;
  const shown = locations.locations.map((location) => ({
    ...location,
    rating: shownRating(location.rating, reviews),
  }));
  return { ...settings, locations: { ...locations, locations: shown } };
}

type Branch = Pick<Location, 'id' | 'dealershipId' | 'rating'>;

/** Reviews of a branch: about the branch, or about its dealership without naming a branch. */
export function reviewsOfBranch(reviews: readonly Review[], { id, dealershipId }: Branch): readonly Review[] {
  return reviews.filter((review) =>
    review.locationId === null
      ? review.dealershipId !== null && review.dealershipId === dealershipId
      : review.locationId === id,
  );
}

/** Reviews of a dealership or of one of its branches. */
export function reviewsOfDealership(
  reviews: readonly Review[],
  { id, branches }: { id: string | null; branches: readonly Branch[] },
): readonly Review[] {
  const ids = new Set(branches.map((branch) => branch.id));
  return reviews.filter((review) =>
    review.locationId === null
      ? review.dealershipId !== null && review.dealershipId === id
      : ids.has(review.locationId),
  );
}

/**
 * The rating of a dealership: from the review service, or else the average of its branches weighted by number of
 * reviews. Rounded to one decimal.
 */
export function dealershipRating(
  { dealerships }: Pick<ReviewFile, 'dealerships'>,
  { id, branches }: { id: string | null; branches: readonly Branch[] },
): Rating | null {
  const own = dealerships.find((dealership) => dealership.id === id);
  if (own !== undefined) return own.rating;
  const ratings = branches.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  const count = ratings.reduce((sum, rating) => sum + rating.count, 0);
  if (count === 0) return null;
  const points = ratings.reduce((sum, rating) => sum + rating.average * rating.count, 0);
  return { average: Math.round((points / count) * 10) / 10, count };
}
