import { isAttribute, isListAttribute } from '../attributes.ts';
import { type BudgetAnswer, countOf } from './budget-answer.ts';
import type { Asked } from './budget-form.client.ts';
import { budgetPath } from './budget-paths.ts';
import type { BudgetRules } from './budget-view.ts';

/**
 * Writes the counts of an answer: on tiles what the budget buys of each body, on the links below what it buys of
 * the chosen ones. Without an answer there are none, and the links lead on all the same.
 */
export function showCounts(
  root: ParentNode,
  { lists, budget }: Asked,
  answer: BudgetAnswer | null,
  { least, stockPath }: BudgetRules,
): void {
  for (const shown of root.querySelectorAll<HTMLElement>('[data-count]')) {
    const { count: attribute = '', value = '' } = shown.dataset;
    if (!isAttribute(attribute) || !isListAttribute(attribute)) continue;
    const link = shown.closest('a');
    const counts = link === null ? answer?.tiles : answer?.facets;
    const count = counts && countOf(counts, attribute, value);
    shown.textContent = count === undefined ? '' : count.toLocaleString('en-AU');
    if (link === null) continue;
    const target = { lists: { ...lists, [attribute]: [value] }, price: { min: least, max: budget } };
    if (count === 0) link.removeAttribute('href');
    else link.href = budgetPath(target, stockPath);
  }
}
