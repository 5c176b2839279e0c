import type { FinanceSettings } from '../tenant/settings/finance/finance.schema.ts';
import { comparisonRateOf } from '../values/finance/comparison-rate.ts';
import { toHundredths } from '../values/finance/rate.ts';
import type { QuoteFigures, QuoteRequest } from './quote.schema.ts';
import { weeklyRepayment } from './repayment.ts';

/** `table` and `comparison` in finance.json. */
export type RateTable = Pick<FinanceSettings['table'], 'rates' | 'basis'> & {
  readonly fees: Omit<FinanceSettings['table']['fees'], 'names'>;
} & Pick<FinanceSettings, 'comparison'>;

type Asked = Pick<
  QuoteRequest,
  'selfAssessedCreditScore' | 'purchasePrice' | 'deposit' | 'loanTerm' | 'year'
>;

const MONTHS_PER_YEAR = 12;
const WEEKS_PER_YEAR = 52;

/** The annual rate in percent from the first matching row; null if none matches. */
export function tableRate(rates: RateTable['rates'], asked: Asked, thisYear: number): number | null {
  // Without a year the vehicle counts as new.
  const age = Math.max(0, thisYear - (asked.year ?? thisYear));
  const row = rates.find(
    ({ creditScore, maxTermYears, maxAgeYears, maxAgeAtEndYears }) =>
      creditScore === asked.selfAssessedCreditScore &&
      asked.loanTerm <= (maxTermYears ?? Number.POSITIVE_INFINITY) &&
      age <= (maxAgeYears ?? Number.POSITIVE_INFINITY) &&
      age + asked.loanTerm <= (maxAgeAtEndYears ?? Number.POSITIVE_INFINITY),
  );
  return row?.annualRatePercent ?? null;
}

/**
 * The estimate from a rate table: the repayment in dollars and cents, the rates in percent with two decimals.
 * Calculated by "the standard annuity formula less deposit plus establishment fee" with 52 weeks a year
 * (stock and vehicle §9), plus 12/52 of the monthly account fee per week. Null if the table has no matching
 * rate.
 */
export function estimatedQuote(asked: Asked, table: RateTable, thisYear: number): QuoteFigures | null {
  const rate = tableRate(table.rates, asked, thisYear);
  if (rate === null) return null;
  const { establishment, monthlyAccount } = table.fees;
  const terms = { deposit: asked.deposit ?? 0, termYears: asked.loanTerm, annualRatePercent: rate };
  const perWeek =
    weeklyRepayment(asked.purchasePrice + establishment, terms) +
    (monthlyAccount * MONTHS_PER_YEAR) / WEEKS_PER_YEAR;
  return {
    weeklyRepaymentAmount: toHundredths(perWeek),
    advertisedRate: rate,
    comparisonRate: tableComparisonRate(rate, table),
  };
}

/** Comparison rate for a rate of the table, in percent with two decimals. */
export function tableComparisonRate(annualRatePercent: number, { fees, comparison }: RateTable): number {
  const { establishment, monthlyAccount } = fees;
  return comparisonRateOf(annualRatePercent, { once: establishment, perMonth: monthlyAccount }, comparison);
}
