import { fill } from '../../../values/fill.ts';
import { offerWords, tradeInCarName } from '../offer-words.ts';
import type { TradeInState } from '../trade-in.schema.ts';
import type { TradeInStage } from '../trade-in-stages.ts';
import type { TradeInFacts } from './trade-in-facts.ts';

export function write(root: ParentNode, selector: string, text: string): void {
  const place = root.querySelector(selector);
  if (place) place.textContent = text;
}

function show(root: ParentNode, selector: string, isShown: boolean): void {
  const part = root.querySelector<HTMLElement>(selector);
  if (part) part.hidden = !isShown;
}

/** What stands in the element's place: the journey, or one of two panels beside it. */
export function showPart(host: HTMLElement, part: 'journey' | 'resume' | 'done', text = ''): void {
  for (const name of ['journey', 'resume', 'done']) show(host, `[data-${name}]`, name === part);
  if (part !== 'journey') write(host, `[data-${part}] > p`, text);
}

export function showStage(
  host: HTMLElement,
  stage: TradeInStage,
  { stages, screen, texts }: TradeInFacts,
): void {
  const step = stages.indexOf(stage) + 1;
  for (const section of host.querySelectorAll<HTMLElement>('section[data-stage]'))
    section.hidden = section.dataset['stage'] !== stage;
  if (step === 1) show(host, '[data-told]', false);
  write(host, '[data-step]', fill(texts.step, { step, steps: stages.length }));
  write(host, '[data-stage-name]', screen.stages[stage]);
  for (const [index, mark] of host.querySelectorAll('[data-of]').entries()) {
    mark.classList.toggle('is-now', index === step - 1);
    mark.classList.toggle('is-done', index < step - 1);
  }
}

/** The heading of the stage in sight, for whoever does not see it change. */
export function focusStage(host: HTMLElement): void {
  const heading = [...host.querySelectorAll<HTMLElement>('h2[tabindex]')].find(
    (one) => one.offsetParent !== null,
  );
  heading?.focus({ preventScroll: true });
  const top = host.getBoundingClientRect().top;
  if (top < 0 || top > innerHeight / 2) host.scrollIntoView({ block: 'start' });
}

/** What the number plate told of the car, or that the shopper is to tell it. */
export function showFoundCar(host: HTMLElement, state: TradeInState, { screen }: TradeInFacts): void {
  const section = host.querySelector('[data-stage="car"]');
  if (section === null) return;
  const name = tradeInCarName(state.vehicle);
  const { heading, text, found, foundText } = screen.car;
  write(section, 'h2', name === '' ? heading : fill(found, { name }));
  write(section, '.trade-in-text', name === '' ? text : foundText);
  write(section, '.trade-in-message', name === '' ? (state.message ?? '') : '');
}

/** The estimate, or why there is none; and what the two buttons then do. */
export function showOffer(host: HTMLElement, state: TradeInState, { screen, currency }: TradeInFacts): void {
  const section = host.querySelector<HTMLElement>('[data-stage="offer"]');
  if (section === null) return;
  const words = offerWords(state, screen, currency);
  show(section, '[data-offer]', words !== null);
  show(section, '[data-call]', words === null);
  show(section, '[data-decline]', words !== null);
  show(section, '[data-difference]', words?.difference != null);
  write(section, '[data-accept]', words?.accept ?? screen.offer.send);
  write(section, '[data-call] [data-message]', state.message ?? '');
  if (words === null) return;
  write(section, '[data-offer] [data-heading]', tradeInCarName(state.vehicle) || screen.offer.heading);
  write(section, '[data-figure]', words.offer);
  write(section, '[data-range]', words.range);
  write(section, '[data-basis]', words.basis);
  write(section, '[data-conditions]', words.conditions);
  section.style.setProperty('--position', `${Math.round(words.position * 100)}%`);
  write(section, '[data-difference] .offer-left', words.difference?.text ?? '');
  write(section, '[data-difference] .small', words.difference?.basis ?? '');
}

/** What was told so far, each with a way back to it. */
export function showTold(
  host: HTMLElement,
  state: TradeInState,
  stage: TradeInStage,
  facts: TradeInFacts,
): void {
  const { screen, stages } = facts;
  const kms =
    state.kms === null ? '' : fill(screen.summary.kilometres, { count: state.kms.toLocaleString('en-AU') });
  const told: readonly [TradeInStage, string][] = [
    ['plate', [state.rego, state.rego && state.regoState].filter(Boolean).join(' ')],
    ['car', [tradeInCarName(state.vehicle), kms].filter(Boolean).join(', ')],
    ['contact', [state.contact.name, state.contact.last_name].filter(Boolean).join(' ')],
  ];
  const rows = told.filter(([of, text]) => text !== '' && stages.indexOf(of) < stages.indexOf(stage));
  const list = host.querySelector('[data-told] dl');
  list?.replaceChildren(...rows.map(([of, text]) => toldRow(of, text, facts)));
  show(host, '[data-told]', stage !== 'plate');
}

function toldRow(stage: TradeInStage, text: string, { screen }: TradeInFacts): HTMLElement {
  const row = document.createElement('div');
  const name = Object.assign(document.createElement('dt'), { textContent: screen.stages[stage] });
  const said = Object.assign(document.createElement('dd'), { textContent: text });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'trade-in-plain';
  button.dataset['go'] = stage;
  button.textContent = screen.summary.change;
  button.setAttribute('aria-label', `${screen.summary.change}: ${screen.stages[stage]}`);
  const act = document.createElement('dd');
  act.append(button);
  row.append(name, said, act);
  return row;
}
