import { formatInputs } from '../../ui/format-input.client.ts';
import { createDebounce } from '../screen/debounce.client.ts';
import { answerOfResults, type BudgetAnswer, budgetQueries } from './budget-answer.ts';
import { createBudgetCounter } from './budget-counter.client.ts';
import { showCounts } from './budget-counts.client.ts';
import type { BudgetFacts } from './budget-facts.ts';
import { type Asked, budgetForm, keyOf } from './budget-form.client.ts';
import { budgetView } from './budget-view.ts';

/** "Search input debounce 300 ms" (stock and vehicle §5). */
const TYPING_MS = 300;

/**
 * `<budget-search>`: the page holds the estimate for the dealer's usual repayment; this follows what the shopper
 * writes and ticks. Its state is that of the form, which browsers restore by themselves.
 */
class BudgetSearchElement extends HTMLElement {
  readonly #stop = new AbortController();

  connectedCallback(): void {
    const form = this.querySelector('form');
    const json = this.querySelector('script')?.textContent;
    if (form && json) startBudgetSearch(this, form, JSON.parse(json), this.#stop.signal);
  }

  disconnectedCallback(): void {
    this.#stop.abort();
  }
}

function startBudgetSearch(
  root: HTMLElement,
  form: HTMLFormElement,
  facts: BudgetFacts,
  signal: AbortSignal,
): void {
  const { rules, tiles, facets, counting } = facts;
  const fields = budgetForm(form, { ...facts, currency: rules.currency });
  const counter = createBudgetCounter(counting);
  const debounce = createDebounce(TYPING_MS);
  /** What the counts that are shown belong to: at first, to what was built. */
  let last: { readonly key: string; readonly answer: BudgetAnswer | null } = {
    key: keyOf({ budget: facts.budget, lists: {} }),
    answer: null,
  };
  const update = () => {
    debounce.cancel();
    const asked = fields.asked();
    showBudget(root, asked, facts);
    if (keyOf(asked) === last.key) return;
    const price = { min: rules.least, max: asked.budget };
    const queries = budgetQueries({ lists: asked.lists, price, tiles, facets }, counting.collection);
    void counter.ask(queries, {
      waiting: () => showStatus(root, rules.texts.counting, true),
      answered: (results) => {
        const answer = results && answerOfResults(results);
        last = { key: answer === null ? '' : keyOf(asked), answer };
        showAnswer(root, asked, answer, facts);
      },
    });
  };
  formatInputs(form);
  for (const kind of ['focusin', 'pointerdown']) {
    form.addEventListener(kind, counter.warm, { once: true, signal });
  }
  form.addEventListener(
    'input',
    ({ target }) => {
      fields.follow();
      showBudget(root, fields.asked(), facts);
      const isTyped = target instanceof HTMLInputElement && target.type === 'text';
      if (isTyped) debounce.later(update);
      else update();
    },
    { signal },
  );
  form.addEventListener(
    'change',
    ({ target }) => {
      fields.settle(target);
      update();
    },
    { signal },
  );
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const asked = fields.asked();
      const answer = keyOf(asked) === last.key ? last.answer : null;
      location.assign(budgetView(asked, answer, rules).path);
    },
    { signal },
  );
  // A browser that comes back restores the fields without telling.
  addEventListener('pageshow', update, { signal });
  signal.addEventListener('abort', debounce.cancel);
  update();
}

function showBudget(root: ParentNode, asked: Asked, { rules }: BudgetFacts): void {
  const shown = root.querySelector('[data-budget]');
  if (shown) shown.textContent = budgetView(asked, null, rules).budget;
}

function showAnswer(
  root: HTMLElement,
  asked: Asked,
  answer: BudgetAnswer | null,
  { rules }: BudgetFacts,
): void {
  const view = budgetView(asked, answer, rules);
  const button = root.querySelector('button');
  if (button) Object.assign(button, { disabled: !view.isValid, textContent: view.button });
  showStatus(root, view.status, view.isValid);
  const told = root.querySelector('[role=status]');
  if (told) told.textContent = `${rules.texts.estimate}: ${view.budget}. ${view.status}`;
  showCounts(root, asked, answer, rules);
}

function showStatus(root: ParentNode, text: string, isValid: boolean): void {
  const shown = root.querySelector<HTMLElement>('[data-status]');
  if (!shown) return;
  shown.textContent = text;
  shown.dataset['status'] = isValid ? '' : 'none';
}

export function defineBudgetSearch(): void {
  if (!customElements.get('budget-search')) customElements.define('budget-search', BudgetSearchElement);
}
