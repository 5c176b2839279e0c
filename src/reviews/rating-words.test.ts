import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { ratingText, reviewCountText } from './rating-words.ts';

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
