import { fill } from '../../values/fill.ts';
import { formatRate } from '../../values/finance/rate.ts';
import { formatWholeMoney } from '../../values/money.ts';
import type { FinanceEstimate } from './estimate.ts';

/**
 * The repayment in one line of text, in whole dollars, with rate and comparison rate: `text` is `price.weekly` of
 * vehicle.json with {amount}, {rate} and {comparisonRate}. Null without an estimate.
 */
export function estimateText(
  estimate: Pick<FinanceEstimate, 'weekly' | 'ratePercent' | 'comparisonRatePercent'> | null,
  text: string,
  currency: string,
): string | null {
  return (
    estimate &&
    fill(text, {
      amount: formatWholeMoney(estimate.weekly, currency),
      rate: formatRate(estimate.ratePercent),
      comparisonRate: formatRate(estimate.comparisonRatePercent),
    })
  );
}
