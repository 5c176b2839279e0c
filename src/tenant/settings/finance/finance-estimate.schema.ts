import * as v from 'valibot';
import { reference, text } from '../leads/parts.schema.ts';

/** finance.json `estimate`: repayments beside a car and on cards (specification: stock and vehicle §5). */
export const estimateSchema = v.strictObject({
  show: v.pipe(v.boolean(), v.description('Show what cars cost a week; false: nowhere')),
  lenders: v.pipe(
    v.array(reference),
    v.description(
      'Whose offers in the feed are shown, the best liked first: names of "lenders". A car shows the first whose rule it meets, else its quote',
    ),
  ),
  hiddenMakes: v.pipe(
    v.array(reference),
    v.description('Makes whose cars show none'),
    v.examples([['Ferrari']]),
  ),
  hiddenDealerships: v.pipe(
    v.array(reference),
    v.description('Dealerships whose cars show none: ids of locations, or names as the feed has them'),
    v.examples([['north-side']]),
  ),
  monthly: v.pipe(
    v.boolean(),
    v.description('Say on the page of a car also what that is a month: the weekly repayment times 4.33'),
  ),
  ask: v.pipe(
    v.boolean(),
    v.description('Ask the lender for a quote when somebody comes to a car that has none'),
  ),
  texts: v.pipe(
    v.strictObject({
      heading: v.pipe(text, v.description('Over the estimate on the page of a car')),
      perWeek: v.pipe(text, v.description('Behind the weekly repayment')),
      perMonth: v.pipe(text, v.description('Behind the monthly one')),
      rates: v.pipe(
        text,
        v.regex(
          /\{rate\}.*\{comparisonRate\}/,
          'a text with {rate} and after it {comparisonRate}: a rate must show its comparison rate',
        ),
        v.description('Under a repayment: {rate} and {comparisonRate}, percent a year'),
      ),
      lender: v.pipe(text, v.description('Whose figures they are: {lender}')),
      lenderLicensed: v.pipe(text, v.description('The same with its {licence}, where it is given')),
      oneYear: v.pipe(text, v.description('Term of a loan of one year')),
      years: v.pipe(text, v.description('Term of the loan: {years}')),
      months: v.pipe(text, v.description('Term of a loan that is not of whole years: {months}')),
      deposit: v.pipe(text, v.description('{amount} is paid at once')),
      noDeposit: v.pipe(text, v.description('Where nothing is paid at once')),
      balloon: v.pipe(text, v.description('{amount} is due at the end')),
      noBalloon: v.pipe(text, v.description('Where nothing is due at the end')),
      establishmentFees: v.pipe(text, v.description('{amount} is charged for the loan')),
      accountFee: v.pipe(text, v.description('{amount} is charged each month, in the repayments')),
      totalPayable: v.pipe(text, v.description('{amount} is what all repayments come to')),
      own: v.pipe(text, v.description("Before what a repayment on the shopper's own deal rests on")),
      reset: v.pipe(
        text,
        v.description(
          "Button that forgets the shopper's deposit, trade-in, term and frequency, so that every page shows the dealer's example again",
        ),
      ),
      invitation: v.pipe(
        text,
        v.description('Link that asks the lender what the car would cost, where a car has no figures'),
      ),
      workOut: v.pipe(text, v.description('Link to the calculator of the page')),
      basis: v.pipe(text, v.description('Opens what a quote rests on')),
    }),
    v.description('The words of an estimate'),
  ),
});

export type EstimateSettings = v.InferOutput<typeof estimateSchema>;
