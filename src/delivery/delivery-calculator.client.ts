import { answerPostcodes } from '../ui/postcode-question.client.ts';

/** The sentence in a reply of `/api/delivery`: with a price, without one, or a refusal; null for anything else. */
function messageOf(reply: unknown): string | null {
  if (typeof reply !== 'object' || reply === null) return null;
  const text = 'message' in reply ? reply.message : 'detail' in reply ? reply.detail : null;
  return typeof text === 'string' && text !== '' ? text : null;
}

function hasPrice(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'price' in reply && typeof reply.price === 'number';
}

/**
 * `<delivery-calculator>` around a form that works by itself: asks without leaving the page. States are
 * "idle, loading, result, error" (stock and vehicle §4), in `data-state`.
 */
class DeliveryCalculatorElement extends HTMLElement {
  readonly #stop = new AbortController();

  connectedCallback(): void {
    const say = (state: 'loading' | 'result' | 'error', message: string) => {
      this.dataset['state'] = state;
      const answer = this.querySelector('[role="status"]');
      if (answer !== null) answer.textContent = message;
    };
    const show = (reply: unknown) => {
      const message = messageOf(reply);
      if (message !== null) say(hasPrice(reply) ? 'result' : 'error', message);
      return message !== null;
    };
    answerPostcodes(this, { say, show }, this.#stop.signal);
  }

  disconnectedCallback(): void {
    this.#stop.abort();
  }
}

export function defineDeliveryCalculator(): void {
  if (!customElements.get('delivery-calculator'))
    customElements.define('delivery-calculator', DeliveryCalculatorElement);
}
