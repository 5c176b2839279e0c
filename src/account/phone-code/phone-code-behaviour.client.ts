import * as v from 'valibot';
import { mobileField } from '../../forms/phone-code.schema.ts';
import type { CodeSent, PhoneCodeFacts } from '../../forms/phone-code-facts.ts';
import { afterPress } from '../../ui/after-press.client.ts';
import { showFieldError } from '../../ui/field-error.client.ts';
import { formatInputs } from '../../ui/format-input.client.ts';
import { readEmail } from '../../values/email.ts';
import { sendPhoneCode } from './send-phone-code.client.ts';

const longestName = 100;

export interface PhoneCodeBehaviour {
  /** Sends a code to the number that is typed, or says what is wrong with it. */
  send(): Promise<void>;
}

/** "Code not sent, then 'Sending...', then 'Code sent!' with the button 'Resend Code'" (leads and dealer §4). */
export function improve(host: HTMLElement): PhoneCodeBehaviour {
  const form = host.closest('form');
  const facts = host.querySelector('script[type="application/json"]')?.textContent;
  if (form === null || !facts) throw new Error('<phone-code> stands in no form, or holds no facts.');
  return new Behaviour(host, form, JSON.parse(facts));
}

class Behaviour implements PhoneCodeBehaviour {
  readonly #host: HTMLElement;
  readonly #form: HTMLFormElement;
  readonly #facts: PhoneCodeFacts;
  /** National digits of the number that has a code; null while none has. */
  #sentTo: string | null = null;

  constructor(host: HTMLElement, form: HTMLFormElement, facts: PhoneCodeFacts) {
    this.#host = host;
    this.#form = form;
    this.#facts = facts;
    formatInputs(host);
    for (const kind of ['input', 'change']) host.addEventListener(kind, () => this.#follow());
    form.addEventListener('reset', () => this.#forget());
  }

  #typedPhone(): string | null {
    const phone = v.safeParse(mobileField(this.#facts.texts), this.#valueOf('phone'));
    return phone.success ? phone.output : null;
  }

  async send(): Promise<void> {
    // A code is on its way, or the whole form is.
    if (this.#button.getAttribute('aria-disabled') === 'true') return;
    const { texts, patienceMs } = this.#facts;
    const phone = v.safeParse(mobileField(texts), this.#valueOf('phone'));
    this.#alert('');
    showFieldError(this.#form, 'phone', phone.success ? null : phone.issues[0].message);
    if (!phone.success) {
      this.#say('');
      this.#input('phone')?.focus();
      return;
    }
    this.#begin();
    const outcome = await sendPhoneCode({ ...this.#claimed(), phone: phone.output }, patienceMs);
    this.#end();
    if (outcome.kind === 'sent') this.#sent(phone.output);
    else afterPress(() => this.#failed(outcome));
  }

  #begin(): void {
    this.#button.setAttribute('aria-disabled', 'true');
    this.#say(this.#facts.texts.sending);
  }

  #end(): void {
    this.#button.removeAttribute('aria-disabled');
    this.#say('');
  }

  #sent(phone: string): void {
    this.#sentTo = phone;
    this.#tell('code-sent');
    const { sent, resend } = this.#facts.texts;
    this.#say(sent);
    this.#button.textContent = resend;
    const code = this.#input('code');
    if (code === null) return;
    code.disabled = false;
    code.value = '';
    showFieldError(this.#form, 'code', null);
    // Nobody who went on meanwhile is fetched back.
    if (document.activeElement === this.#button || document.activeElement === document.body) code.focus();
    // Typed over while the code was on its way.
    this.#follow();
  }

  #failed(outcome: Exclude<CodeSent, { kind: 'sent' }>): void {
    const { tooMany, unknown } = this.#facts.texts;
    if (outcome.kind === 'failed' && outcome.isOfPhone) {
      showFieldError(this.#form, 'phone', outcome.detail);
      this.#input('phone')?.focus();
    } else this.#alert(outcome.kind === 'too-many' ? tooMany : outcome.detail || unknown);
  }

  /** A code belongs to its number: another number has none. */
  #follow(): void {
    if (this.#sentTo !== null && this.#typedPhone() !== this.#sentTo) this.#forget();
  }

  #forget(): void {
    this.#sentTo = null;
    this.#say('');
    this.#alert('');
    this.#button.textContent = this.#facts.texts.send;
    const code = this.#input('code');
    if (code === null) return;
    code.value = '';
    code.disabled = true;
  }

  #tell(event: 'code-sent'): void {
    this.#host.dispatchEvent(new CustomEvent('happened', { detail: event, bubbles: true }));
  }

  #claimed() {
    const of = (name: string) => this.#valueOf(name).trim().slice(0, longestName);
    return {
      first_name: of('name'),
      last_name: of('last_name'),
      email: readEmail(this.#valueOf('email')) ?? '',
      dealership_slug: of('dealership_slug'),
    };
  }

  get #button(): HTMLElement {
    return this.#host.querySelector<HTMLElement>('[data-send]') ?? this.#host;
  }

  #input(name: string): HTMLInputElement | null {
    return this.#form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  }

  #valueOf(name: string): string {
    return this.#input(name)?.value ?? '';
  }

  #say(text: string): void {
    const state = this.#host.querySelector('[data-state]');
    if (state) state.textContent = text;
  }

  #alert(text: string): void {
    const alert = this.#host.querySelector('[data-alert]');
    if (alert) alert.textContent = text;
  }
}
