import type { BudgetFrequency } from '../values/finance/budget-terms.ts';

/** "repayment x (12 monthly or 52 weekly)" (leads and dealer §9). */
const paymentsPerYear: Readonly<Record<BudgetFrequency, number>> = { monthly: 12, weekly: 52 };

/** What a shopper can pay, in dollars: per month or week, and as a deposit. */
export type BudgetPlan = {
  readonly repayment: number;
  readonly frequency: BudgetFrequency;
  readonly deposit: number;
};

/**
 * "Budget estimate = repayment x (12 monthly or 52 weekly) x 5 years + deposit, rounded" (leads and dealer §9), in
 * whole dollars; half a dollar goes up. Interest, fees and balloon payments are left out on purpose: no rate is
 * known, and none is shown.
 */
export function budgetFor({ repayment, frequency, deposit }: BudgetPlan, termYears: number): number {
  // In cents, because floating-point dollars are inexact (0.1 + 0.2).
  const cents = inCents(repayment) * paymentsPerYear[frequency] * termYears + inCents(deposit);
  return Math.round(cents / 100);
}

function inCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/**
 * Parses an amount: "non-numeric becomes 0; clamped to 0 to 1,000,000" (leads and dealer §5). Dollar signs, thousands
 * separators and spaces are ignored.
 */
export function budgetAmount(text: string, max: number): number {
  const figure = text.replace(/[$,\s]/g, '');
  return /^(\d+\.?\d*|\.\d+)$/.test(figure) ? Math.min(Number(figure), max) : 0;
}

/**
 * The repayment after the frequency was changed. A default value becomes the other frequency's default. A typed
 * amount is kept: a shopper who types 150 and then switches from monthly to weekly means 150 a week.
 */
export function repaymentAfter(
  change: { readonly from: BudgetFrequency; readonly to: BudgetFrequency },
  repayment: number,
  defaults: Readonly<Record<BudgetFrequency, number>>,
): number {
  return repayment === defaults[change.from] ? defaults[change.to] : repayment;
}
