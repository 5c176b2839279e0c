import { annuityPayment, annuityPrincipal } from '../values/finance/annuity.ts';
import { WEEKS_PER_MONTH } from '../values/finance/finance-terms.ts';

/** "weekly 52" (stock and vehicle §9). */
const WEEKS_PER_YEAR = 52;

/**
 * The loan for a price: the deposit is paid at once, the rest in equal weekly repayments at the end of each week,
 * without balloon or fees. The annual rate is nominal: 1/52 of it is charged each week.
 */
export type LoanTerms = {
  /** Dollars. */
  readonly deposit: number;
  readonly termYears: number;
  readonly annualRatePercent: number;
};

function weekly({ termYears, annualRatePercent }: LoanTerms) {
  return { rate: annualRatePercent / 100 / WEEKS_PER_YEAR, weeks: termYears * WEEKS_PER_YEAR };
}

/** Dollars and cents per week; 0 if the deposit covers the price. */
export function weeklyRepayment(price: number, terms: LoanTerms): number {
  const { rate, weeks } = weekly(terms);
  return annuityPayment(Math.max(0, price - terms.deposit), rate, weeks);
}

export function monthlyEquivalent(perWeek: number): number {
  return perWeek * WEEKS_PER_MONTH;
}

/**
 * The largest price, in whole dollars, whose weekly repayment is at most `perWeek` after rounding to whole
 * dollars, because estimates are displayed rounded.
 */
export function largestPrice(perWeek: number, terms: LoanTerms): number {
  const { rate, weeks } = weekly(terms);
  const shown = (price: number) => Math.round(weeklyRepayment(price, terms));
  let price = Math.floor(terms.deposit + annuityPrincipal(perWeek + 0.5, rate, weeks));
  // `perWeek + 0.5` itself would be rounded up, so this price may be too high.
  while (price > 0 && shown(price) > perWeek) price -= 1;
  return price;
}
