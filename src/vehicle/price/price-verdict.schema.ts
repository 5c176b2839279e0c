import * as v from 'valibot';

const dollars = v.pipe(v.number(), v.finite(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Dollars below the reference price that may be claimed; null for no claim. */
const below = v.nullable(dollars);

/** Compared with similar vehicles on sale at the platform's dealers. */
const similarSchema = v.object({
  basis: v.literal('similar'),
  below,
  /** Asking prices in dollars: the median, and the range without the lowest and highest tenth. */
  middle: dollars,
  min: dollars,
  max: dollars,
  /** Number of prices compared. */
  count,
  /** From 0 (a guess) to 1 (as reliable as asking prices can be). */
  confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Null if odometers were not compared. */
  odometersKm: v.nullable(v.tuple([count, count])),
});

/** Compared with the state average from the feed. */
const averageSchema = v.object({ basis: v.literal('average'), below: dollars, average: dollars });

/**
 * How a vehicle's price compares with similar ones. Computed once per build from the stock
 * (`market/price-verdict.ts`); every claim about the market uses this.
 */
export const priceVerdictSchema = v.variant('basis', [similarSchema, averageSchema]);

export type PriceVerdict = v.InferOutput<typeof priceVerdictSchema>;
export type SimilarVerdict = v.InferOutput<typeof similarSchema>;
export type AverageVerdict = v.InferOutput<typeof averageSchema>;
