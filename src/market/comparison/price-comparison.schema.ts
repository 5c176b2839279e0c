import * as v from 'valibot';

const dollars = v.pipe(v.number(), v.finite(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/**
 * Reply of `GET /cars/{slug}/autogauge`, and of a valuation service: "fill, listing_price, market_range_min,
 * market_range_max, confidence, description" (stock and vehicle §3). Null where too little is known.
 */
export const priceComparisonSchema = v.object({
  /** Where the listing price stands in the range: 0 is its lower end or below, 1 its upper end or above. */
  fill: v.nullable(share),
  /** Dollars, as are the ends of the range. */
  listing_price: v.nullable(dollars),
  market_range_min: v.nullable(dollars),
  market_range_max: v.nullable(dollars),
  /** 0 is a guess, 1 as sure as asking prices can be. */
  confidence: v.nullable(share),
  /** What it is based on, in words. */
  description: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000))),
});

export type PriceComparison = v.InferOutput<typeof priceComparisonSchema>;
