/** Whether the shopper has agreed to content of other companies; `consent-change` tells when that changes. */
const isAgreed = () => document.documentElement.dataset['consent'] === 'granted';

/**
 * `<valuation-slot>`: loads a supplier's script into the page, once it comes near and the shopper has agreed,
 * or when the shopper presses the button, which is agreeing to this one.
 */
class ValuationSlotElement extends HTMLElement {
  readonly #stop = new AbortController();
  #isNear = false;
  readonly #near = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      this.#isNear = true;
      this.#loadIfAgreed();
    },
    { rootMargin: '400px' },
  );

  connectedCallback(): void {
    const { signal } = this.#stop;
    this.#near.observe(this);
    document.addEventListener('consent-change', () => this.#loadIfAgreed(), { signal });
    this.querySelector('button')?.addEventListener('click', () => this.#load(), { signal });
  }

  disconnectedCallback(): void {
    this.#stop.abort();
    this.#near.disconnect();
  }

  #loadIfAgreed(): void {
    if (this.#isNear && isAgreed()) this.#load();
  }

  #load(): void {
    const { script: src, state } = this.dataset;
    if (src === undefined || (state !== 'waiting' && state !== 'failed')) return;
    this.#near.disconnect();
    this.dataset['state'] = 'loading';
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.addEventListener('load', () => {
      this.dataset['state'] = 'ready';
    });
    script.addEventListener('error', () => {
      // The button stays, for another try.
      this.dataset['state'] = 'failed';
      script.remove();
      console.warn(`The valuation could not be loaded from ${src}.`);
    });
    this.append(script);
  }
}

export function defineValuationSlot(): void {
  if (!customElements.get('valuation-slot')) customElements.define('valuation-slot', ValuationSlotElement);
}
