import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { quoteReplySchema } from '../quote.schema.ts';
import { quoteAnswer } from './quote-answer.ts';

const reply = {
  weeklyRepaymentAmount: 142.31,
  advertisedRate: 7.49,
  comparisonRate: 8.38,
  isEstimate: true,
  basis: 'An estimate.',
};

describe('the answer to a question for a quote', () => {
  it('has the repayment with its cents and both rates', () => {
    expect(quoteAnswer(reply)).toEqual({
      weekly: 142.31,
      ratePercent: 7.49,
      comparisonRatePercent: 8.38,
      basis: 'An estimate.',
    });
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['words', 'soon'],
    ['a refusal', { title: 'No quote', detail: 'Failed to get YouX quick quote' }],
    ['no repayment', { ...reply, weeklyRepaymentAmount: undefined }],
    ['a repayment of nothing', { ...reply, weeklyRepaymentAmount: 0.4 }],
    ['a repayment in words', { ...reply, weeklyRepaymentAmount: '142' }],
    ['a negative repayment', { ...reply, weeklyRepaymentAmount: -142 }],
    ['no rate', { ...reply, advertisedRate: null }],
    ['no comparison rate', { ...reply, comparisonRate: undefined }],
    ['a comparison rate of nothing', { ...reply, comparisonRate: 0 }],
    ['a rate that is none', { ...reply, advertisedRate: 749 }],
  ])('is not shown when it is %s', (_, other) => {
    expect(quoteAnswer(other)).toBeNull();
  });

  it('holds whatever a function may send, and nothing that it may not', () => {
    const figure = fc.oneof(
      fc.double({ min: -5, max: 120, noNaN: true }),
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, '7', null, undefined),
    );
    fc.assert(
      fc.property(figure, figure, figure, (weeklyRepaymentAmount, advertisedRate, comparisonRate) => {
        const sent = { ...reply, weeklyRepaymentAmount, advertisedRate, comparisonRate };
        const parsed = v.safeParse(quoteReplySchema, sent);
        const isShown =
          parsed.success &&
          parsed.output.weeklyRepaymentAmount >= 0.5 &&
          (parsed.output.comparisonRate > 0 || parsed.output.advertisedRate === 0);
        expect(quoteAnswer(sent) !== null).toBe(isShown);
      }),
    );
  });
});
