import * as v from 'valibot';
import { creditScores } from '../../../values/finance/finance-terms.ts';
import { count, groupFor, text, textFor } from '../parts.schema.ts';
import { financeCalculatorSchema } from './finance-calculator.schema.ts';
import { estimateSchema } from './finance-estimate.schema.ts';
import { financeFormSettingsSchema } from './finance-form.schema.ts';
import { lenderSchema } from './finance-lenders.schema.ts';
import { financePageSchema, financePopupSchema } from './finance-page.schema.ts';

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(48));
const dollars = (max: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(max));

const range = (min: number, max: number, description: string) =>
  v.pipe(
    v.strictObject({
      min: v.pipe(count(min, max), v.description('The least')),
      max: v.pipe(count(min, max), v.description('The most')),
    }),
    v.check((value) => value.min <= value.max, '"min" no greater than "max"'),
    v.description(description),
  );

const rate = v.strictObject({
  creditScore: v.pipe(v.picklist(creditScores), v.description('For shoppers with this credit score')),
  maxTermYears: v.optional(
    v.pipe(
      v.number(),
      v.minValue(0.5),
      v.maxValue(30),
      v.description('For no longer terms; without it, for all'),
    ),
  ),
  maxAgeYears: v.optional(
    v.pipe(count(0, 100), v.description('For vehicles no older today; without it, for all')),
  ),
  maxAgeAtEndYears: v.optional(
    v.pipe(count(0, 100), v.description('For vehicles no older when the loan ends; without it, for all')),
  ),
  annualRatePercent: v.pipe(percent, v.description('The annual rate, in percent')),
});

const hostName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a host name such as "apply.lender.com.au"'),
);

/** finance.json: quotes and applications (specification: leads and dealer §3, §7, §9). */
export const financeSchema = v.strictObject({
  lender: v.pipe(
    v.nullable(v.picklist(['youx', 'table'])),
    v.description(
      'Who answers quotes: "youx", or the rate table below, marked as an estimate; null: no quotes. Without YOUX_URL the table answers for "youx" too',
    ),
  ),
  purchasePrice: range(1, 10_000_000, 'Dollars that may be financed'),
  termYears: range(1, 30, 'Years that a loan may take'),
  youx: groupFor('Settings of the lender YouX', {
    keyVariable: v.pipe(
      v.nullable(
        v.pipe(
          v.string(),
          v.regex(/^[A-Z][A-Z0-9_]*$/, 'the name of an environment variable such as "YOUX_KEY_CITY_MOTORS"'),
        ),
      ),
      v.description("The environment variable with this dealer's own key; null: YOUX_KEY"),
    ),
    redirectHosts: v.pipe(
      v.array(hostName),
      v.description(
        "Where the lender may send an applicant: these hosts and theirs below, over https. The site's own pages always",
      ),
    ),
    basis: textFor('What the rates of a quote rest on'),
  }),
  table: groupFor('A table of rates that answers quotes with estimates', {
    rates: v.pipe(
      v.array(rate),
      v.description('The first row that fits gives the annual rate; where none does there is no estimate'),
    ),
    fees: groupFor('All fees but those of the government; the comparison rate is worked out with them', {
      establishment: v.pipe(dollars(10_000), v.description('Dollars, lent with the price')),
      monthlyAccount: v.pipe(dollars(500), v.description('Dollars a month')),
      names: groupFor('What the calculator calls them', {
        establishment: textFor('Of what is lent with the price'),
        monthlyAccount: textFor('Of what is paid each month'),
      }),
    }),
    basis: textFor(
      'Says that it is an estimate, and of what: {term}, {deposit}, {rate}, {comparisonRate}, {establishment}, {monthlyAccount}, {amount}, {years}; {term} and {years} as form.labels says them, such as "5 years"',
    ),
  }),
  comparison: groupFor('The secured loan, repaid monthly, that comparison rates are worked out for', {
    amount: v.pipe(
      count(1000, 1_000_000),
      v.description('Dollars of that loan; the law says 30000 for a car'),
    ),
    termYears: v.pipe(count(1, 30), v.description('Years of that loan; the law says 5')),
  }),
  lenders: v.pipe(
    v.record(text, lenderSchema),
    v.description('By the names that the feed has for them in finance_lenders, or any other'),
  ),
  estimate: v.pipe(estimateSchema, v.description('Repayments beside a car and on cards')),
  calculator: v.pipe(financeCalculatorSchema, v.description('The finance calculator')),
  page: v.pipe(financePageSchema, v.description('The page of finance')),
  popup: v.pipe(financePopupSchema, v.description('The application in a dialog over the page')),
  form: v.pipe(financeFormSettingsSchema, v.description('The application for finance')),
  quotesPerAddress: groupFor('How many quotes one internet address may ask for', {
    burst: v.pipe(count(1, 1_000_000), v.description('How many at once')),
    perHour: v.pipe(count(1, 100_000_000), v.description('How many in the long run')),
  }),
  texts: groupFor('What is said when a quote or an application does not work', {
    outOfRange: textFor('An amount or a term beyond the limits, with {min} and {max}'),
    quoteFailed: textFor('When no quote could be had'),
    noRate: textFor('No row of the table fits'),
    tooMany: textFor('When somebody has asked too often'),
    customerFailed: textFor('The lender did not answer an application'),
    customerRefused: textFor('The lender refused it and gave no reason'),
    noRedirect: textFor('The lender named no address to go on at, or one not allowed'),
    leadFailed: textFor('The application could not be stored'),
    noDisclaimer: textFor("When the lender's disclaimer could not be had"),
    continueHeading: textFor('Page for browsers without script, before the pages of the lender'),
    continueLink: textFor('Link to the lender, with {host}'),
  }),
});

export type FinanceSettings = v.InferOutput<typeof financeSchema>;
