import { formatInputs } from '../../ui/format-input.client.ts';
import { fill } from '../../values/fill.ts';
import { formatMoney } from '../../values/money.ts';
import { createDebounce } from '../screen/debounce.client.ts';
import { parseAmount } from '../screen/view/range-values.ts';
import { answerOfResults, budgetQueries } from './budget-answer.ts';
import { createBudgetCounter } from './budget-counter.client.ts';
import type { PriceRangeFacts } from './budget-facts.ts';
import { budgetPath } from './budget-paths.ts';
import { foundText, titled } from './budget-view.ts';
import { moveEnd, type PriceEnd, type PriceEnds, wholeScale } from './price-ends.ts';

/** "Slider refinement debounce 400 ms" (stock and vehicle §5). */
const SLIDER_MS = 400;

const ends = ['min', 'max'] as const satisfies readonly PriceEnd[];

/** `<price-range>`: two thumbs and two fields that say the same, and how many there are between. */
class PriceRangeElement extends HTMLElement {
  readonly #stop = new AbortController();

  connectedCallback(): void {
    const form = this.querySelector('form');
    const json = this.querySelector('script')?.textContent;
    if (form && json) startPriceRange(this, form, JSON.parse(json), this.#stop.signal);
  }

  disconnectedCallback(): void {
    this.#stop.abort();
  }
}

/** The end that a thumb or a field stands for. */
function endOf(target: EventTarget | null): PriceEnd | null {
  const end = target instanceof HTMLInputElement ? target.dataset['end'] : undefined;
  return ends.find((name) => name === end) ?? null;
}

function startPriceRange(
  root: HTMLElement,
  form: HTMLFormElement,
  facts: PriceRangeFacts,
  signal: AbortSignal,
): void {
  const { scale, counting, stockPath } = facts;
  const counter = createBudgetCounter(counting);
  const debounce = createDebounce(SLIDER_MS);
  const built = wholeScale(scale);
  let prices = built;
  let counted = JSON.stringify(built);
  const update = () => {
    debounce.cancel();
    if (JSON.stringify(prices) === counted) return;
    const asked = JSON.stringify(prices);
    const queries = budgetQueries({ lists: {}, price: prices, tiles: [], facets: [] }, counting.collection);
    void counter.ask(queries, {
      waiting: () => showStatus(root, facts.texts.counting),
      answered: (results) => {
        const answer = results && answerOfResults(results);
        counted = answer === null ? '' : asked;
        showFound(root, answer?.found ?? null, facts);
      },
    });
  };
  const move = (target: EventTarget | null) => {
    const end = endOf(target);
    if (end === null || !(target instanceof HTMLInputElement)) return;
    const typed = parseAmount(target.value);
    if (typed !== null) prices = moveEnd(prices, end, typed, scale);
    showPrices(form, prices, facts);
    debounce.later(update);
  };
  formatInputs(form);
  for (const kind of ['focusin', 'pointerdown']) {
    form.addEventListener(kind, counter.warm, { once: true, signal });
  }
  // A thumb moves at once, what is typed counts when its field is left.
  form.addEventListener('input', ({ target }) => isThumb(target) && move(target), { signal });
  form.addEventListener('change', ({ target }) => move(target), { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      location.assign(budgetPath({ lists: {}, price: prices, sort: 'price-desc' }, stockPath));
    },
    { signal },
  );
  const restore = () => {
    for (const thumb of form.querySelectorAll<HTMLInputElement>('input[type=range]')) move(thumb);
    update();
  };
  // A browser that comes back restores the fields without telling.
  addEventListener('pageshow', restore, { signal });
  signal.addEventListener('abort', debounce.cancel);
  restore();
}

function isThumb(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'range';
}

function showPrices(form: HTMLFormElement, prices: PriceEnds, { scale, currency }: PriceRangeFacts): void {
  for (const input of form.querySelectorAll('input')) {
    const end = endOf(input);
    if (end === null) continue;
    const text = formatMoney(prices[end], currency);
    if (!isThumb(input)) input.value = text;
    else {
      input.value = String(prices[end]);
      input.setAttribute('aria-valuetext', text);
      // Of two thumbs at one place the one that can still move lies on top.
      input.classList.toggle('thumb--top', end === 'min' && prices.min > (scale.least + scale.most) / 2);
    }
  }
  const { min, max } = wholeScale(scale);
  const share = (price: number) => `${((price - min) / (max - min)) * 100}%`;
  form.style.setProperty('--from', share(prices.min));
  form.style.setProperty('--to', share(prices.max));
}

function showFound(root: HTMLElement, found: number | null, { texts, words }: PriceRangeFacts): void {
  const button = root.querySelector('button');
  const isValid = found !== 0;
  const label = fill(isValid ? texts.view : texts.noneFound, { ...words, cars: titled(words.cars) });
  if (button) Object.assign(button, { disabled: !isValid, textContent: label });
  if (found === null) showStatus(root, texts.uncounted);
  else showStatus(root, isValid ? foundText(found, texts, words) : fill(texts.notFound, words));
}

function showStatus(root: ParentNode, text: string): void {
  const shown = root.querySelector('[role=status]');
  if (shown) shown.textContent = text;
}

export function definePriceRange(): void {
  if (!customElements.get('price-range')) customElements.define('price-range', PriceRangeElement);
}
