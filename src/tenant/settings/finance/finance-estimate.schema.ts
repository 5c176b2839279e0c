import * as v from 'valibot';
import { described, groupFor, reference, switchFor, text, textFor } from '../parts.schema.ts';

/** finance.json `estimate`: repayments beside a car and on cards (specification: stock and vehicle §5). */
export const estimateSchema = v.strictObject({
  show: switchFor('Show what cars cost a week; false: nowhere'),
  lenders: described(
    v.array(reference),
    'Whose offers in the feed are shown, the best liked first: names of "lenders". A car shows the first whose rule it meets, else its quote',
  ),
  hiddenMakes: described(v.array(reference), 'Makes whose cars show none', ['Ferrari']),
  hiddenDealerships: described(
    v.array(reference),
    'Dealerships whose cars show none: ids of locations, or names as the feed has them',
    ['north-side'],
  ),
  monthly: switchFor('Say on the page of a car also what that is a month: the weekly repayment times 4.33'),
  ask: switchFor('Ask the lender for a quote when somebody comes to a car that has none'),
  texts: groupFor('The words of an estimate', {
    heading: textFor('Over the estimate on the page of a car'),
    perWeek: textFor('Behind the weekly repayment'),
    perMonth: textFor('Behind the monthly one'),
    rates: described(
      v.pipe(
        text,
        v.regex(
          /\{rate\}.*\{comparisonRate\}/,
          'a text with {rate} and after it {comparisonRate}: a rate must show its comparison rate',
        ),
      ),
      'Under a repayment: {rate} and {comparisonRate}, percent a year',
    ),
    lender: textFor('Under a repayment: whose figures they are; {lender} is its name'),
    lenderLicensed: textFor('The same where the lender has a licence; {licence} is the text of its entry'),
    oneYear: textFor('First in the line of terms under a repayment: the term of a loan of one year'),
    years: textFor('First in the line of terms for a loan of several years; {years} is the number'),
    months: textFor(
      'First in the line of terms for a loan that is not of whole years; {months} is the number',
    ),
    deposit: textFor('In the line of terms: the deposit; {amount} is what is paid at once'),
    noDeposit: textFor('In the line of terms where nothing is paid at once'),
    balloon: textFor('In the line of terms: the last payment; {amount} is what is due at the end'),
    noBalloon: textFor('In the line of terms where nothing is due at the end'),
    establishmentFees: textFor('In the line of terms: the fees lent with the price; {amount} is their sum'),
    accountFee: textFor(
      'In the line of terms: the monthly fee; {amount} is what the repayments include of it',
    ),
    totalPayable: textFor('Last in the line of terms; {amount} is what all repayments come to'),
    own: textFor("Before what a repayment on the shopper's own deal rests on"),
    reset: textFor(
      "Button that forgets the shopper's deposit, trade-in, term and frequency, so that every page shows the dealer's example again",
    ),
    invitation: textFor('Link that asks the lender what the car would cost, where a car has no figures'),
    workOut: textFor('Link to the calculator of the page'),
    basis: textFor('Opens what a quote rests on'),
  }),
});

export type EstimateSettings = v.InferOutput<typeof estimateSchema>;
