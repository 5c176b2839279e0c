import * as v from 'valibot';
import { repaymentFrequencies } from '../../../values/finance/finance-terms.ts';
import { count, groupFor, switchFor, text, textFor } from '../parts.schema.ts';

const dollars = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));

/** Limits of a slider and its input: "step … minimum … maximum … default" (stock and vehicle §9). */
function figure(description: string) {
  return v.pipe(
    v.strictObject({
      min: v.pipe(v.number(), v.minValue(0), v.description('The least that may be chosen')),
      max: v.pipe(v.number(), v.maxValue(10_000_000), v.description('The most that may be chosen')),
      step: v.pipe(v.number(), v.gtValue(0), v.description('How far one step of the slider goes')),
      default: v.pipe(v.number(), v.description('Where the slider begins')),
    }),
    v.check(({ min, max }) => min < max, '"min" below "max"'),
    v.check(
      (range) => range.default >= range.min && range.default <= range.max,
      '"default" between "min" and "max"',
    ),
    v.description(description),
  );
}

const fee = v.strictObject({
  name: v.pipe(text, v.description('What the fee is called'), v.examples(['Establishment fee'])),
  amount: v.pipe(dollars, v.description('How much it is, in dollars')),
  every: v.pipe(
    v.picklist(['once', 'month']),
    v.description('"once": lent with the price when the loan begins; "month": paid with the repayments'),
  ),
  isGovernment: switchFor(
    'Charged by the government, such as for registering the security: no part of comparison rates',
  ),
});

const calculatorSchema = v.strictObject({
  amount: figure('Dollars; a car that has a price begins with that'),
  maxPercentOfPrice: v.pipe(
    v.nullable(v.pipe(v.number(), v.minValue(100), v.maxValue(200))),
    v.description(
      'Of a car dearer than the most that is lent, this much of its price may be lent; null: no more',
    ),
  ),
  term: figure('Years'),
  interest: figure('Percent a year'),
  deposit: v.pipe(v.nullable(figure('Dollars')), v.description('Deposit or trade-in; null: not asked')),
  residual: v.pipe(
    v.nullable(figure('Dollars')),
    v.description('Residual or balloon, due with the last repayment; null: not asked'),
  ),
  frequencies: v.pipe(
    v.array(v.picklist(repaymentFrequencies)),
    v.minLength(1),
    v.description('How often may be repaid; the first is chosen, and one alone is not asked'),
  ),
  enquireUpTo: v.pipe(
    dollars,
    v.description('A repayment of so much or less is not shown: the shopper is asked to enquire'),
  ),
});

/** finance.json `lenders`: a new lender is an entry here (specification: stock and vehicle §5, §9; leads and dealer §9). */
export const lenderSchema = v.strictObject({
  name: textFor('The lender as customers know it'),
  licence: v.pipe(
    v.nullable(text),
    v.description('Such as "Australian Credit Licence 000000", beside its figures; null: none is said'),
    v.examples(['Australian Credit Licence 000000']),
  ),
  estimate: groupFor("Which cars in stock show this lender's estimate from the feed", {
    needs: v.pipe(
      v.nullable(v.picklist(['comparison-rate', 'weekly-payment', 'monthly-payment'])),
      v.description('What the feed must say beyond both rates; null: nothing'),
    ),
    priceAbove: v.pipe(v.nullable(dollars), v.description('For cars above this price; null: for all')),
    yearsBack: v.pipe(
      v.nullable(count(1, 100)),
      v.description('For cars of a year after the current one less this; null: for all'),
    ),
  }),
  calculator: v.pipe(
    calculatorSchema,
    v.description('What its calculator takes: from, to, step and where it begins'),
  ),
  fees: v.pipe(v.array(fee), v.description('What the lender charges besides interest')),
  comparisonRates: v.pipe(
    v.nullable(
      v.strictObject({
        min: v.pipe(v.number(), v.description('The lowest comparison rate'), v.examples([8.38])),
        max: v.pipe(v.number(), v.description('The highest comparison rate'), v.examples([19.42])),
      }),
    ),
    v.description('Percent a year, from and to, where the lender publishes such a range; null: it does not'),
  ),
  disclaimer: v.pipe(
    v.nullable(text),
    v.description('What the lender wants said; null: nothing'),
    v.examples(['Approved applicants only. Terms, conditions, fees and charges apply.']),
  ),
});

export type LenderSettings = v.InferOutput<typeof lenderSchema>;
