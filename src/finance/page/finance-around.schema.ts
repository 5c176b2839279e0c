import * as v from 'valibot';

/** What the dealer has written about finance (`content/finance.md`), as HTML. */
const aboutFinanceSchema = v.object({
  heading: v.nullable(v.string()),
  html: v.string(),
  /** The text names a rate, so the comparison rate warning stands below it. */
  hasRates: v.boolean(),
});

/** What the finance page shows that is not in the settings. A build publishes it for the functions. */
export const financeAroundSchema = v.object({
  about: v.nullable(aboutFinanceSchema),
  /** Slugs of the vehicles of "Get Finance Now". */
  featured: v.pipe(v.array(v.string()), v.readonly()),
  /** Where all used vehicles are listed. */
  usedPath: v.string(),
});

export type AboutFinance = v.InferOutput<typeof aboutFinanceSchema>;

export type FinanceAround = v.InferOutput<typeof financeAroundSchema>;
