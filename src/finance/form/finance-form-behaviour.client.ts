import { formatInputs } from '../../ui/format-input.client.ts';
import { fill } from '../../values/fill.ts';
import { formatWholeMoney } from '../../values/money.ts';
import { settledPrice } from './asked-quote.ts';
import type { FinanceFormFacts } from './finance-form-facts.ts';
import { QuickQuote } from './quick-quote.client.ts';
import { type QuoteWords, yearsText } from './quote-words.ts';

/** The price within its limits, the term in words beside its slider, the quote, and all of it in the summary. */
export function improve(host: HTMLElement): void {
  const form = host.querySelector('form');
  const json = host.querySelector('script[data-finance-facts]')?.textContent;
  if (form === null || !json) throw new Error('<finance-form> holds no form, or no facts.');
  const facts: FinanceFormFacts = JSON.parse(json);
  const parts = new Parts(form, facts);
  formatInputs(form);
  form.addEventListener('focusout', ({ target }) => parts.left(target));
  for (const kind of ['input', 'change']) form.addEventListener(kind, () => parts.follow());
  // The fields have their values back after the event.
  form.addEventListener('reset', () => setTimeout(() => parts.follow()));
  // A price that was typed and left while this was on its way.
  const price = form.querySelector('[name="purchasePrice"]');
  if (price !== document.activeElement) parts.left(price);
  parts.follow();
}

class Parts {
  readonly #form: HTMLFormElement;
  readonly #facts: FinanceFormFacts;
  readonly #quote: QuickQuote | null;

  constructor(form: HTMLFormElement, facts: FinanceFormFacts) {
    this.#form = form;
    this.#facts = facts;
    const place = form.querySelector<HTMLElement>('[data-quote]');
    const onQuote = (words: QuoteWords | null) => this.#summarizeQuote(words);
    this.#quote = place && new QuickQuote({ form, place, facts, onQuote });
  }

  follow(): void {
    this.#sayTerm();
    this.#summarize();
    this.#quote?.follow();
  }

  /** "Clamped between 10000 and 200000 on blur" (leads and dealer §5). */
  left(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement) || target.name !== 'purchasePrice') return;
    const price = settledPrice(target.value, this.#facts.purchasePrice);
    const text = price === null ? '' : formatWholeMoney(price, this.#facts.currency);
    if (text === target.value) return;
    target.value = text;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  }

  #sayTerm(): void {
    const slider = this.#input('loanTerm');
    if (slider === null) return;
    const text = yearsText(Number(slider.value), this.#facts.labels);
    slider.setAttribute('aria-valuetext', text);
    this.#put('[data-term]', text);
  }

  #summarize(): void {
    const price = settledPrice(this.#input('purchasePrice')?.value ?? '', this.#facts.purchasePrice);
    const amount = formatWholeMoney(price ?? 0, this.#facts.currency);
    const years = yearsText(Number(this.#input('loanTerm')?.value), this.#facts.labels);
    this.#put('[data-summary-loan]', fill(this.#facts.summaryLoan, { amount, years }));
  }

  #summarizeQuote(words: QuoteWords | null): void {
    this.#form.querySelector('[data-summary-quote]')?.toggleAttribute('hidden', words === null);
    this.#put('[data-summary-weekly]', words === null ? '' : `${words.weekly} ${this.#facts.words.perWeek}`);
    this.#put('[data-summary-rates]', words?.rates ?? '');
  }

  #input(name: string): HTMLInputElement | null {
    const control = this.#form.elements.namedItem(name);
    return control instanceof HTMLInputElement ? control : null;
  }

  #put(selector: string, text: string): void {
    const part = this.#form.querySelector(selector);
    if (part && part.textContent !== text) part.textContent = text;
  }
}
