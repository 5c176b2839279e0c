import * as v from 'valibot';
import { count, described, groupFor, link, reference, switchFor, textFor } from '../parts.schema.ts';

const perFrequency = v.strictObject({
  weekly: textFor('For a week'),
  fortnightly: textFor('For a fortnight'),
  monthly: textFor('For a month'),
});

/** finance.json `calculator` (specification: stock and vehicle §9; leads and dealer §9). */
export const financeCalculatorSchema = groupFor('The finance calculator', {
  show: switchFor('Page /finance/calculator'),
  onVehiclePage: switchFor('A section of each vehicle for sale as well'),
  lender: described(reference, 'One of "lenders": its limits, fees and words are used'),
  disclaimerCharacters: described(
    v.nullable(count(50, 5000)),
    "How much of the lender's disclaimer is shown until it is expanded; null: all. The comparison rate warning always stands before it",
  ),
  enquireHref: described(
    v.nullable(link),
    'Where a shopper applies, with {id} and {slug} of the vehicle; price and loanTerm are added. null: no button',
  ),
  texts: groupFor('The words of the calculator', {
    heading: textFor('Heading of the calculator'),
    intro: textFor('Below the heading, with {car}'),
    pageDescription: textFor('Of the page, for search engines, with {dealer}'),
    amount: textFor('Label of the price'),
    term: textFor('Label of the term'),
    interest: textFor('Label of the interest rate'),
    deposit: textFor('Label of the deposit or trade-in'),
    residual: textFor('Label of the residual'),
    frequency: textFor('Label of how often is repaid'),
    years: textFor('After the term'),
    yearsOne: textFor('After a term of one year'),
    percent: textFor('After the interest'),
    frequencies: described(perFrequency, 'How often may be repaid, to choose from'),
    per: described(perFrequency, 'After the repayment'),
    notUnderstood: textFor('What was typed is no number, with an {example}'),
    moreThanLeft: textFor(
      'Below a deposit that exceeds the price, or a residual that exceeds the loan: {amount}',
    ),
    calculate: textFor('Button for browsers without script'),
    repayment: textFor('Over the repayment'),
    enquire: textFor('In place of a repayment that is too small to show'),
    rateLabel: textFor('Over the annual rate'),
    comparisonRateLabel: textFor('Over the comparison rate'),
    rate: textFor('The annual rate; {rate} is the figure, such as 8.50'),
    comparisonRate: textFor('In the same type beside it, with {comparisonRate}'),
    announced: textFor(
      'What a screen reader says of a new result, with {repayment}, {per}, {rate} and {comparisonRate}',
    ),
    lent: textFor('Amount less deposit'),
    lentWithFees: textFor('In its place where fees are lent with it'),
    totalInterest: textFor('Beside all the interest together'),
    totalFees: textFor('All monthly fees together'),
    total: textFor('The three together'),
    totalHolds: textFor('What the total is made of'),
    finalPayment: textFor('The residual as a part of the total'),
    fees: textFor('Heading of the list of fees'),
    feeOnce: textFor('A fee lent with the price, with {name} and {fee}'),
    feePerMonth: textFor('A monthly fee, with {name} and {fee}'),
    lender: textFor('Whose figures these are, with {lender}'),
    comparisonRates: textFor('The range that the lender publishes, with {min} and {max}'),
    disclaimer: textFor('What the disclaimer is called where it is expanded'),
    apply: textFor('Button below the result'),
    yearByYear: textFor('Heading of the picture'),
    principal: textFor('In the picture: what is paid back of the loan'),
    interestPaid: textFor('In the picture: what is paid as interest'),
    interestAndFees: textFor('In its place where there are monthly fees'),
    owed: textFor('In the picture: what is still owed'),
    showTable: textFor('Opens the figures of the picture as a table'),
    year: textFor('Heading of the column of years'),
    yearLabel: textFor('One row or bar, with {year}'),
    copyLink: textFor('Button that copies a link to this calculation'),
    copied: textFor('After it was copied'),
    copyFailed: textFor('Where the browser forbids it, before the address'),
    close: textFor('Button that closes a message'),
    back: textFor('Way back from the page for browsers without script, with {name}'),
  }),
});

export type FinanceCalculatorSettings = v.InferOutput<typeof financeCalculatorSchema>;
