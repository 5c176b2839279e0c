import {
  contactFields,
  forgetContact,
  rememberContact,
  rememberedContact,
} from '../../forms/contact.store.ts';
import { keepLead } from '../../forms/outbox.store.ts';
import { type Accepted, type Outcome, storedLead } from '../../forms/outcome.ts';
import type { FormValues } from '../../forms/read-form.ts';
import { sendLead } from '../../forms/send.client.ts';
import { afterPress } from '../../ui/after-press.client.ts';
import { hasFieldError, showFieldError } from '../../ui/field-error.client.ts';
import type { FieldError } from '../../ui/field-error.ts';
import { clearErrors, inOrder, showErrors, showFailure } from '../../ui/field-errors.client.ts';
import { formatInputs } from '../../ui/format-input.client.ts';
import { fill } from '../../values/fill.ts';
import { tellLeadSent, thanksAfter } from '../success/sent-lead.store.ts';
import { BusyForm } from './busy-form.client.ts';
import { checkLead } from './check-lead.ts';
import { fillIn, typedValuesOf, valuesOf } from './form-fields.client.ts';
import { type Note, removeNote, showNote } from './form-notes.client.ts';
import { type FormSteps, showSteps } from './form-steps.client.ts';
import { forgetDraft, keepDraft, readDraft } from './lead-draft.client.ts';
import type { LeadFormFacts } from './lead-form-facts.ts';
import { visitSoFar } from './visit.client.ts';

export interface LeadFormBehaviour {
  submit(): Promise<void>;
  /** The form leaves the page: what was typed stays for its return. */
  leave(): void;
}

/** Checks, keeps, sends: everything that `<lead-form>` does beyond its HTML. */
export function improve(host: HTMLElement): LeadFormBehaviour {
  const form = host.querySelector('form');
  const facts = host.querySelector(':scope > script[type="application/json"]')?.textContent;
  if (form === null || !facts) throw new Error('<lead-form> holds no form, or no facts.');
  return new Behaviour(host, form, JSON.parse(facts));
}

class Behaviour implements LeadFormBehaviour {
  readonly #host: HTMLElement;
  readonly #form: HTMLFormElement;
  readonly #facts: LeadFormFacts;
  readonly #steps: FormSteps | null;
  readonly #busy: BusyForm;
  #key: string;
  #state: 'open' | 'sending' | 'done' = 'open';

