import * as v from 'valibot';

const dollars = v.pipe(v.number(), v.finite(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/**
 * Reply of `GET /cars/{slug}/autogauge`, and of a valuation service: "fill, listing_price, market_range_min,
 * market_range_max, confidence, description" (stock and vehicle §3). Null where too little is known.
 */
export const priceComparisonSchema = v.object({
  /** Position of the listing price in the range: 0 at or below its lower end, 1 at or above its upper end. */
  fill: v.nullable(share),
  /** Dollars, like the ends of the range. */
  listing_price: v.nullable(dollars),
  market_range_min: v.nullable(dollars),
  market_range_max: v.nullable(dollars),
  /** From 0 (a guess) to 1 (as certain as asking prices allow). */
  confidence: v.nullable(share),
  /** What it is based on, in words. */
  description: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000))),
});

export type PriceComparison = v.InferOutput<typeof priceComparisonSchema>;
