import type { Settings } from '../tenant/settings/subjects.ts';

/** "/pages/{page}: … reviews" (leads and dealer §2). */
export const REVIEWS_PATH = '/pages/reviews';

export function hasReviewsPage({ reviews }: Pick<Settings, 'reviews'>): boolean {
  return reviews.show && reviews.file !== null;
}
