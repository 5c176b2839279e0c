import { expect, it } from 'vitest';
import { estimateText } from './estimate-text.ts';

const text = '{amount}/week at {rate}% p.a., {comparisonRate}% p.a. comparison rate';

it.each([
  [128.5, 7.99, 8.73, '$129/week at 7.99% p.a., 8.73% p.a. comparison rate'],
  [128.49, 7.5, 9, '$128/week at 7.50% p.a., 9.00% p.a. comparison rate'],
  [1_004.2, 7.489_999_999_9, 8.38, '$1,004/week at 7.49% p.a., 8.38% p.a. comparison rate'],
])(
  '"Weekly estimates round to whole dollars": %d at %d and %d',
  (weekly, ratePercent, comparisonRatePercent, shown) => {
    expect(estimateText({ weekly, ratePercent, comparisonRatePercent }, text, 'AUD')).toBe(shown);
  },
);

it('is empty without an estimate', () => {
  expect(estimateText(null, text, 'AUD')).toBeNull();
});
