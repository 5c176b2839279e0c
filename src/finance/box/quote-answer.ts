/** What is shown of a lender's answer. */
export type QuoteAnswer = {
  /** Dollars, with cents. */
  readonly weekly: number;
  /** Percent a year. */
  readonly ratePercent: number;
  readonly comparisonRatePercent: number;
  /** What the figures rest on; may be empty. */
  readonly basis: string;
};

const mostPercent = 100;

/**
 * A reply of `POST /api/youx/quote` without the schema, which is too large to fetch for one line of a page;
 * null for what is no quote, or one without both rates.
 */
export function quoteAnswer(reply: unknown): QuoteAnswer | null {
  if (typeof reply !== 'object' || reply === null) return null;
  const figure = (name: string) => {
    const value: unknown = Reflect.get(reply, name);
    return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : null;
  };
  const weekly = figure('weeklyRepaymentAmount');
  const ratePercent = figure('advertisedRate');
  const comparisonRatePercent = figure('comparisonRate');
  if (weekly === null || ratePercent === null || comparisonRatePercent === null) return null;
  const isShown = Math.round(weekly) > 0 && (comparisonRatePercent > 0 || ratePercent === 0);
  if (!isShown || Math.max(ratePercent, comparisonRatePercent) > mostPercent) return null;
  const basis: unknown = Reflect.get(reply, 'basis');
  return { weekly, ratePercent, comparisonRatePercent, basis: typeof basis === 'string' ? basis : '' };
}
