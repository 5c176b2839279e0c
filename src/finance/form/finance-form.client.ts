import { whenNear } from '../../ui/when-near.client.ts';

/** `<finance-form>`: what it does beyond the form within is loaded when somebody comes to it. */
class FinanceFormElement extends HTMLElement {
  #improved: Promise<void> | null = null;

  connectedCallback(): void {
    this.addEventListener('form-step', (event) => this.#tellStep(event));
    this.addEventListener('finance-go', (event) => this.#goBack(event));
    whenNear(this, () => {
      this.#improve().catch(() => {});
    });
  }

  /** Resolves when both it and the form within are as they will be shown. */
  async improve(): Promise<void> {
    const form = this.querySelector('lead-form');
    await customElements.whenDefined('lead-form');
    if (form && 'improve' in form && typeof form.improve === 'function') await form.improve();
    await this.#improve();
  }

  #improve(): Promise<void> {
    this.#improved ??= import('./finance-form-behaviour.client.ts').then(({ improve }) => improve(this));
    this.#improved.catch(() => {
      this.#improved = null;
    });
    return this.#improved;
  }

  #tellStep(event: Event): void {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    if (typeof detail !== 'object' || detail === null || !('step' in detail)) return;
    this.dataset['step'] = String(detail.step);
    this.dispatchEvent(new CustomEvent('finance-step', { detail, bubbles: true }));
  }

  #goBack(event: Event): void {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    this.querySelector('form')?.dispatchEvent(new CustomEvent('form-step-back', { detail }));
  }
}

export function defineFinanceForm(): void {
  if (!customElements.get('finance-form')) customElements.define('finance-form', FinanceFormElement);
}
