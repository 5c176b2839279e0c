import type { LeadFormBehaviour } from './lead-form-behaviour.client.ts';

/**
 * `<lead-form>`: what a browser can do for a form that works without it. It costs nothing until somebody
 * comes to the form, or has been there before.
 */
export class LeadFormElement extends HTMLElement {
  #behaviour: Promise<LeadFormBehaviour> | null = null;

  connectedCallback(): void {
    // What the browser says of a field covers it and is gone with the next click: we say it beside the field.
    if (this.#form) this.#form.noValidate = true;
    for (const kind of ['focusin', 'pointerdown', 'submit']) this.addEventListener(kind, this);
    if (this.#wasHereBefore()) void this.improve();
  }

  disconnectedCallback(): void {
    this.#behaviour?.then((behaviour) => behaviour.leave()).catch(() => {});
    this.#behaviour = null;
  }

  handleEvent(event: Event): void {
    const improved = this.improve();
    if (event.type !== 'submit') return;
    event.preventDefault();
    improved.then(
      (behaviour) => behaviour.submit(),
      // Our part did not arrive: the form goes out as it is.
      () => this.#form?.submit(),
    );
  }

  get #form(): HTMLFormElement | null {
    return this.querySelector('form');
  }

  /** In a form of several steps all are there until the first is shown alone. */
  #wasHereBefore(): boolean {
    try {
      const isDraft = Object.keys(sessionStorage).some((key) => key.startsWith('lead-draft:'));
      return isDraft || 'steps' in this.dataset || localStorage.getItem('contact') !== null;
    } catch {
      return 'steps' in this.dataset;
    }
  }

  /** Done at once for a form that is about to be shown: a dialog must not change under the shopper's eyes. */
  improve(): Promise<LeadFormBehaviour> {
    this.#behaviour ??= import('./lead-form-behaviour.client.ts').then(({ improve }) => improve(this));
    this.#behaviour.catch(() => {
      this.#behaviour = null;
    });
    return this.#behaviour;
  }
}

export function defineLeadForm(): void {
  if (!customElements.get('lead-form')) customElements.define('lead-form', LeadFormElement);
}
