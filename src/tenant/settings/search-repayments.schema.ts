import * as v from 'valibot';
import { count, described, textFor, textWith } from './parts.schema.ts';

const percentPerYear = v.pipe(v.number(), v.minValue(0), v.maxValue(50));

/** search.json `repayments`: the shopper's own terms for weekly prices. */
export const repaymentsSchema = v.pipe(
  v.strictObject({
    annualRatePercent: described(
      percentPerYear,
      'Rate that filters by the week count with on a shopper’s own deal, percent a year; each car shows its own',
    ),
    comparisonRatePercent: described(
      percentPerYear,
      'Comparison rate of a secured loan of $30,000 over 5 years; the law wants it shown',
    ),
    termYears: described(v.pipe(v.array(count(1, 7)), v.minLength(1)), 'Terms to choose from, in years'),
    defaultTermYears: described(count(1, 7), 'Which of the terms is chosen at first'),
    maxDeposit: described(count(0, 250_000), 'The most that the deposit slider takes, in dollars'),
  }),
  v.check(
    ({ termYears, defaultTermYears }) => termYears.includes(defaultTermYears),
    'must have a defaultTermYears that is one of its termYears',
  ),
);

export const repaymentTextsSchema = v.strictObject({
  heading: textFor('Heading of the panel'),
  intro: textFor('Under the heading, before anything is chosen'),
  inUse: textFor('Under the heading, once the shopper has chosen'),
  deposit: textFor('Label of the deposit'),
  tradeIn: textFor("Label of what the shopper's own car is worth"),
  term: textFor('Label of the term'),
  yearsOne: textFor('A term of one year'),
  yearsMany: textFor('A longer term, with {years}'),
  rate: textWith('rate', 'The annual rate that filters count with, with {rate}'),
  comparisonRate: textWith('comparisonRate', 'The comparison rate beside it, with {comparisonRate}'),
  forget: textFor('Button that goes back to the prices for everybody'),
});
