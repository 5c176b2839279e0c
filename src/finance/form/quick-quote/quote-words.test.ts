import { describe, expect, it } from 'vitest';
import { quoteWords, yearsText } from './quote-words.ts';

const words = { perWeek: 'a week', rates: '{rate}% p.a., {comparisonRate}% p.a. comparison rate' };

describe('the text of a quote', () => {
  it('has whole dollars, and a month is 4.33 times the exact weekly amount', () => {
    const quote = { weeklyRepaymentAmount: 134.55, advertisedRate: 6.29, comparisonRate: 8.1 };
    // 134.55 × 4.33 = 582.60; 4.33 times the rounded week would be 584.55.
    expect(quoteWords({ ...quote, isEstimate: true, basis: 'b' }, words, 'AUD')).toEqual({
      ...{ weekly: '$135', monthly: '$583', basis: 'b', isEstimate: true },
      rates: '6.29% p.a., 8.10% p.a. comparison rate',
      spoken: '$135 a week, 6.29% p.a., 8.10% p.a. comparison rate',
    });
  });
});

describe('the text of a term', () => {
  it.each([
    [1, '1 year'],
    [5, '5 years'],
    [5.5, '5.5 years'],
  ])('of %d is %s', (years, text) => {
    expect(yearsText(years, { yearsOne: '1 year', yearsMany: '{years} years' })).toBe(text);
  });
});
