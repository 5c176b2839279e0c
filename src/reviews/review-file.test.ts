import { describe, expect, it } from 'vitest';
import { parseReviewFile } from './review-file.ts';

const review = {
  id: 71,
  customer_name: ' Mei ',
  text: 'Second car from here.',
  rating: 5,
  review_date: '2026-10-22',
  review_date_in_words: 'a month ago',
  reply_text: 'Thank you.',
  reply_date: '2026-10-23T09:00:00+10:00',
};

describe('a file of reviews', () => {
  it('is read in the format of the review service: averages as text, ids as numbers', () => {
    expect(parseReviewFile({ count: 1106, average_rating: '4.1', reviews: [review] })).toEqual({
      summary: { average: 4.1, count: 1106 },
      dealerships: [],
      reviews: [
        {
          id: '71',
          customer: 'Mei',
          text: 'Second car from here.',
          rating: 5,
          date: '2026-10-22',
          dateWords: 'a month ago',
          reply: { text: 'Thank you.', date: '2026-10-23T09:00:00+10:00' },
          locationId: null,
          dealershipId: null,
        },
      ],
      mistakes: [],
    });
  });

  it('may omit optional facts', () => {
    const { id, customer_name, rating, review_date } = review;
    const { reviews, mistakes } = parseReviewFile({ reviews: [{ id, customer_name, rating, review_date }] });
    expect(mistakes).toEqual([]);
    expect(reviews[0]).toMatchObject({ text: '', dateWords: null, reply: null, locationId: null });
  });

  it('contains the ratings of dealerships', () => {
    const dealerships = [{ id: 'coast', average_rating: 4.7, review_count: 12 }];
    expect(parseReviewFile({ dealerships }).dealerships).toEqual([
      { id: 'coast', rating: { average: 4.7, count: 12 } },
    ]);
  });

  it.each([
    [
      'a rating that is none',
      { rating: '6' },
      ['reviews', 1, 'rating'],
      'It should be a number from 1 to 5.',
    ],
    ['no stars at all', { rating: 'five' }, ['reviews', 1, 'rating'], 'is "five", which cannot be shown.'],
    ['no name', { customer_name: undefined }, ['reviews', 1, 'customer_name'], 'is missing.'],
    [
      'a day that is none',
      { review_date: 'soon' },
      ['reviews', 1, 'review_date'],
      'a day such as "2026-10-31"',
    ],
    ['a text that is none', { text: 7 }, ['reviews', 1, 'text'], 'is 7, which cannot be shown.'],
    ['an id that another has', { id: '71' }, ['reviews', 1, 'id'], 'is the id of an earlier review'],
  ])('with %s skips only that review', (_, differs, path, message) => {
    const second = { ...review, id: 72, ...differs };
    const { reviews, mistakes } = parseReviewFile({ reviews: [review, second, { ...review, id: 73 }] });
    expect(reviews.map(({ id }) => id)).toEqual(['71', '73']);
    expect(mistakes).toEqual([{ path, message: expect.stringContaining(message) }]);
  });

  it('with an incomplete summary has no summary', () => {
    const { summary, mistakes } = parseReviewFile({ average_rating: '4.1', reviews: [] });
    expect(summary).toBeNull();
    expect(mistakes).toEqual([{ path: ['count'], message: 'is missing.' }]);
  });

  it('whose reviews are not a list has no reviews', () => {
    const { reviews, mistakes } = parseReviewFile({ reviews: 'many' });
    expect(reviews).toEqual([]);
    expect(mistakes).toEqual([{ path: ['reviews'], message: 'is no list in [ ].' }]);
  });
});