  constructor(host: HTMLElement, form: HTMLFormElement, facts: LeadFormFacts) {
    this.#host = host;
    this.#form = form;
    this.#facts = facts;
    this.#busy = new BusyForm(facts.texts.slow);
    this.#key = crypto.randomUUID();
    formatInputs(form);
    this.#steps = showSteps(form, facts.texts);
    this.#restore();
    form.addEventListener('input', () => this.leave());
    form.addEventListener('change', () => this.leave());
    form.addEventListener('focusout', (event) => afterPress(() => this.#checkAgain(event)));
    addEventListener('pageshow', (event) => {
      if (event.persisted && this.#state === 'done') this.#open();
    });
  }

  /** A field that was wrong is looked at again when it is left; nobody is told off while still typing. */
  #checkAgain({ target }: FocusEvent): void {
    const name =
      target instanceof Element ? (target.closest('[data-field]')?.getAttribute('data-field') ?? '') : '';
    if (!hasFieldError(this.#form, name)) return;
    const error = this.#wrong().find(({ field }) => field === name);
    showFieldError(this.#form, name, error?.message ?? null);
  }

  async submit(): Promise<void> {
    if (this.#state !== 'open') return;
    const isStep = this.#steps !== null && !this.#steps.isLast();
    try {
      await this.#check(isStep);
    } catch (error) {
      // What nobody thought of: the shopper is told, and so are we.
      console.warn(error);
      const { failed, failedStep, failedHelp, orCall } = this.#facts.texts;
      this.#fail([isStep ? failedStep : failed, failedHelp, orCall]);
    }
  }

  async #check(isStep: boolean): Promise<void> {
    const steps = this.#steps;
    const wrong = this.#wrong().filter(({ field }) => !isStep || steps?.names().has(field));
    if (wrong.length > 0) this.#showErrors(wrong);
    else if (isStep && !this.#facts.ways.sendsSteps) {
      clearErrors(this.#form);
      steps?.next();
    } else await this.#send(isStep);
  }

  async #send(isStep: boolean): Promise<void> {
    const steps = this.#steps;
    clearErrors(this.#form);
    this.#state = 'sending';
    this.#busy.begin(this.#form, this.#facts.texts.sending);
    const values = steps === null ? this.#values() : { ...this.#valuesSoFar(steps), final: String(!isStep) };
    const outcome = await sendLead({ action: this.#action(), key: this.#key, values });
    this.#settle(outcome, values, isStep);
  }

  leave(): void {
    if (this.#state === 'done') return;
    const values = typedValuesOf(this.#form);
    if (Object.keys(values).length > 0) keepDraft(this.#draftName(), { key: this.#key, values });
  }

  #wrong(): FieldError[] {
    return checkLead(this.#facts.form, this.#facts.rules, this.#values());
  }

  #settle(outcome: Outcome, values: FormValues, isStep: boolean): void {
    const { texts, ways } = this.#facts;
    const isDone = outcome.kind === 'sent' && (outcome.reply.redirectUrl || !ways.needsRedirect);
    // A step that did not get through comes again with the last, which sends everything.
    const mayGoOn = isStep && outcome.kind !== 'refused';
    if (mayGoOn) {
      this.#open();
      this.#steps?.next();
    } else if (isDone) this.#done(outcome.reply, values);
    else if (outcome.kind === 'refused' && outcome.errors.length > 0) this.#refuse(outcome.errors);
    else if (outcome.kind === 'unreachable' && !navigator.onLine) this.#keep(values);
    else {
      const lead = storedLead(outcome);
      if (lead !== null) tellLeadSent(this.#host, values, lead);
      const needsSignIn = outcome.kind === 'refused' && outcome.status === 401;
      if (needsSignIn) this.#host.dispatchEvent(new CustomEvent('sign-in-needed', { bubbles: true }));
      this.#fail([this.#reason(outcome), lead === null ? texts.failedHelp : texts.storedHelp, texts.orCall]);
    }
  }

  #reason(outcome: Outcome): string {
    const { failed, unexpected } = this.#facts.texts;
    if (outcome.kind === 'unexpected' || outcome.kind === 'sent') return unexpected;
    return ('detail' in outcome && outcome.detail) || failed;
  }

  #done(reply: Accepted, values: FormValues): void {
    this.#finish(values);
    const isLeaving = tellLeadSent(this.#host, values, reply);
    // Who comes back finds an empty form, also where the browser would put back what was typed.
    this.#form.reset();
    if (isLeaving) this.#goTo(thanksAfter(values, reply));
  }

  /** A dialog is an entry of the history of its own, to which nobody wants to go back. */
  #goTo(path: string): void {
    if (this.#host.closest('dialog[open]')) location.replace(path);
    else location.assign(path);
  }

  /** No network: the message is safe on the device, or the shopper is told that it is not. */
  #keep(values: FormValues): void {
    const { texts, ways } = this.#facts;
    if (ways.offline !== null) {
      this.#fail([ways.offline]);
      return;
    }
    const { keptSent, keptLink, keptRefused, keptExpired, failed, close } = texts;
    const kept = { action: this.#action(), key: this.#key, values, keptAtMs: Date.now() };
    if (!keepLead({ ...kept, texts: { keptSent, keptLink, keptRefused, keptExpired, failed, close } })) {
      this.#fail([texts.failed, texts.failedHelp, texts.orCall]);
      return;
    }
    this.#finish(values);
    this.#form.reset();
    this.#open();
    this.#say(texts.kept);
    document.addEventListener('lead-sent', () => this.#say(''), { once: true });
  }

  #finish(values: FormValues): void {
    this.#state = 'done';
    rememberContact(values);
    forgetDraft(this.#draftName());
    this.#key = crypto.randomUUID();
  }

  #open(): void {
    this.#state = 'open';
    this.#busy.end();
    this.#say('');
  }

  #showErrors(errors: readonly FieldError[]): void {
    this.#open();
    const sorted = inOrder(this.#form, errors);
    this.#steps?.showStepOf(sorted[0]?.field ?? '');
    showErrors(this.#form, sorted, this.#facts.texts.errors);
  }

  /** Parts of the form may have to ask anew for what they offer: `lead-refused` tells them. */
  #refuse(errors: readonly FieldError[]): void {
    this.#showErrors(errors);
    const detail = errors.map(({ field }) => field);
    this.#host.dispatchEvent(new CustomEvent('lead-refused', { detail, bubbles: true }));
  }

  #fail(sentences: readonly string[]): void {
    this.#open();
    showFailure(this.#form, sentences);
  }

  #say(text: string): void {
    const status = this.#form.querySelector('.form-status');
    if (status) status.textContent = text;
  }

  #restore(): void {
    const { restored, startAgain, remembered, notYou } = this.#facts.texts;
    const draft = readDraft(this.#draftName());
    if (draft !== null) {
      this.#key = draft.key;
      fillIn(this.#form, draft.values);
      this.#note({ kind: 'draft', text: restored, action: startAgain, act: () => this.#startAgain() });
      return;
    }
    const contact = rememberedContact();
    if (contact === null || this.#form.elements.namedItem('phone') === null) return;
    fillIn(this.#form, contact);
    const text = fill(remembered, { name: contact.name });
    this.#note({ kind: 'contact', text, action: notYou, act: () => this.#forgetPerson() });
  }

  /** All fields move down for it. */
  #note(note: Note): void {
    afterPress(() => showNote(this.#form, note));
  }

  #startAgain(): void {
    forgetDraft(this.#draftName());
    this.#key = crypto.randomUUID();
    this.#form.reset();
    clearErrors(this.#form);
  }

  #forgetPerson(): void {
    forgetContact();
    removeNote(this.#form, 'contact');
    for (const name of contactFields) {
      const control = this.#form.elements.namedItem(name);
      if (control instanceof HTMLInputElement && !control.readOnly) control.value = '';
    }
  }

  #values(): FormValues {
    const attributes = JSON.stringify(visitSoFar());
    return { ...valuesOf(this.#form), url: location.pathname, lead_attributes: attributes };
  }

  /** What has been asked for; an empty field of a step to come would count as one left out. */
  #valuesSoFar(steps: FormSteps): FormValues {
    const ahead = steps.ahead();
    return Object.fromEntries(Object.entries(this.#values()).filter(([name]) => !ahead.has(name)));
  }

  #draftName(): string {
    const { form, id } = { form: this.#facts.form, id: this.#form.id };
    const car = this.#form.elements.namedItem('car_slug');
    return `${form}:${id}:${car instanceof HTMLInputElement ? car.value : ''}`;
  }

  #action(): string {
    return new URL(this.#form.action, location.href).pathname;
  }
}
