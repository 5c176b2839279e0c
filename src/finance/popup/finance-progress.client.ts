/**
 * `<finance-progress>`: where the form below it stands. The form tells its step by `finance-step`, and goes back to
 * one that is done when it is told `finance-go`.
 */
class FinanceProgressElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this);
    this.#part?.addEventListener('finance-step', this);
    this.#show(Number(this.#form?.dataset['step'] ?? 0));
  }

  disconnectedCallback(): void {
    this.#part?.removeEventListener('finance-step', this);
  }

  handleEvent(event: Event): void {
    if (event.type === 'finance-step') {
      this.#show(Number(this.#form?.dataset['step'] ?? 0));
      return;
    }
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const step = button === null ? -1 : this.#buttons.indexOf(button);
    if (step !== -1) this.#form?.dispatchEvent(new CustomEvent('finance-go', { detail: { step } }));
  }

  get #part(): HTMLElement | null {
    return this.parentElement;
  }

  get #form(): HTMLElement | null {
    return this.#part?.querySelector('finance-form') ?? null;
  }

  get #buttons(): HTMLButtonElement[] {
    return [...this.querySelectorAll('button')];
  }

  #show(step: number): void {
    for (const [index, button] of this.#buttons.entries()) {
      const isDone = index < step;
      button.disabled = !isDone;
      const item = button.closest('li');
      item?.toggleAttribute('data-done', isDone);
      if (index === step) item?.setAttribute('aria-current', 'step');
      else item?.removeAttribute('aria-current');
    }
  }
}

export function defineFinanceProgress(): void {
  if (!customElements.get('finance-progress'))
    customElements.define('finance-progress', FinanceProgressElement);
}
