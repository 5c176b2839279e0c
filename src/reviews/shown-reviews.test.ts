import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { Review } from './review-file.schema.ts';
import {
  dealershipRating,
  reviewsOfBranch,
  reviewsOfDealership,
  shownRating,
  shownReviews,
  withShownRatings,
} from './shown-reviews.ts';

const review = (id: string, differs: Partial<Review> = {}): Review => ({
  id,
  customer: 'Mei',
  text: 'Good.',
  rating: 5,
  date: '2026-10-01',
  dateWords: null,
  reply: null,
  locationId: null,
  dealershipId: null,
  ...differs,
});
const ids = (reviews: readonly Review[]) => reviews.map(({ id }) => id);
const file = (...reviews: Review[]) => ({ summary: { average: 4.1, count: 1106 }, dealerships: [], reviews });
const rules = { show: true, minimumRating: 4 };

describe('shown reviews', () => {
  it('are those with at least the minimum rating', () => {
    const reviews = [5, 4, 3.9, 1].map((rating) => review(String(rating), { rating }));
    expect(ids(shownReviews(file(...reviews), rules).reviews)).toEqual(['4', '5']);
  });

  it('have a text: ratings without one only count in the average', () => {
    expect(shownReviews(file(review('a', { text: '' })), rules).reviews).toEqual([]);
  });

  it('are sorted by date, newest first, in a stable order within a day', () => {
    const reviews = [
      review('b', { date: '2026-09-30' }),
      review('d'),
      review('a', { date: '2026-11-01T08:00:00Z' }),
      review('c'),
    ];
    expect(ids(shownReviews(file(...reviews), rules).reviews)).toEqual(['a', 'c', 'd', 'b']);
  });

  it('are empty if reviews are off, and so is the average', () => {
    expect(shownReviews(file(review('a')), { ...rules, show: false })).toEqual({
      summary: null,
      dealerships: [],
      reviews: [],
    });
  });
});

describe('a rating', () => {
  it.each([
    [4.1, 1106, 4, true],
    [4, 10, 4, true],
    [3.9, 10, 4, false],
    [5, 0, 4, false],
    [1.2, 10, 1, true],
  ])(
    'of %f from %i reviews, with a minimum of %i, is shown: %s',
    (average, count, minimumRating, isShown) => {
      expect(shownRating({ average, count }, { minimumRating }) !== null).toBe(isShown);
    },
  );

  it('below the minimum is not shown anywhere', () => {
    const settings = demoSettings('harbourline');
    const shown = withShownRatings({ ...settings, reviews: { ...settings.reviews, minimumRating: 4.2 } });
    const averages = shown.locations.locations.map(({ rating }) => rating?.average ?? null);
    expect(averages.some((average) => average === null)).toBe(true);
    expect(averages.filter((average) => average !== null && average < 4.2)).toEqual([]);
  });
});

const branch = (id: string, dealershipId: string | null, rating: [number, number] | null = null) => ({
  id,
  dealershipId,
  rating: rating && { average: rating[0], count: rating[1] },
});
const all = [
  review('of the branch', { locationId: 'gc' }),
  review('of its dealership', { dealershipId: 'coast' }),
  review('of another branch', { locationId: 'sc', dealershipId: 'coast' }),
  review('of nobody'),
];

describe('reviews of a branch', () => {
  it('are its own and those of its dealership that name no branch', () => {
    expect(ids(reviewsOfBranch(all, branch('gc', 'coast')))).toEqual(['of the branch', 'of its dealership']);
  });

  it('are only its own if it has no dealership', () => {
    expect(ids(reviewsOfBranch(all, branch('gc', null)))).toEqual(['of the branch']);
  });
});

describe('a dealership', () => {
  const branches = [
    branch('gc', 'coast', [4.5, 100]),
    branch('sc', 'coast', [4, 300]),
    branch('hb', 'coast'),
  ];

  it('has the reviews of all its branches and its own', () => {
    expect(ids(reviewsOfDealership(all, { id: 'coast', branches }))).toEqual([
      'of the branch',
      'of its dealership',
      'of another branch',
    ]);
  });

  it('has the average of its branches, weighted by their number of reviews', () => {
    // (4.5 × 100 + 4 × 300) ÷ 400 = 4.125
    const none = { dealerships: [] };
    expect(dealershipRating(none, { id: 'coast', branches })).toEqual({ average: 4.1, count: 400 });
    expect(dealershipRating(none, { id: 'coast', branches: [branch('hb', 'coast')] })).toBeNull();
  });

  it('has the average given by the review service, if any', () => {
    const dealerships = [{ id: 'coast', rating: { average: 4.7, count: 12 } }];
    expect(dealershipRating({ dealerships }, { id: 'coast', branches })).toEqual({ average: 4.7, count: 12 });
  });
});
