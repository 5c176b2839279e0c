import * as v from 'valibot';

/** What the dealer has written about finance (`content/finance.md`), as HTML. */
const aboutFinanceSchema = v.object({
  /** The language of the text, if the site has another. */
  lang: v.optional(v.string()),
  heading: v.nullable(v.string()),
  html: v.string(),
  /** The text mentions a rate, so the comparison rate warning is shown below it. */
  hasRates: v.boolean(),
});

/** Data of the finance page that is not in the settings; published by the build for the functions. */
export const financeAroundSchema = v.object({
  about: v.nullable(aboutFinanceSchema),
  /** Slugs of the vehicles in "Get Finance Now". */
  featured: v.pipe(v.array(v.string()), v.readonly()),
  /** Path of the listing of used vehicles. */
  usedPath: v.string(),
});

export type AboutFinance = v.InferOutput<typeof aboutFinanceSchema>;

export type FinanceAround = v.InferOutput<typeof financeAroundSchema>;
