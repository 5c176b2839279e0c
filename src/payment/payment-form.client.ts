import { clearErrors, showErrors, showFailure } from '../ui/field-errors.client.ts';
import { paymentDraftKey } from './payment-paths.ts';
import type { PaymentRefusal, SentPayment } from './send-payment.client.ts';

/**
 * `<payment-form>`: the form works by itself; here what is wrong with it is said beside the fields, one press is
 * one payment, and the browser is led on to the provider. Whoever comes back finds what was typed.
 */
class PaymentFormElement extends HTMLElement {
  #isSending = false;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (form === null) return;
    // What the browser says of a field covers it and is gone with the next click.
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit(form);
    });
    // Back from the provider by the browser's own button: the form can be sent again.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#rest(form));
    if (hasDraft()) {
      import('./payment-draft.client.ts')
        .then(({ restorePaymentDraft }) => restorePaymentDraft(form))
        .catch(() => {});
    }
  }

  async #submit(form: HTMLFormElement): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    clearErrors(form);
    this.#button(form).ariaDisabled = 'true';
    this.#say(form, this.dataset['sending'] ?? '');
    const sent = await this.#send(form).catch(() => null);
    // Our part did not arrive: the form goes out as it is.
    if (sent === null) form.submit();
    else if (sent.kind === 'begun') location.assign(sent.redirectUrl);
    // The page, asked for again, leads to signing in and back.
    else if (sent.kind === 'signed-out') location.reload();
    else {
      this.#rest(form);
      this.#refuse(form, sent.kind === 'refused' ? sent : { detail: '', errors: [] });
    }
  }

  async #send(form: HTMLFormElement): Promise<SentPayment> {
    const [{ sendPayment }, { keepPaymentDraft }] = await Promise.all([
      import('./send-payment.client.ts'),
      import('./payment-draft.client.ts'),
    ]);
    const send = () => {
      const values = valuesOf(form);
      keepPaymentDraft(values);
      return sendPayment({ action: form.action, values });
    };
    const sent = await send();
    if (sent.kind !== 'over') return sent;
    const key = form.elements.namedItem('idempotency_key');
    if (key instanceof HTMLInputElement) key.value = crypto.randomUUID();
    return send();
  }

  #refuse(form: HTMLFormElement, { errors, detail }: PaymentRefusal): void {
    if (errors.length > 0) showErrors(form, errors, this.dataset['errors'] ?? '');
    else showFailure(form, [detail || (this.dataset['offline'] ?? '')]);
  }

  #rest(form: HTMLFormElement): void {
    this.#isSending = false;
    this.#button(form).ariaDisabled = null;
    this.#say(form, '');
  }

  #button(form: HTMLFormElement): HTMLElement {
    return form.querySelector<HTMLElement>('[data-submit]') ?? form;
  }

  #say(form: HTMLFormElement, text: string): void {
    form.ariaBusy = text === '' ? null : 'true';
    const status = form.querySelector('.form-status');
    if (status) status.textContent = text;
  }
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => !(entry[1] instanceof File),
  );
  return Object.fromEntries(entries);
}

function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(paymentDraftKey) !== null;
  } catch {
    return false;
  }
}

export function definePaymentForm(): void {
  if (!customElements.get('payment-form')) customElements.define('payment-form', PaymentFormElement);
}
