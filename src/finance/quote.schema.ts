import * as v from 'valibot';
import type { FinanceSettings } from '../tenant/settings/finance/finance.schema.ts';
import { fill } from '../values/fill.ts';
import { creditScores, MAX_DEPOSIT } from '../values/finance/finance-terms.ts';
import { formatWholeMoney } from '../values/money.ts';

/** The dealer's limits from finance.json, and the error message for values out of range. */
export type FinanceLimits = Pick<FinanceSettings, 'purchasePrice' | 'termYears'> & {
  readonly texts: Pick<FinanceSettings['texts'], 'outOfRange'>;
};

/** Forms post figures as formatted text, such as `$25,990`. */
const typedFigure = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[$,\s]/g, '')),
  v.regex(/^\d{1,9}(\.\d{1,2})?$/),
  v.transform(Number),
);
const figure = v.pipe(v.union([v.number(), typedFigure]), v.finite());

/** VIN or NVIC of a vehicle; often unknown. */
const vehicleNumber = v.pipe(
  v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{0,20}$/))), null),
  v.transform((number) => number || null),
);

const year = v.pipe(
  v.optional(
    v.nullable(v.union([v.literal(''), v.pipe(figure, v.integer(), v.minValue(1886), v.maxValue(2100))])),
    null,
  ),
  v.transform((value) => value || null),
);

/** Year, VIN and NVIC of the vehicle; null if unknown, or if the loan is not for a particular vehicle. */
export const vehicleEntries = { year, vin: vehicleNumber, nvic: vehicleNumber };

function within({ min, max }: { readonly min: number; readonly max: number }, message: string) {
  return v.pipe(figure, v.minValue(min, message), v.maxValue(max, message));
}

/** The loan and vehicle fields of every request to a lender, named as in the specification. */
export function loanEntries({ purchasePrice, termYears, texts }: FinanceLimits, currency: string) {
  const outOfRange = (min: string, max: string) => fill(texts.outOfRange, { min, max });
  const money = (amount: number) => formatWholeMoney(amount, currency);
  const priceMessage = outOfRange(money(purchasePrice.min), money(purchasePrice.max));
  const termMessage = outOfRange(String(termYears.min), String(termYears.max));
  return {
    selfAssessedCreditScore: v.picklist(creditScores),
    /** Dollars. */
    purchasePrice: within(purchasePrice, priceMessage),
    /** Years, in steps of 0.5. */
    loanTerm: v.pipe(within(termYears, termMessage), v.multipleOf(0.5)),
    ...vehicleEntries,
  };
}

/** Identifies one of the dealer's vehicles, whose year, VIN and NVIC replace those in the request. */
export const carEntries = {
  car_id: v.optional(v.pipe(v.string(), v.maxLength(200))),
  car_slug: v.optional(v.pipe(v.string(), v.maxLength(200))),
};

/** The body of `POST /api/youx/quote` (leads and dealer §7), with the dealer's limits. */
export function quoteRequestSchema(limits: FinanceLimits, currency: string) {
  return v.object({
    ...loanEntries(limits, currency),
    /** Part of the price that is not borrowed, in dollars. */
    deposit: v.optional(v.pipe(figure, v.minValue(0), v.maxValue(MAX_DEPOSIT))),
    whoIsHelping: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    ...carEntries,
  });
}

/** The data sent to a lender for a quote. */
export type QuoteRequest = Omit<
  v.InferOutput<ReturnType<typeof quoteRequestSchema>>,
  keyof typeof carEntries
>;

const positive = v.pipe(v.number(), v.finite(), v.gtValue(0));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** "weeklyRepaymentAmount, advertisedRate, comparisonRate" (leads and dealer §7). */
export const quoteFiguresSchema = v.object({
  /** Dollars. */
  weeklyRepaymentAmount: positive,
  /** Percent a year. */
  advertisedRate: percent,
  comparisonRate: percent,
});

export const quoteReplySchema = v.object({
  ...quoteFiguresSchema.entries,
  /** Calculated from the rate table, not by a lender. */
  isEstimate: v.boolean(),
  /** Text that explains how the figures were determined. */
  basis: v.string(),
});

/** Reply of `POST /api/youx/quote`. */
export const warnedQuoteSchema = v.object({
  ...quoteReplySchema.entries,
  /** Must be shown with every comparison rate (National Credit Code, ss 160–160F). */
  warning: v.string(),
});

export type QuoteFigures = v.InferOutput<typeof quoteFiguresSchema>;
export type QuoteReply = v.InferOutput<typeof quoteReplySchema>;
export type WarnedQuote = v.InferOutput<typeof warnedQuoteSchema>;
