/** The range excludes the cheapest and the dearest tenth of the prices. */
const LOWER = 0.1;
const UPPER = 0.9;
/**
 * The value below which a share of the sorted values lies, interpolated: Excel's PERCENTILE.INC, which of
 * `[1, 2, 3, 4]` at 0.3 is 1.9
 * (https://support.microsoft.com/office/percentile-inc-function-680f9539-45eb-410b-9a5e-c1355e5fe2ed).
 */
export function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}

/** Distance of a fence from its quartile, in interquartile ranges. */
const FENCE = 1.5;

/**
 * Tukey's fences: values below `Q1 - 1.5 (Q3 - Q1)` or above `Q3 + 1.5 (Q3 - Q1)` are outliers (J. W. Tukey,
 * Exploratory Data Analysis, 1977; NIST/SEMATECH e-Handbook of Statistical Methods 7.1.6,
 * https://www.itl.nist.gov/div898/handbook/prc/section1/prc16.htm, whose inner fences they are). Of
 * `[10, 12, 14, 16, 18]`, with quartiles 12 and 16, they stand at 6 and 22.
 */
export function fences(sorted: readonly number[]): { readonly low: number; readonly high: number } {
  const [first, third] = [quantile(sorted, 0.25), quantile(sorted, 0.75)];
  const reach = FENCE * (third - first);
  return { low: first - reach, high: third + reach };
}

/**
 * Whether a value lies within the fences of the others. A price outside is more likely a typing error, a
 * wreck or another kind of vehicle than a bargain.
 */
export function isCredible(value: number, others: readonly number[]): boolean {
  const { low, high } = fences(others.toSorted((a, b) => a - b));
  return value >= low && value <= high;
}

/** Removes typing errors, wrecks and deposits given as the price. */
function withoutOutliers(sorted: readonly number[]): readonly number[] {
  const { low, high } = fences(sorted);
  return sorted.filter((price) => price >= low && price <= high);
}

export type MarketRange = {
  /** Dollars. */
  readonly min: number;
  readonly middle: number;
  readonly max: number;
  /** Number of prices that it is based on. */
  readonly count: number;
};

/** The range of usual asking prices; null without any price. */
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
