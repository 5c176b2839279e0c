import { FARTHER_BELOW, isFarBelow } from './far-below.client.ts';

/** Whether the shopper has agreed to content of other companies; `consent-change` tells when that changes. */
const isAgreed = () => document.documentElement.dataset['consent'] === 'granted';

/** How long a supplier may take to draw something; what comes later is shown all the same. */
const patienceMs = 15_000;

/**
 * `<valuation-slot>`: loads a supplier's script into the page, once it comes near and the shopper has agreed,
 * or when the shopper presses the button, which is agreeing to this one. `data-state` says how far it is; it is
 * `ready` when there is something to see, whatever the script says of itself. What fails before anybody has
 * come near or asked for it was never there.
 */
class ValuationSlotElement extends HTMLElement {
  readonly #stop = new AbortController();
  #isNear = false;
  #isAsked = false;
  #timer = 0;
  readonly #near = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      this.#isNear = true;
      this.#loadIfAgreed();
    },
    { rootMargin: FARTHER_BELOW },
  );
  readonly #drawn = new MutationObserver(() => this.#lookForContent());

  connectedCallback(): void {
    const { signal } = this.#stop;
    this.#near.observe(this);
    document.addEventListener('consent-change', () => this.#loadIfAgreed(), { signal });
    this.querySelector('button')?.addEventListener('click', () => this.#ask(), { signal });
  }

  disconnectedCallback(): void {
    this.#stop.abort();
    this.#near.disconnect();
    this.#drawn.disconnect();
    clearTimeout(this.#timer);
  }

  #loadIfAgreed(): void {
    if (this.#isNear && isAgreed()) this.#load();
  }

  #ask(): void {
    this.#isAsked = true;
    this.#load();
  }

  #load(): void {
    const { script: src, state, loading = '' } = this.dataset;
    const place = this.querySelector('[data-valuation]');
    if (src === undefined || place === null || (state !== 'waiting' && state !== 'failed')) return;
    this.#near.disconnect();
    this.#become('loading', loading);
    this.#drawn.observe(place, { childList: true, subtree: true });
    const script = Object.assign(document.createElement('script'), { src, async: true });
    const giveUp = () => {
      clearTimeout(this.#timer);
      script.remove();
      this.#fail(src);
    };
    this.#timer = window.setTimeout(giveUp, patienceMs);
    script.addEventListener('error', giveUp);
    // Where a first script came late, there is already something.
    script.addEventListener('load', () => this.#lookForContent());
    this.append(script);
  }

  /** Anything of some height beside what was there before the script came. */
  #lookForContent(): void {
    const own = this.querySelectorAll<HTMLElement>('[data-valuation] > :not(.offer)');
    if (![...own].some(({ offsetHeight }) => offsetHeight > 0)) return;
    this.#drawn.disconnect();
    clearTimeout(this.#timer);
    const isFocused = this.contains(document.activeElement);
    this.#become('ready');
    // The button has gone.
    if (isFocused) this.querySelector('section')?.focus();
  }

  #fail(src: string): void {
    console.warn(`The valuation could not be loaded from ${src}.`);
    if (!this.#isAsked && isFarBelow(this)) this.hidden = true;
    this.#become('failed', this.dataset['failed']);
  }

  #become(state: 'loading' | 'ready' | 'failed', news = ''): void {
    this.dataset['state'] = state;
    const status = this.querySelector('[role="status"]');
    if (status !== null) status.textContent = news;
  }
}

export function defineValuationSlot(): void {
  if (!customElements.get('valuation-slot')) customElements.define('valuation-slot', ValuationSlotElement);
}
