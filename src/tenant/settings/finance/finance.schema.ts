import * as v from 'valibot';
import { creditScores } from '../../../values/finance/finance-terms.ts';
import { count, described, groupFor, rateLimit, text, textFor } from '../parts.schema.ts';
import { financeCalculatorSchema } from './finance-calculator.schema.ts';
import { estimateSchema } from './finance-estimate.schema.ts';
import { financeFormSettingsSchema } from './finance-form.schema.ts';
import { lenderSchema } from './finance-lenders.schema.ts';
import { financePageSchema, financePopupSchema } from './finance-page.schema.ts';

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(48));
const dollars = (max: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(max));

const range = (min: number, max: number, description: string) =>
  described(
    v.pipe(
      v.strictObject({
        min: described(count(min, max), 'The least'),
        max: described(count(min, max), 'The most'),
      }),
      v.check((value) => value.min <= value.max, '"min" no greater than "max"'),
    ),
    description,
  );

const rate = v.strictObject({
  creditScore: described(v.picklist(creditScores), 'For shoppers with this credit score'),
  maxTermYears: v.optional(
    described(
      v.pipe(v.number(), v.minValue(0.5), v.maxValue(30)),
      'For no longer terms; without it, for all',
    ),
  ),
  maxAgeYears: v.optional(described(count(0, 100), 'For vehicles no older today; without it, for all')),
  maxAgeAtEndYears: v.optional(
    described(count(0, 100), 'For vehicles no older when the loan ends; without it, for all'),
  ),
  annualRatePercent: described(percent, 'The annual rate, in percent'),
});

const hostName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a host name such as "apply.lender.com.au"'),
);

/** finance.json: quotes and applications (specification: leads and dealer §3, §7, §9). */
export const financeSchema = v.strictObject({
  lender: described(
    v.nullable(v.picklist(['youx', 'table'])),
    'Who answers quotes: "youx", or the rate table below, marked as an estimate; null: no quotes. Without YOUX_URL the table answers for "youx" too',
  ),
  purchasePrice: range(1, 10_000_000, 'Dollars that may be financed'),
  termYears: range(1, 30, 'Years that a loan may take'),
  youx: groupFor('Settings of the lender YouX', {
    keyVariable: described(
      v.nullable(
        v.pipe(
          v.string(),
          v.regex(/^[A-Z][A-Z0-9_]*$/, 'the name of an environment variable such as "YOUX_KEY_CITY_MOTORS"'),
        ),
      ),
      "The environment variable with this dealer's own key; null: YOUX_KEY",
    ),
    redirectHosts: described(
      v.array(hostName),
      "Where the lender may send an applicant: these hosts and theirs below, over https. The site's own pages always",
    ),
    basis: textFor('What the rates of a quote rest on'),
  }),
  table: groupFor('A table of rates that answers quotes with estimates', {
    rates: described(
      v.array(rate),
      'The first row that fits gives the annual rate; where none does there is no estimate',
    ),
    fees: groupFor('All fees but those of the government; the comparison rate is worked out with them', {
      establishment: described(dollars(10_000), 'Dollars, lent with the price'),
      monthlyAccount: described(dollars(500), 'Dollars a month'),
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
    amount: described(count(1000, 1_000_000), 'Dollars of that loan; the law says 30000 for a car'),
    termYears: described(count(1, 30), 'Years of that loan; the law says 5'),
  }),
  lenders: described(
    v.record(text, lenderSchema),
    'By the names that the feed has for them in finance_lenders, or any other',
  ),
  estimate: described(estimateSchema, 'Repayments beside a car and on cards'),
  calculator: described(financeCalculatorSchema, 'The finance calculator'),
  page: described(financePageSchema, 'The page of finance'),
  popup: described(financePopupSchema, 'The application in a dialog over the page'),
  form: described(financeFormSettingsSchema, 'The application for finance'),
  quotesPerAddress: described(rateLimit(100_000_000), 'How many quotes one internet address may ask for'),
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
