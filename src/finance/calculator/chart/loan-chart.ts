import { fill } from '../../../values/fill.ts';
import type { LoanYear } from '../../amortisation.ts';

/** Viewbox of both charts, which are stretched to their containers. */
export const CHART_WIDTH = 1000;
export const CHART_HEIGHT = 100;
const GAP = 8;

/** SVG paths: bars of principal and interest per year, and the line of the balance. */
export type LoanChart = { readonly principal: string; readonly cost: string; readonly owed: string };

/**
 * The width of a bar is its part of the term, so that areas represent money: half a year has half a bar of the same
 * height.
 */
export function loanChart(lent: number, years: readonly LoanYear[]): LoanChart {
  const term = years.reduce((sum, { shareOfYear }) => sum + shareOfYear, 0);
  const costOf = ({ interest, fees }: LoanYear) => interest + fees;
  const dearest = Math.max(...years.map((year) => (year.principal + costOf(year)) / year.shareOfYear));
  const height = (amount: number, { shareOfYear }: LoanYear) =>
    (amount / shareOfYear / dearest) * CHART_HEIGHT;
  let left = 0;
  let owed = `M0 ${CHART_HEIGHT}V0`;
  let principal = '';
  let cost = '';
  for (const year of years) {
    const right = left + (year.shareOfYear / term) * CHART_WIDTH;
    const top = CHART_HEIGHT - height(year.principal, year);
    principal += bar(left, right, top, CHART_HEIGHT);
    cost += bar(left, right, top - height(costOf(year), year), top);
    owed += `L${place(right)} ${place(CHART_HEIGHT - (year.balance / lent) * CHART_HEIGHT)}`;
    left = right;
  }
  return { principal, cost, owed: `${owed}V${CHART_HEIGHT}Z` };
}

function bar(left: number, right: number, top: number, bottom: number): string {
  return `M${place(left + GAP / 2)} ${place(bottom)}V${place(top)}H${place(right - GAP / 2)}V${place(bottom)}Z`;
}

function place(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Above this number of years not every label fits. */
const MAX_LABELS = 12;

/** Labels below the bars: `Year 1`, `2`, `3`. */
export function yearMarks(years: readonly LoanYear[], yearLabel: string) {
  const every = years.length > MAX_LABELS ? 5 : 1;
  return years.map(({ year, shareOfYear }) => {
    const number = year % every === 0 ? String(year) : '';
    return { year, label: year === 1 ? fill(yearLabel, { year }) : number, share: shareOfYear };
  });
}
