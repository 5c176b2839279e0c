import { budgetAmount, budgetFor, repaymentAfter } from '../../finance/budget.ts';
import { type BudgetFrequency, budgetFrequencies } from '../../values/budget-terms.ts';
import { formatMoney } from '../../values/money.ts';
import { listAttributes } from '../attributes.ts';
import type { SearchState } from '../state/search-state.ts';
import type { BudgetFacts } from './budget-facts.ts';

/** What a shopper asks by the form. */
export type Asked = {
  readonly budget: number;
  readonly lists: SearchState['lists'];
  /** Labels of the chosen tiles. */
  readonly bodies: readonly string[];
};

type Terms = Pick<BudgetFacts, 'repayment' | 'mostAmount' | 'termYears'> & { readonly currency: string };

/** The form's fields by their part in the budget, and what they say. */
export function budgetForm(form: HTMLFormElement, { repayment, mostAmount, termYears, currency }: Terms) {
  const field = (part: string) => form.querySelector<HTMLInputElement>(`input[data-part=${part}]`);
  const amountOf = (input: HTMLInputElement | null) => budgetAmount(input?.value ?? '', mostAmount);
  const write = (input: HTMLInputElement, amount: number) => {
    input.value = formatMoney(amount, currency);
  };
  const frequency = (): BudgetFrequency => {
    const chosen = form.querySelector('select')?.value;
    return budgetFrequencies.find((name) => name === chosen) ?? 'monthly';
  };
  let last = frequency();
  return {
    asked(): Asked {
      const plan = { repayment: amountOf(field('repayment')), deposit: amountOf(field('deposit')) };
      const ticked = [...form.querySelectorAll<HTMLInputElement>('input:checked')];
      const chosen = listAttributes.flatMap((name): [string, string[]][] => {
        const values = ticked.filter((tile) => tile.name === name).map(({ value }) => value);
        return values.length === 0 ? [] : [[name, values]];
      });
      return {
        budget: budgetFor({ ...plan, frequency: frequency() }, termYears),
        lists: Object.fromEntries(chosen),
        bodies: ticked.map(({ dataset }) => dataset['label'] ?? ''),
      };
    },
    /** The amount that goes with another frequency takes its place. */
    follow(): void {
      const change = { from: last, to: frequency() };
      last = change.to;
      const input = field('repayment');
      if (input && change.from !== change.to) {
        write(input, repaymentAfter(change, amountOf(input), repayment));
      }
    },
    /** A field that is left says what it counts as: `$0` for what is no amount. */
    settle(target: EventTarget | null): void {
      if (target instanceof HTMLInputElement && target.dataset['part']) write(target, amountOf(target));
    },
  };
}

/** Equal for what has the same answer. */
export function keyOf({ budget, lists }: Pick<Asked, 'budget' | 'lists'>): string {
  return JSON.stringify([budget, lists]);
}
