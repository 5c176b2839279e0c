import { rememberContact } from '../../../forms/contact.store.ts';
import type { FormValues } from '../../../forms/read-form.ts';
import { afterPress } from '../../../ui/after-press.client.ts';
import { hasFieldError, showFieldError } from '../../../ui/field-error.client.ts';
import type { FieldError } from '../../../ui/field-error.ts';
import { clearErrors, showErrors, showFailure } from '../../../ui/field-errors.client.ts';
import { formatInputs } from '../../../ui/format-input.client.ts';
import { fill } from '../../../values/fill.ts';
import { BusyForm } from '../../form/busy-form.client.ts';
import { fillIn } from '../../form/form-fields.client.ts';
import { forgetDraft } from '../../form/lead-draft.client.ts';
import { tradeInCarName } from '../offer-words.ts';
import { openStage } from '../open-stage.ts';
import { stageAfter, type TradeInStage } from '../trade-in-stages.ts';
import { checkStage } from './check-stage.ts';
import { copyLink } from './copy-link.client.ts';
import { openSession } from './open-session.client.ts';
import { askAndShowPurchase, showPurchase } from './purchase-line.client.ts';
import { offerRemembered } from './remembered-person.client.ts';
import { goBackAStage, pushStage, reachedStage, stageIn } from './stage-history.client.ts';
import { forgetToken, keepToken, keptToken, linkOfToken, tokenOfLink } from './trade-in-device.client.ts';
import type { TradeInFacts } from './trade-in-facts.ts';
import {
  answersOf,
  askedNames,
  formOf,
  keepTyped,
  stageOf,
  suggestModels,
  typedDraft,
  writeState,
  writeValues,
} from './trade-in-forms.client.ts';
import { decision, goToThanks } from './trade-in-sent.client.ts';
import { saveValuation, type TradeInReply } from './trade-in-server.client.ts';
import type { TradeInSession } from './trade-in-session.client.ts';
import {
  focusStage,
  showFoundCar,
  showOffer,
  showPart,
  showStage,
  showTold,
} from './trade-in-view.client.ts';
import { workingText } from './working-text.ts';

/** Brings `<trade-in>` to life; resolves when its first stage listens. */
export async function beginJourney(host: HTMLElement): Promise<void> {
  const facts = host.querySelector('script[type="application/json"]')?.textContent;
  if (!facts) throw new Error('<trade-in> holds no facts.');
  await new Journey(host, JSON.parse(facts)).begin();
}

class Journey {
  readonly #host: HTMLElement;
  readonly #facts: TradeInFacts;
  #session: TradeInSession;
  readonly #busy: BusyForm;
  /** What could not be sent for want of a connection. */
  #waiting: (() => void) | null = null;
  #saved = '';

  constructor(host: HTMLElement, facts: TradeInFacts) {
    this.#host = host;
    this.#facts = facts;
    this.#busy = new BusyForm(facts.texts.slow);
    this.#session = openSession(this.#facts.stages, keptToken());
  }

