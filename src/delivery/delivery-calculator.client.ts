import { readPostcode } from '../values/postcode.ts';

const PATIENCE_MS = 15_000;

type State = 'idle' | 'loading' | 'result' | 'error';

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
  #asked: string | null = null;

  connectedCallback(): void {
    const form = this.querySelector('form');
    const input = this.querySelector<HTMLInputElement>('input[name="postcode"]');
    if (form === null || input === null) return;
    // The messages are the dealer's own; those of the browser would come first.
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit(form, input);
    });
    input.addEventListener('input', () => {
      input.removeAttribute('aria-invalid');
      const digits = input.value.replace(/\s/g, '');
      if (digits !== input.value) input.value = digits;
    });
  }

  async #submit(form: HTMLFormElement, input: HTMLInputElement): Promise<void> {
    const { empty = '', invalid = '' } = this.dataset;
    const postcode = readPostcode(input.value);
    if (postcode === null) {
      this.#asked = null;
      this.#show('error', input.value.trim() === '' ? empty : invalid);
      input.setAttribute('aria-invalid', 'true');
      input.focus();
      return;
    }
    // A second press of the button asks nothing new.
    if (postcode === this.#asked) return;
    this.#asked = postcode;
    this.#show('loading', this.dataset['loading'] ?? '');
    const [state, message] = await this.#ask(form);
    // A later question has its own answer.
    if (this.#asked !== postcode) return;
    this.#asked = null;
    this.#show(state, message);
  }

  async #ask(form: HTMLFormElement): Promise<[State, string]> {
    const { offline = '', failed = '' } = this.dataset;
    if (!navigator.onLine) return ['error', offline];
    try {
      const reply: unknown = await fetch(form.action, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        // As the form itself would send it.
        body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).then((response) => response.json());
      const message = messageOf(reply);
      if (message === null) return ['error', failed];
      return [hasPrice(reply) ? 'result' : 'error', message];
    } catch {
      return ['error', navigator.onLine ? failed : offline];
    }
  }

  #show(state: State, message: string): void {
    this.dataset['state'] = state;
    const answer = this.querySelector('[role="status"]');
    if (answer !== null) answer.textContent = message;
  }
}

export function defineDeliveryCalculator(): void {
  if (!customElements.get('delivery-calculator'))
    customElements.define('delivery-calculator', DeliveryCalculatorElement);
}
