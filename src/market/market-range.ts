/** The tenth below the cheapest and the tenth above the dearest are not what a shopper usually meets. */
const LOWER = 0.1;
const UPPER = 0.9;
/** Tukey's fences: https://en.wikipedia.org/wiki/Outlier#Tukey's_fences. */
const FENCE = 1.5;

/**
 * The value below which a share of the sorted values lies, between two of them in proportion: Excel's
 * PERCENTILE.INC, of which `[1, 2, 3, 4]` at 0.3 is 1.9
 * (https://support.microsoft.com/office/percentile-inc-function-680f9539-45eb-410b-9a5e-c1355e5fe2ed).
 */
export function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}

/** Without slips of the pen: a digit too few, a wreck, a deposit given as the price. */
function withoutOutliers(sorted: readonly number[]): readonly number[] {
  const [first, third] = [quantile(sorted, 0.25), quantile(sorted, 0.75)];
  const reach = FENCE * (third - first);
  return sorted.filter((price) => price >= first - reach && price <= third + reach);
}

export type MarketRange = {
  /** Dollars. */
  readonly min: number;
  readonly middle: number;
  readonly max: number;
  /** How many prices it rests on. */
  readonly count: number;
};

/** What is usually asked; null without any price. */
export function marketRange(prices: readonly number[]): MarketRange | null {
  if (prices.length === 0) return null;
  const usual = withoutOutliers(prices.toSorted((a, b) => a - b));
  return {
    min: quantile(usual, LOWER),
    middle: quantile(usual, 0.5),
    max: quantile(usual, UPPER),
    count: usual.length,
  };
}
