import { fill } from '../../../values/fill.ts';
import { formatRate } from '../../../values/finance/rate.ts';
import { formatWholeMoney } from '../../../values/money.ts';
import type { QuoteReply } from '../../quote.schema.ts';
import { monthlyEquivalent } from '../../repayment.ts';

/** `5 years`, `5.5 years`, `1 year`. */
export function yearsText(
  years: number,
  { yearsOne, yearsMany }: { readonly yearsOne: string; readonly yearsMany: string },
): string {
  return years === 1 ? yearsOne : fill(yearsMany, { years });
}

/**
 * A quote formatted for display: whole dollars, the monthly amount as the weekly one times 4.33, both rates in one
 * line; `spoken` is the whole in one sentence, for screen readers.
 */
export type QuoteWords = ReturnType<typeof quoteWords>;

export function quoteWords(
  { weeklyRepaymentAmount, advertisedRate, comparisonRate, basis, isEstimate }: QuoteReply,
  { perWeek, rates: text }: { readonly perWeek: string; readonly rates: string },
  currency: string,
) {
  const weekly = formatWholeMoney(weeklyRepaymentAmount, currency);
  const monthly = formatWholeMoney(monthlyEquivalent(weeklyRepaymentAmount), currency);
  const rates = fill(text, { rate: formatRate(advertisedRate), comparisonRate: formatRate(comparisonRate) });
  return { weekly, monthly, rates, basis, isEstimate, spoken: `${weekly} ${perWeek}, ${rates}` };
}
