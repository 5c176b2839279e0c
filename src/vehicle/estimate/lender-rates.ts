import type { LenderSettings } from '../../tenant/settings/finance/finance-lenders.schema.ts';
import { comparisonRateOf } from '../../values/finance/comparison-rate.ts';

export type LenderFee = LenderSettings['fees'][number];

/** Sum of the fees charged once, or every month, in dollars. */
export function feesCharged(fees: readonly LenderFee[], every: LenderFee['every']): number {
  return fees.filter((fee) => fee.every === every).reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The comparison rate of a lender's rate, in percent with two decimals, for `comparison` in finance.json. Government
 * charges are excluded (National Consumer Credit Protection Regulations 2010, regulation 71).
 */
export function lenderComparisonRate(
  annualRatePercent: number,
  fees: readonly LenderFee[],
  comparison: { readonly amount: number; readonly termYears: number },
): number {
  const counted = fees.filter(({ isGovernment }) => !isGovernment);
  const charged = { once: feesCharged(counted, 'once'), perMonth: feesCharged(counted, 'month') };
  return comparisonRateOf(annualRatePercent, charged, comparison);
}
