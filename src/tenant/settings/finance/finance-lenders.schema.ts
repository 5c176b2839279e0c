import * as v from 'valibot';
import { repaymentFrequencies } from '../../../values/finance/finance-terms.ts';
import { count, described, groupFor, switchFor, text, textFor } from '../parts.schema.ts';

const dollars = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));

/** Limits of a slider and its input: "step … minimum … maximum … default" (stock and vehicle §9). */
function figure(description: string) {
  return described(
    v.pipe(
      v.strictObject({
        min: described(v.pipe(v.number(), v.minValue(0)), 'The least that may be chosen'),
        max: described(v.pipe(v.number(), v.maxValue(10_000_000)), 'The most that may be chosen'),
        step: described(v.pipe(v.number(), v.gtValue(0)), 'How far one step of the slider goes'),
        default: described(v.number(), 'Where the slider begins'),
      }),
      v.check(({ min, max }) => min < max, '"min" below "max"'),
      v.check(
        (range) => range.default >= range.min && range.default <= range.max,
        '"default" between "min" and "max"',
      ),
    ),
    description,
  );
}

const fee = v.strictObject({
  name: textFor('What the fee is called', 'Establishment fee'),
  amount: described(dollars, 'How much it is, in dollars'),
  every: described(
    v.picklist(['once', 'month']),
    '"once": lent with the price when the loan begins; "month": paid with the repayments',
  ),
  isGovernment: switchFor(
    'Charged by the government, such as for registering the security: no part of comparison rates',
  ),
});

const calculatorSchema = v.strictObject({
  amount: figure('Dollars; a car that has a price begins with that'),
  maxPercentOfPrice: described(
    v.nullable(v.pipe(v.number(), v.minValue(100), v.maxValue(200))),
    'Of a car dearer than the most that is lent, this much of its price may be lent; null: no more',
  ),
  term: figure('Years'),
  interest: figure('Percent a year'),
  deposit: described(v.nullable(figure('Dollars')), 'Deposit or trade-in; null: not asked'),
  residual: described(
    v.nullable(figure('Dollars')),
    'Residual or balloon, due with the last repayment; null: not asked',
  ),
  frequencies: described(
    v.pipe(v.array(v.picklist(repaymentFrequencies)), v.minLength(1)),
    'How often may be repaid; the first is chosen, and one alone is not asked',
  ),
  enquireUpTo: described(
    dollars,
    'A repayment of so much or less is not shown: the shopper is asked to enquire',
  ),
});

/** finance.json `lenders`: a new lender is an entry here (specification: stock and vehicle §5, §9; leads and dealer §9). */
export const lenderSchema = v.strictObject({
  name: textFor('The lender as customers know it'),
  licence: described(
    v.nullable(text),
    'Such as "Australian Credit Licence 000000", beside its figures; null: none is said',
    'Australian Credit Licence 000000',
  ),
  estimate: groupFor("Which cars in stock show this lender's estimate from the feed", {
    needs: described(
      v.nullable(v.picklist(['comparison-rate', 'weekly-payment', 'monthly-payment'])),
      'What the feed must say beyond both rates; null: nothing',
    ),
    priceAbove: described(v.nullable(dollars), 'For cars above this price; null: for all'),
    yearsBack: described(
      v.nullable(count(1, 100)),
      'For cars of a year after the current one less this; null: for all',
    ),
  }),
  calculator: described(calculatorSchema, 'What its calculator takes: from, to, step and where it begins'),
  fees: described(v.array(fee), 'What the lender charges besides interest'),
  comparisonRates: described(
    v.nullable(
      v.strictObject({
        min: described(v.number(), 'The lowest comparison rate', 8.38),
        max: described(v.number(), 'The highest comparison rate', 19.42),
      }),
    ),
    'Percent a year, from and to, where the lender publishes such a range; null: it does not',
  ),
  disclaimer: described(
    v.nullable(text),
    'What the lender wants said; null: nothing',
    'Approved applicants only. Terms, conditions, fees and charges apply.',
  ),
});

export type LenderSettings = v.InferOutput<typeof lenderSchema>;
