import * as v from 'valibot';
import { count, link, reference, text } from '../leads/parts.schema.ts';

const perFrequency = v.strictObject({
  weekly: v.pipe(text, v.description('For a week')),
  fortnightly: v.pipe(text, v.description('For a fortnight')),
  monthly: v.pipe(text, v.description('For a month')),
});

/** finance.json `calculator` (specification: stock and vehicle §9; leads and dealer §9). */
export const financeCalculatorSchema = v.pipe(
  v.strictObject({
    show: v.pipe(v.boolean(), v.description('Page /finance/calculator')),
    onVehiclePage: v.pipe(v.boolean(), v.description('A section of each vehicle for sale as well')),
    lender: v.pipe(reference, v.description('One of "lenders": its limits, fees and words are used')),
    disclaimerCharacters: v.pipe(
      v.nullable(count(50, 5000)),
      v.description(
        "How much of the lender's disclaimer is shown until it is expanded; null: all. The comparison rate warning always stands before it",
      ),
    ),
    enquireHref: v.pipe(
      v.nullable(link),
      v.description(
        'Where a shopper applies, with {id} and {slug} of the vehicle; price and loanTerm are added. null: no button',
      ),
    ),
    texts: v.pipe(
      v.strictObject({
        heading: v.pipe(text, v.description('Heading of the calculator')),
        intro: v.pipe(text, v.description('Below the heading, with {car}')),
        pageDescription: v.pipe(text, v.description('Of the page, for search engines, with {dealer}')),
        amount: v.pipe(text, v.description('Label of the price')),
        term: v.pipe(text, v.description('Label of the term')),
        interest: v.pipe(text, v.description('Label of the interest rate')),
        deposit: v.pipe(text, v.description('Label of the deposit or trade-in')),
        residual: v.pipe(text, v.description('Label of the residual')),
        frequency: v.pipe(text, v.description('Label of how often is repaid')),
        years: v.pipe(text, v.description('After the term')),
        yearsOne: v.pipe(text, v.description('After a term of one year')),
        percent: v.pipe(text, v.description('After the interest')),
        frequencies: v.pipe(perFrequency, v.description('How often may be repaid, to choose from')),
        per: v.pipe(perFrequency, v.description('After the repayment')),
        notUnderstood: v.pipe(text, v.description('What was typed is no number, with an {example}')),
        moreThanLeft: v.pipe(
          text,
          v.description(
            'Below a deposit that exceeds the price, or a residual that exceeds the loan: {amount}',
          ),
        ),
        calculate: v.pipe(text, v.description('Button for browsers without script')),
        repayment: v.pipe(text, v.description('Over the repayment')),
        enquire: v.pipe(text, v.description('In place of a repayment that is too small to show')),
        rateLabel: v.pipe(text, v.description('Over the annual rate')),
        comparisonRateLabel: v.pipe(text, v.description('Over the comparison rate')),
        rate: v.pipe(text, v.description('The annual rate; {rate} is the figure, such as 8.50')),
        comparisonRate: v.pipe(text, v.description('In the same type beside it, with {comparisonRate}')),
        announced: v.pipe(
          text,
          v.description(
            'What a screen reader says of a new result, with {repayment}, {per}, {rate} and {comparisonRate}',
          ),
        ),
        lent: v.pipe(text, v.description('Amount less deposit')),
        lentWithFees: v.pipe(text, v.description('In its place where fees are lent with it')),
        totalInterest: v.pipe(text, v.description('Beside all the interest together')),
        totalFees: v.pipe(text, v.description('All monthly fees together')),
        total: v.pipe(text, v.description('The three together')),
        totalHolds: v.pipe(text, v.description('What the total is made of')),
        finalPayment: v.pipe(text, v.description('The residual as a part of the total')),
        fees: v.pipe(text, v.description('Heading of the list of fees')),
        feeOnce: v.pipe(text, v.description('A fee lent with the price, with {name} and {fee}')),
        feePerMonth: v.pipe(text, v.description('A monthly fee, with {name} and {fee}')),
        lender: v.pipe(text, v.description('Whose figures these are, with {lender}')),
        comparisonRates: v.pipe(
          text,
          v.description('The range that the lender publishes, with {min} and {max}'),
        ),
        disclaimer: v.pipe(text, v.description('What the disclaimer is called where it is expanded')),
        apply: v.pipe(text, v.description('Button below the result')),
        yearByYear: v.pipe(text, v.description('Heading of the picture')),
        principal: v.pipe(text, v.description('In the picture: what is paid back of the loan')),
        interestPaid: v.pipe(text, v.description('In the picture: what is paid as interest')),
        interestAndFees: v.pipe(text, v.description('In its place where there are monthly fees')),
        owed: v.pipe(text, v.description('In the picture: what is still owed')),
        showTable: v.pipe(text, v.description('Opens the figures of the picture as a table')),
        year: v.pipe(text, v.description('Heading of the column of years')),
        yearLabel: v.pipe(text, v.description('One row or bar, with {year}')),
        copyLink: v.pipe(text, v.description('Button that copies a link to this calculation')),
        copied: v.pipe(text, v.description('After it was copied')),
        copyFailed: v.pipe(text, v.description('Where the browser forbids it, before the address')),
        close: v.pipe(text, v.description('Button that closes a message')),
        back: v.pipe(text, v.description('Way back from the page for browsers without script, with {name}')),
      }),
      v.description('The words of the calculator'),
    ),
  }),
  v.description('The finance calculator'),
);

export type FinanceCalculatorSettings = v.InferOutput<typeof financeCalculatorSchema>;