  async begin(): Promise<void> {
    const host = this.#host;
    const linked = tokenOfLink(location.hash);
    if (linked !== null) {
      keepToken(linked);
      this.#session = openSession(this.#facts.stages, linked);
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    formatInputs(host);
    this.#listen();
    host.setAttribute('data-ready', '');
    // What was typed while this was on its way comes before what was typed on an earlier visit.
    for (const form of host.querySelectorAll('form')) fillIn(form, typedDraft());
    keepTyped(host, this.#session.key);
    if ('purchase' in host.dataset) void askAndShowPurchase(host, this.#facts);
    if (this.#session.token !== null) await this.#resume(linked !== null);
    host.removeAttribute('data-waiting');
  }

  #listen(): void {
    const host = this.#host;
    host.addEventListener('submit', (event) => {
      event.preventDefault();
      const { target, submitter } = event;
      if (target instanceof HTMLFormElement) void this.#submit(target, submitter);
    });
    host.addEventListener('click', ({ target }) => {
      if (target instanceof Element) this.#clicked(target);
    });
    for (const kind of ['input', 'change']) host.addEventListener(kind, ({ target }) => this.#typed(target));
    host.addEventListener('focusout', ({ target }) => afterPress(() => this.#checkAgain(target)));
    addEventListener('popstate', ({ state }) => this.#show(this.#reached(stageIn(state))));
    addEventListener('online', () => {
      const again = this.#waiting;
      this.#waiting = null;
      again?.();
    });
  }

  #clicked(target: Element): void {
    const go = target.closest('[data-go]')?.getAttribute('data-go');
    if (target.closest('[data-back]')) this.#back(stageOf(target));
    else if (target.closest('[data-go-on]')) this.#goOn();
    else if (target.closest('[data-start-again]')) this.#startAgain();
    else if (target.closest('[data-copy]')) this.#copyLink(target);
    else if (go) this.#go(this.#reached(go));
  }

  #typed(target: EventTarget | null): void {
    if (target instanceof HTMLInputElement && target.name === 'make') suggestModels(this.#host, this.#facts);
    keepTyped(this.#host, this.#session.key);
  }

  /** A field that was wrong is looked at again when it is left. */
  #checkAgain(target: EventTarget | null): void {
    const field = target instanceof Element ? target.closest('[data-field]') : null;
    const form = field?.closest('form');
    const name = field?.getAttribute('data-field') ?? '';
    if (!form || !hasFieldError(form, name)) return;
    const error = this.#wrong(form).find((one) => one.field === name);
    showFieldError(form, name, error?.message ?? null);
  }

  #wrong(form: HTMLFormElement): FieldError[] {
    const stage = stageOf(form);
    return checkStage(stage, this.#answers(stage), askedNames(form), this.#facts);
  }

  readonly #answers = (stage: TradeInStage): FormValues => answersOf(this.#host, stage);

  async #submit(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    if (this.#busy.isBusy) return;
    this.#waiting = null;
    const stage = stageOf(form);
    const isSkip = submitter?.hasAttribute('data-skip') ?? false;
    const wrong = isSkip ? [] : this.#wrong(form);
    if (wrong.length > 0) {
      showErrors(form, wrong, this.#facts.texts.errors);
      return;
    }
    clearErrors(form);
    if (isSkip) {
      writeValues(form, { rego: '' });
      if (this.#session.state !== null) {
        this.#go('car');
        return;
      }
    }
    const isAccepted = !(submitter?.hasAttribute('data-decline') ?? false);
    this.#busy.begin(form, workingText(stage, this.#facts.screen));
    const reply = await this.#session.send(stage, (of) =>
      of === 'offer'
        ? { ...this.#answers(of), ...decision(isAccepted, this.#session.state) }
        : this.#answers(of),
    );
    this.#busy.end();
    this.#settle(form, reply, () => void this.#submit(form, submitter));
  }

  #settle(form: HTMLFormElement, reply: TradeInReply, again: () => void): void {
    const { texts, screen } = this.#facts;
    if (reply.kind === 'state') this.#saveStage(stageOf(form), reply.state.receipt ?? null);
    else if (reply.kind === 'refused') this.#refused(form, reply);
    else if (reply.kind === 'unreachable' && !navigator.onLine) {
      this.#waiting = again;
      showFailure(form, [screen.offline]);
    } else {
      const detail = reply.kind === 'failed' ? reply.detail : '';
      showFailure(form, [detail || texts.failed, texts.failedHelp, texts.orCall]);
    }
  }

  #saveStage(stage: TradeInStage, receipt: string | null): void {
    const { state } = this.#session;
    if (state === null) return;
    if (stage === 'contact') rememberContact(this.#answers(stage));
    if (stage === 'offer' || state.form_completed) this.#done(receipt);
    else {
      const car = formOf(this.#host, 'car');
      if (stage === 'plate' && car && state.vehicle !== null) writeState(car, state);
      this.#go(stageAfter(stage, this.#facts.stages));
    }
  }

  #refused(form: HTMLFormElement, reply: Extract<TradeInReply, { kind: 'refused' }>): void {
    const { texts, stages } = this.#facts;
    if (reply.status === 409 && reply.state === null) {
      // Sent meanwhile, in another window.
      void this.#resume(false);
      return;
    }
    const [first] = reply.errors;
    const owner = stages
      .flatMap((stage) => formOf(this.#host, stage) ?? [])
      .find((other) => askedNames(other).includes(first?.field ?? ''));
    if (owner && owner !== form) this.#go(stageOf(owner));
    this.#render();
    if (reply.errors.length > 0) showErrors(owner ?? form, reply.errors, texts.errors);
    else showFailure(form, [reply.detail || texts.failed, texts.orCall]);
  }

  #done(receipt: string | null): void {
    const { state } = this.#session;
    if (state === null) return;
    forgetToken();
    forgetDraft('trade-in');
    if (receipt !== null && goToThanks(this.#host, state, receipt)) return;
    showPart(this.#host, 'done', state.message ?? '');
    focusStage(this.#host);
  }

  #reached(wanted: unknown): TradeInStage {
    return reachedStage(wanted, this.#session.state, this.#facts.stages);
  }

  #go(stage: TradeInStage): void {
    pushStage(stage);
    this.#show(stage);
  }

  #back(stage: TradeInStage): void {
    const { stages } = this.#facts;
    if (!goBackAStage()) this.#show(stages[stages.indexOf(stage) - 1] ?? 'plate');
  }

  #show(stage: TradeInStage): void {
    showPart(this.#host, 'journey');
    showStage(this.#host, stage, this.#facts);
    this.#render();
    if (stage === 'contact') offerRemembered(formOf(this.#host, stage), this.#facts.texts);
    if (stage === 'offer') this.#saveValuation();
    focusStage(this.#host);
  }

  #render(): void {
    const { state } = this.#session;
    if (state === null) return;
    const shown = this.#host.querySelector('section[data-stage]:not([hidden])');
    showFoundCar(this.#host, state, this.#facts);
    showOffer(this.#host, state, this.#facts);
    showTold(this.#host, state, shown === null ? 'plate' : stageOf(shown), this.#facts);
    if (state.purchase !== null) showPurchase(this.#host, state.purchase, this.#facts);
  }

  #saveValuation(): void {
    const { state } = this.#session;
    const failure = this.#facts.texts.saveFailed;
    if (state === null || state.valuation === null || failure === null) return;
    const told = JSON.stringify([state.valuation, state.offer_price]);
    if (this.#saved === told) return;
    this.#saved = told;
    const { token } = this.#session;
    void saveValuation({ valuation: state.valuation, offer: state.offer_price, token }, failure);
  }

  async #resume(isLinked: boolean): Promise<void> {
    const reply = await this.#session.resume();
    const { state } = this.#session;
    if (reply.kind !== 'state' || state === null) return;
    if (state.form_completed) {
      this.#done(null);
      return;
    }
    for (const stage of this.#facts.stages) {
      const form = formOf(this.#host, stage);
      if (form) writeState(form, state);
    }
    this.#restoreTyped();
    const { resume } = this.#facts.screen;
    const name = tradeInCarName(state.vehicle);
    const was = stageIn(history.state);
    if (was !== null) this.#show(this.#reached(was));
    else if (isLinked) this.#goOn();
    else showPart(this.#host, 'resume', name === '' ? resume.unnamed : fill(resume.text, { name }));
  }

  #restoreTyped(): void {
    const typed = typedDraft();
    for (const stage of this.#facts.stages) {
      const form = formOf(this.#host, stage);
      if (form) writeValues(form, typed);
    }
    suggestModels(this.#host, this.#facts);
  }

  #goOn(): void {
    const { state } = this.#session;
    this.#go(state === null ? 'plate' : openStage(state, this.#facts.stages));
  }

  /** The page anew: nothing of the other trade-in stays on it. */
  #startAgain(): void {
    forgetToken();
    forgetDraft('trade-in');
    location.replace(location.pathname + location.search);
  }

  #copyLink(button: Element): void {
    const { token } = this.#session;
    const { screen, texts } = this.#facts;
    if (token !== null)
      void copyLink(button, linkOfToken(token, location.origin), {
        copied: screen.link.copied,
        close: texts.close,
      });
  }
}
