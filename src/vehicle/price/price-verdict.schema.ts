import * as v from 'valibot';

const dollars = v.pipe(v.number(), v.finite(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Dollars below the reference price that may be claimed beside the price; null: nothing is claimed. */
const below = v.nullable(dollars);

/** Similar vehicles on sale with the dealers of the platform. */
const similarSchema = v.object({
  basis: v.literal('similar'),
  below,
  /** Asking prices in dollars: the median, and the range without the cheapest and the dearest tenth. */
  middle: dollars,
  min: dollars,
  max: dollars,
  /** How many prices these rest on. */
  count,
  /** 0 is a guess, 1 as sure as asking prices can be. */
  confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Null where odometers were not compared. */
  odometersKm: v.nullable(v.tuple([count, count])),
});

/** The state average that the feed brings, where too few similar vehicles are on sale to compare with. */
const averageSchema = v.object({ basis: v.literal('average'), below: dollars, average: dollars });

/**
 * How the price of a vehicle stands among similar ones. A build works it out once from the stock
 * (`market/price-verdict.ts`), and everything that speaks of the market says what stands here or nothing.
 */
export const priceVerdictSchema = v.variant('basis', [similarSchema, averageSchema]);

export type PriceVerdict = v.InferOutput<typeof priceVerdictSchema>;
export type SimilarVerdict = v.InferOutput<typeof similarSchema>;
