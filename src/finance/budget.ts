import type { BudgetFrequency } from '../values/budget-terms.ts';

/** "repayment x (12 monthly or 52 weekly)" (leads and dealer §9). */
const paymentsPerYear: Readonly<Record<BudgetFrequency, number>> = { monthly: 12, weekly: 52 };

/** What a shopper can pay, in dollars: each time, and at once. */
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
  // In cents, for 0.1 + 0.2 dollars are not 0.3.
  const cents = inCents(repayment) * paymentsPerYear[frequency] * termYears + inCents(deposit);
  return Math.round(cents / 100);
}

function inCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/**
 * Dollars of what stands in a field: "non-numeric becomes 0; clamped to 0 to 1,000,000" (leads and dealer §5).
 * Dollar signs, thousands separators and spaces are form only.
 */
export function budgetAmount(text: string, most: number): number {
  const figure = text.replace(/[$,\s]/g, '');
  return /^(\d+\.?\d*|\.\d+)$/.test(figure) ? Math.min(Number(figure), most) : 0;
}

/**
 * What stands for the repayment once another frequency is chosen. A default gives way to the other default; an
 * amount that somebody wrote stays: who writes 150 and then sees "monthly" beside it corrects the word, not the
 * figure, and 900 a month turned into 207.69 a week would come back as another amount.
 */
export function repaymentAfter(
  change: { readonly from: BudgetFrequency; readonly to: BudgetFrequency },
  repayment: number,
  defaults: Readonly<Record<BudgetFrequency, number>>,
): number {
  return repayment === defaults[change.from] ? defaults[change.to] : repayment;
}
