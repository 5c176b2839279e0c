import * as v from 'valibot';
import { storedContact } from '../../forms/contact.schema.ts';
import { mobileField } from '../../forms/phone-code.schema.ts';
import { focusField, showFieldError } from '../../ui/field-error.client.ts';
import { readStored } from '../../ui/stored.client.ts';
import { nationalDigits } from '../../values/phone.ts';
import { codeField } from '../sign-in.schema.ts';
import { isSignedIn, onAccountChange, tellSignedIn } from '../signed-in.client.ts';
import type { SignInFacts } from './sign-in-facts.ts';
import { type Verified, verify } from './verify.client.ts';

export interface SignInBehaviour {
  /** Signs in with the code that is typed; where none was sent yet, has one sent. */
  submit(): Promise<void>;
}

export function improve(host: HTMLElement): SignInBehaviour {
  const form = host.querySelector<HTMLFormElement>('form[data-sign-in]');
  const facts = host.querySelector(':scope > script[type="application/json"]')?.textContent;
  if (form === null || !facts) throw new Error('<sign-in-form> holds no form, or no facts.');
  return new Behaviour(host, form, JSON.parse(facts));
}

/** "Login status: verificationSent, verificationSubmitted, default" (leads and dealer §4). */
class Behaviour implements SignInBehaviour {
  readonly #host: HTMLElement;
  readonly #form: HTMLFormElement;
  readonly #facts: SignInFacts;
  /** Of the button at rest. */
  readonly #label: string;

  constructor(host: HTMLElement, form: HTMLFormElement, facts: SignInFacts) {
    this.#host = host;
    this.#form = form;
    this.#facts = facts;
    this.#label = this.#button?.textContent ?? '';
    this.#remember();
    // What is told happens at once after it is told.
    for (const kind of ['input', 'happened'])
      form.addEventListener(kind, () => queueMicrotask(() => this.#follow()));
    // In another tab: who came here to sign in has done so.
    onAccountChange((isIn) => {
      if (isIn && this.#status !== 'verificationSubmitted') this.#goOn();
    });
    // Back from the page after it.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && isSignedIn()) this.#goOn();
    });
  }

  async submit(): Promise<void> {
    if (this.#status === 'verificationSubmitted') return;
    const { texts, patienceMs } = this.#facts;
    this.#alert('');
    if (this.#code?.disabled !== false) {
      const send = this.#host.querySelector<HTMLElement>('[data-send]');
      // From there the shopper is taken to the code, or to the number if it is none.
      send?.focus();
      send?.click();
      return;
    }
    const phone = v.safeParse(mobileField(texts), this.#valueOf('phone'));
    const code = v.safeParse(codeField(texts), this.#code.value);
    this.#wrong('phone', phone.issues?.[0].message ?? null);
    this.#wrong('code', code.issues?.[0].message ?? null);
    if (!phone.success || !code.success) {
      focusField(this.#form, phone.success ? 'code' : 'phone');
      return;
    }
    if (!navigator.onLine) {
      this.#alert(texts.offline);
      return;
    }
    this.#begin();
    this.#settle(await verify({ phone: phone.output, code: code.output }, patienceMs));
  }

  #settle(outcome: Verified): void {
    const { texts } = this.#facts;
    if (outcome.kind === 'signed-in') {
      this.#signedIn(outcome.isNew);
      return;
    }
    this.#end();
    if (outcome.kind === 'refused') {
      this.#wrong('code', outcome.message);
      focusField(this.#form, 'code');
    } else if (outcome.kind === 'too-many') this.#alert(texts.tooMany);
    else this.#alert(navigator.onLine ? texts.unknown : texts.offline);
  }

  #signedIn(isNew: boolean): void {
    this.#host.dispatchEvent(new CustomEvent('happened', { detail: 'code-verified', bubbles: true }));
    tellSignedIn();
    const names = this.#host.querySelector<HTMLElement>('[data-names]');
    if (isNew && names !== null) this.#askNames(names);
    else this.#goOn();
  }

  #askNames(names: HTMLElement): void {
    for (const part of this.#host.querySelectorAll<HTMLElement>('[data-sign-in]')) part.hidden = true;
    names.hidden = false;
    names.querySelector<HTMLElement>('h2')?.focus();
  }

  /** In place of this page: who goes back does not come to it again. */
  #goOn(): void {
    this.#say(this.#facts.texts.signedIn);
    location.replace(this.#valueOf('redirect') || '/');
  }

  #begin(): void {
    this.#host.dataset['status'] = 'verificationSubmitted';
    this.#form.setAttribute('aria-busy', 'true');
    this.#button?.setAttribute('aria-disabled', 'true');
    this.#button?.replaceChildren(this.#facts.texts.submitting);
  }

  #end(): void {
    this.#form.removeAttribute('aria-busy');
    this.#button?.removeAttribute('aria-disabled');
    this.#button?.replaceChildren(this.#label);
    this.#host.dataset['status'] = 'default';
    this.#follow();
  }

  /** A code that was sent can be typed in. */
  #follow(): void {
    if (this.#status === 'verificationSubmitted') return;
    this.#host.dataset['status'] = this.#code?.disabled === false ? 'verificationSent' : 'default';
  }

  /** What lead forms have kept on this device; the names go with the number that they came with. */
  #remember(): void {
    const contact = readStored(storedContact);
    const phone = this.#input('phone');
    if (contact === null || phone === null) return;
    if (phone.value === '') phone.value = contact.phone;
    const follow = () => {
      const isTheirs = nationalDigits(phone.value) === nationalDigits(contact.phone);
      for (const name of ['name', 'last_name', 'email'] as const) {
        const field = this.#input(name);
        if (field) field.value = isTheirs ? contact[name] : '';
      }
    };
    phone.addEventListener('input', follow);
    follow();
  }

  get #status(): string {
    return this.#host.dataset['status'] ?? 'default';
  }

  get #button(): HTMLElement | null {
    return this.#form.querySelector<HTMLElement>('[data-submit]');
  }

  get #code(): HTMLInputElement | null {
    return this.#form.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
  }

  #input(name: string): HTMLInputElement | null {
    return this.#form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  }

  #valueOf(name: string): string {
    return this.#input(name)?.value ?? '';
  }

  #wrong(name: string, message: string | null): void {
    showFieldError(this.#form, name, message);
  }

  #say(text: string): void {
    this.#form.querySelector('.form-status')?.replaceChildren(text);
  }

  #alert(text: string): void {
    this.#form.querySelector('.form-errors')?.replaceChildren(text);
  }
}
