import * as v from 'valibot';
import { DEV_BAR_STYLE } from './dev-bar-style.ts';
import { type DevMessage, devMessageSchema } from './dev-message.ts';
import { eventsPath } from './site/dev-parts.ts';

/** When the page was made, from the attribute on the clock's script. */
const pageRevision = document.querySelector<HTMLElement>('script[data-revision]')?.dataset['revision'] ?? '';

function part<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  Object.assign(made, properties);
  made.append(...children);
  return made;
}

function listOf(sentences: readonly string[]): HTMLElement {
  return part(
    'ul',
    {},
    sentences.map((text) => part('li', { textContent: text })),
  );
}

const mistakes = part('section', { className: 'mistakes', hidden: true, role: 'alert' });
const advice = part('details', { className: 'advice', hidden: true });
const state = part('summary', { textContent: 'Connecting…' });
const time = part('input', { type: 'datetime-local', name: 'at', required: true });
/**
 * A bar over every page of the dev server, with the clock and the present mistakes. The page below stays
 * usable. It uses shadow DOM, so that the dealer's styles do not apply.
 */
const bar = document.createElement('dev-bar');
/** The list of mistakes that was dismissed; a different list is shown again. */
let hidden = '';

function tell(data: unknown): void {
  const message = v.safeParse(v.pipe(v.string(), v.parseJson(), devMessageSchema), data);
  if (!message.success) return;
  const { revision } = message.output;
  if (revision !== '' && revision !== pageRevision) reload();
  else {
    showClock(message.output);
    showMistakes(message.output);
    advice.hidden = message.output.advice.length === 0;
    const heading = `Advice: ${message.output.advice.length}`;
    advice.replaceChildren(part('summary', { textContent: heading }), listOf(message.output.advice));
  }
}

/** Setting the clock reloads every page; one that is navigating away must not be called back. */
function reload(): void {
  if (!('devLeaving' in document.documentElement.dataset)) location.reload();
}

function showClock({ busy, time: at, isClockSet, timeZone, dealer }: DevMessage): void {
  const shown = at.replace('T', ' ');
  state.textContent = busy ?? (isClockSet ? `Set to ${shown}` : `Now, ${shown}`);
  state.title = `${dealer}, ${timeZone}`;
  bar.toggleAttribute('data-set', isClockSet);
  if (bar.shadowRoot?.activeElement !== time) time.value = at;
}

function showMistakes({ problems, isCurrent }: DevMessage): void {
  const list = problems.join('\n');
  mistakes.hidden = list === '' || list === hidden;
  if (mistakes.hidden) return;
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  const hide = part('button', { type: 'button', textContent: 'Hide' });
  hide.addEventListener('click', () => {
    hidden = list;
    mistakes.hidden = true;
  });
  const heading = isCurrent ? `Mistakes: ${count}` : `Your last change is not shown: ${count}`;
  const before = isCurrent ? '' : 'The page is as it was before. ';
  mistakes.replaceChildren(
    part('h2', { textContent: heading }),
    listOf(problems),
    part('p', { textContent: `${before}This disappears once the file is corrected.` }),
    hide,
  );
}

/** A plain GET form: the dev server sets its clock and redirects back to this page. */
function clock(): HTMLElement {
  const label = part('label', {}, ['Show the site as it is at', time]);
  const query = new URLSearchParams(location.search);
  const kept = [...query].map(([name, value]) => part('input', { type: 'hidden', name, value }));
  const show = part('button', { textContent: 'Show' });
  const now = part('button', { name: 'at', value: 'now', textContent: 'Back to now', formNoValidate: true });
  // Otherwise its parameter would be in the address twice.
  now.addEventListener('click', () => {
    time.disabled = true;
  });
  const form = part('form', { action: location.pathname }, [...kept, label, show, now]);
  return part('details', { className: 'clock' }, [state, form, advice]);
}

bar.attachShadow({ mode: 'open' }).append(part('style', { textContent: DEV_BAR_STYLE }), mistakes, clock());
document.body.append(bar);
const events = new EventSource(eventsPath);
events.onmessage = ({ data }) => tell(data);
events.onerror = () => {
  state.textContent = 'Waiting for the dev server…';
};
