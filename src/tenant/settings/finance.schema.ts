import * as v from 'valibot';
import { creditScores } from '../../values/finance-terms.ts';
import { financeCalculatorSchema } from './finance-calculator.schema.ts';
import { estimateSchema } from './finance-estimate.schema.ts';
import { financeFormSchema } from './finance-form.schema.ts';
import { lenderSchema } from './finance-lenders.schema.ts';
import { financePageSchema } from './finance-page.schema.ts';
import { financePopupSchema } from './finance-popup.schema.ts';
import { count, text } from './parts.schema.ts';

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(48));
const dollars = (most: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(most));

const range = (least: number, most: number, description: string) =>
  v.pipe(
    v.strictObject({ least: count(least, most), most: count(least, most) }),
    v.check((value) => value.least <= value.most, '"least" no greater than "most"'),
    v.description(description),
  );

const rate = v.strictObject({
  creditScore: v.picklist(creditScores),
  mostTermYears: v.optional(
    v.pipe(
      v.number(),
      v.minValue(0.5),
      v.maxValue(30),
      v.description('For no longer terms; without it, for all'),
    ),
  ),
  mostAgeYears: v.optional(
    v.pipe(count(0, 100), v.description('For vehicles no older today; without it, for all')),
  ),
  mostAgeAtEndYears: v.optional(
    v.pipe(count(0, 100), v.description('For vehicles no older when the loan ends; without it, for all')),
  ),
  annualRatePercent: percent,
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
  youx: v.strictObject({
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
    basis: v.pipe(text, v.description('What the rates of a quote rest on')),
  }),
  table: v.strictObject({
    rates: v.pipe(
      v.array(rate),
      v.description('The first row that fits gives the annual rate; where none does there is no estimate'),
    ),
    fees: v.pipe(
      v.strictObject({
        establishment: v.pipe(dollars(10_000), v.description('Dollars, lent with the price')),
        monthlyAccount: v.pipe(dollars(500), v.description('Dollars a month')),
      }),
      v.description('All fees but those of the government; the comparison rate is worked out with them'),
    ),
    basis: v.pipe(
      text,
      v.description(
        'Says that it is an estimate, and of what: {term}, {rate}, {comparisonRate}, {establishment}, {monthlyAccount}, {amount}, {years}',
      ),
    ),
  }),
  comparison: v.pipe(
    v.strictObject({ amount: count(1000, 1_000_000), termYears: count(1, 30) }),
    v.description('The secured loan, repaid monthly, that comparison rates are worked out for'),
  ),
  lenders: v.pipe(
    v.record(text, lenderSchema),
    v.description('By the names that the feed has for them in finance_lenders, or any other'),
  ),
  estimate: estimateSchema,
  calculator: financeCalculatorSchema,
  page: financePageSchema,
  popup: financePopupSchema,
  form: financeFormSchema,
  quotesPerAddress: v.pipe(
    v.strictObject({
      burst: v.pipe(count(1, 1_000_000), v.description('How many at once')),
      perHour: v.pipe(count(1, 100_000_000), v.description('How many in the long run')),
    }),
    v.description('How many quotes one internet address may ask for'),
  ),
  texts: v.strictObject({
    outOfRange: v.pipe(text, v.description('An amount or a term beyond the limits, with {min} and {max}')),
    quoteFailed: text,
    noRate: v.pipe(text, v.description('No row of the table fits')),
    tooMany: text,
    customerFailed: v.pipe(text, v.description('The lender did not answer an application')),
    customerRefused: v.pipe(text, v.description('The lender refused it and gave no reason')),
    noRedirect: v.pipe(text, v.description('The lender named no address to go on at, or one not allowed')),
    leadFailed: v.pipe(text, v.description('The application could not be stored')),
    noDisclaimer: text,
    continueHeading: v.pipe(
      text,
      v.description('Page for browsers without script, before the pages of the lender'),
    ),
    continueLink: v.pipe(text, v.description('Link to the lender, with {host}')),
  }),
});

export type FinanceSettings = v.InferOutput<typeof financeSchema>;
