import * as v from 'valibot';

/** What the dealer has written about finance (`content/finance.md`), as HTML. */
const aboutFinanceSchema = v.object({
  heading: v.nullable(v.string()),
  html: v.string(),
  /** It names a rate: the comparison rate warning belongs beside it. */
  hasRates: v.boolean(),
});

/** What stands around the form of the finance page and is not in the settings. A build leaves it for the functions. */
export const financeAroundSchema = v.object({
  about: v.nullable(aboutFinanceSchema),
  /** Slugs of the vehicles of "Get Finance Now". */
  featured: v.pipe(v.array(v.string()), v.readonly()),
  /** Where all used vehicles are listed. */
  usedPath: v.string(),
});

export type AboutFinance = v.InferOutput<typeof aboutFinanceSchema>;

export type FinanceAround = v.InferOutput<typeof financeAroundSchema>;
