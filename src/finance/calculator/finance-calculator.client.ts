import { askForCar } from './calculator-car.client.ts';
import type { CalculatorFacts } from './calculator-facts.ts';
import { allowedFigures, type FigureName, type Figures, figureNames } from './calculator-figures.ts';
import { enquiryHref, figuresOfQuery, hasFigures, withFigures } from './calculator-query.ts';
import { announcement, calculated, figureProblem } from './calculator-words.ts';
import { copyAddress } from './copy-address.client.ts';
import { readFigure } from './read-figure.ts';
import { showFigure, showProblem, showResult } from './show-calculation.client.ts';

/** The address and the screen reader follow when the shopper pauses, not with each pixel of a slider. */
const SETTLE_MS = 500;

/** `<finance-calculator>` around a form that works by itself: the result follows each figure, as does the address. */
class FinanceCalculatorElement extends HTMLElement {
  #facts: CalculatorFacts = JSON.parse(this.dataset['facts'] ?? '');
  /** As the shopper set them; what is worked out is within the limits, which depend on each other. */
  #wished: Figures = figuresOfQuery(new URLSearchParams(), this.#facts);
  #timer = 0;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (form === null) return;
    // Who only slides needs nothing that formats what is typed.
    const format = async () => (await import('../../ui/format-input.client.ts')).formatInputs(form);
    form.addEventListener('focusin', () => void format().catch(() => {}), { once: true });
    for (const type of ['input', 'change', 'submit', 'click']) this.addEventListener(type, this);
    addEventListener('popstate', this);
    this.#start(form);
    void this.#takeCar();
  }

  disconnectedCallback(): void {
    removeEventListener('popstate', this);
    clearTimeout(this.#timer);
  }

  handleEvent(event: Event): void {
    const { type, target } = event;
    if (type === 'popstate') this.#takeAddress();
    else if (type === 'submit') this.#submit(event);
    else if (type === 'click') this.#click(target);
    else if (target instanceof HTMLInputElement) this.#take(target, type === 'change');
  }

  /** What the address tells, else what the form holds: it may have been filled in before the script was there. */
  #start(form: HTMLFormElement): void {
    if (hasFigures(new URLSearchParams(location.search))) {
      this.#takeAddress();
      return;
    }
    const typed = new FormData(form);
    const text = (name: string) => {
      const value = typed.get(name);
      return typeof value === 'string' ? value : null;
    };
    this.#wished = figuresOfQuery({ get: text }, this.#facts);
    this.#show();
  }

  #takeAddress(): void {
    const query = new URLSearchParams(location.search);
    if (!hasFigures(query)) return;
    this.#wished = figuresOfQuery(query, this.#facts);
    this.#show();
  }

  /** On the page without a vehicle the address may name one. */
  async #takeCar(): Promise<void> {
    const line = this.closest('section')?.querySelector('.calculator-car');
    const id = new URLSearchParams(location.search).get('car_id');
    const car = line && id ? await askForCar(id) : null;
    if (!line || car === null) return;
    this.#facts = { ...this.#facts, price: car.price };
    line.replaceChildren(
      `${this.#facts.texts.forVehicle} `,
      Object.assign(document.createElement('a'), { href: car.path, textContent: car.name }),
    );
    this.#wished = figuresOfQuery(new URLSearchParams(location.search), this.#facts);
    this.#show();
  }

  #take(input: HTMLInputElement, isDone: boolean): void {
    const name = figureNames.find((known) => input.closest(`[data-figure="${known}"]`));
    if (name === undefined) this.#takeFrequency(input);
    else if (input.type === 'range') this.#set(name, input.valueAsNumber);
    else if (isDone) this.#finish(name);
    else this.#takeTyped(name, input);
    this.#later();
  }

  #takeFrequency({ value }: HTMLInputElement): void {
    const frequency = this.#facts.limits.frequencies.find((known) => known === value);
    if (frequency === undefined) return;
    this.#wished = { ...this.#wished, frequency };
    this.#show();
  }

  #set(name: FigureName, value: number): void {
    this.#wished = { ...this.#wished, [name]: value };
    showProblem(this, name, null);
    this.#show();
  }

  /** Leaves the input as it is typed; an empty one is a figure that is still to come. */
  #takeTyped(name: FigureName, input: HTMLInputElement): void {
    const typed = input.value.trim() === '' ? 0 : readFigure(input.value);
    if (typed !== null) this.#wished = { ...this.#wished, [name]: typed };
    const figures = allowedFigures(this.#wished, this.#facts);
    showProblem(this, name, figureProblem(name, typed, figures, this.#facts));
    this.#show(name);
  }

  /** What was typed beyond the limits becomes the limit; the line below goes on saying why. */
  #finish(name: FigureName): void {
    const figures = allowedFigures(this.#wished, this.#facts);
    this.#wished = { ...this.#wished, [name]: figures[name] };
    this.#show();
  }

  #show(typing: FigureName | null = null): void {
    const figures = allowedFigures(this.#wished, this.#facts);
    for (const name of figureNames) {
      showFigure(this, name, figures, this.#facts, name === typing);
    }
    for (const radio of this.querySelectorAll<HTMLInputElement>('[name="frequency"]'))
      radio.checked = radio.value === figures.frequency;
    const { result, words } = calculated(figures, this.#facts);
    showResult(this, result, words, this.#facts);
    const link = this.querySelector<HTMLAnchorElement>('[data-enquire-href]');
    if (link) link.href = enquiryHref(link.dataset['enquireHref'] ?? '', figures);
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#settle(), SETTLE_MS);
  }

  #settle(): void {
    const figures = allowedFigures(this.#wished, this.#facts);
    history.replaceState(history.state, '', withFigures(location.href, figures, this.#facts));
    const status = this.querySelector('[role="status"]');
    const said = announcement(figures, this.#facts);
    if (status && status.textContent !== said) status.textContent = said;
  }

  #submit(event: Event): void {
    event.preventDefault();
    clearTimeout(this.#timer);
    for (const name of figureNames) this.#finish(name);
    this.#settle();
  }

  #click(target: EventTarget | null): void {
    if (!(target instanceof Element) || target.closest('.copy') === null) return;
    const figures = allowedFigures(this.#wished, this.#facts);
    const url = new URL(withFigures(location.href, figures, this.#facts));
    url.hash = this.closest('section')?.id ?? '';
    const place = this.querySelector('.copy-failed');
    void copyAddress(url.href, this.#facts.texts, (problem) => {
      if (place) place.textContent = problem;
    });
  }
}

if (!customElements.get('finance-calculator'))
  customElements.define('finance-calculator', FinanceCalculatorElement);
