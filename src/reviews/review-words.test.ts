import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { dayWords, paragraphsOf, quotable, ratingText, reviewCountText } from './review-words.ts';

const zone = 'Australia/Brisbane';

describe('the day of a review', () => {
  it.each([
    ['words', 'a month ago', 'a month ago'],
    ['words', null, 'October 22, 2026'],
    ['date', 'a month ago', 'October 22, 2026'],
  ] as const)('with "%s" and the format %s is %s', (dates, dateWords, said) => {
    expect(dayWords({ date: '2026-10-22', dateWords }, { dates }, { timeZone: zone, locale: 'en-AU' })).toBe(
      said,
    );
  });

  it("of an instant is the date in the dealer's time zone", () => {
    const review = { date: '2026-10-21T20:00:00Z', dateWords: null };
    expect(dayWords(review, { dates: 'date' }, { timeZone: zone, locale: 'en-AU' })).toBe('October 22, 2026');
  });
});

it('splits a text into paragraphs, without empty ones', () => {
  expect(paragraphsOf('One.\n\n  Two. \r\nThree.\n')).toEqual(['One.', 'Two.', 'Three.']);
});

it('quotes on the home page only reviews with enough text, and as many as requested', () => {
  const { home } = demoSettings('harbourline').reviews;
  const review = (text: string) => ({
    id: text,
    customer: 'Mei',
    text,
    rating: 5,
    date: '2026-10-22',
    dateWords: null,
    reply: null,
    locationId: null,
    dealershipId: null,
  });
  const reviews = ['Great!', 'Nobody sighed.', 'They let my father drive it twice.'].map(review);
  const quotesOf = (max: number) =>
    quotable(reviews, { ...home, minLetters: 14, max }).map(({ text }) => text);
  expect(quotesOf(6)).toEqual(['Nobody sighed.', 'They let my father drive it twice.']);
  expect(quotesOf(1)).toEqual(['Nobody sighed.']);
});

const { texts } = demoSettings('harbourline').locations;

describe('a rating in words', () => {
  it.each([
    [1, '4.5 out of 5 from one review', '1 review'],
    [2, '4.5 out of 5 from 2 reviews', '2 reviews'],
    [1106, '4.5 out of 5 from 1,106 reviews', '1,106 reviews'],
  ])('names the number of reviews: %d', (count, sentence, short) => {
    const rating = { average: 4.5, count };
    expect(ratingText(rating, texts, 'en-AU')).toBe(sentence);
    expect(reviewCountText(rating, texts, 'en-AU')).toBe(short);
  });
});
