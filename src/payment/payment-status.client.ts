import { nextLookMs } from './next-look.ts';

/**
 * `<payment-status>`: asks how a payment stands while it is being confirmed, ever less often; once that is known
 * the page comes anew with the receipt, or with the way to try again.
 */
class PaymentStatusElement extends HTMLElement {
  #timer = 0;
  #looks = 0;

  connectedCallback(): void {
    const { state = '' } = this.dataset;
    if (state === 'pending') this.#wait();
    if (['paid', 'refunded'].includes(state)) {
      import('./payment-draft.client.ts')
        .then(({ forgetPaymentDraft }) => forgetPaymentDraft())
        .catch(() => {});
    }
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    const ms = nextLookMs(this.#looks);
    if (ms === null) this.#sayThatItIsSlow();
    else this.#timer = window.setTimeout(() => void this.#look(), ms);
  }

  async #look(): Promise<void> {
    this.#looks += 1;
    if (await this.#isKnown()) location.reload();
    else this.#wait();
  }

  /** Without an answer, not yet. */
  async #isKnown(): Promise<boolean> {
    try {
      const reply = await fetch(this.dataset['status'] ?? '', { headers: { Accept: 'application/json' } });
      const body: { readonly state?: unknown } = await reply.json();
      return reply.ok && body.state !== 'open';
    } catch {
      return false;
    }
  }

  #sayThatItIsSlow(): void {
    delete this.dataset['state'];
    const place = this.querySelector('.slow');
    if (place) place.textContent = this.dataset['slow'] ?? '';
  }
}

export function definePaymentStatus(): void {
  if (!customElements.get('payment-status')) customElements.define('payment-status', PaymentStatusElement);
}
