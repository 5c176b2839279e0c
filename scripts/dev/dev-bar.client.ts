import * as v from 'valibot';
import { devBarStyle } from './dev-bar-style.ts';
import { type DevMessage, devMessageSchema } from './dev-message.ts';
import { eventsPath } from './dev-parts.ts';

/** When the page was made, as the server wrote it on the script of the clock. */
const pageRevision = document.querySelector<HTMLElement>('script[data-revision]')?.dataset['revision'] ?? '';

function part<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
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

/**
 * Stands over every page of the dev server: the clock and, while there are mistakes, what they are. The page
 * below stays as it was and can be used. Its own tree: no style of the dealer's reaches it.
 */
class DevBar extends HTMLElement {
  #events: EventSource | undefined;
  /** What the marketer has put away; another list is shown again. */
  #hidden = '';
  readonly #mistakes = part('section', { className: 'mistakes', hidden: true });
  readonly #advice = part('details', { className: 'advice', hidden: true });
  readonly #state = part('summary', { textContent: 'Connecting…' });
  readonly #time = part('input', { type: 'datetime-local', name: 'at', required: true });

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#mistakes.setAttribute('role', 'alert');
    root.replaceChildren(part('style', { textContent: devBarStyle }), this.#mistakes, this.#clock());
    this.#events = new EventSource(eventsPath);
    this.#events.onmessage = ({ data }) => this.#tell(data);
    this.#events.onerror = () => {
      this.#state.textContent = 'Waiting for the dev server…';
    };
  }

  disconnectedCallback(): void {
    this.#events?.close();
  }

  #tell(data: unknown): void {
    const message = v.safeParse(v.pipe(v.string(), v.parseJson(), devMessageSchema), data);
    if (!message.success) return;
    const { revision } = message.output;
    if (revision !== '' && revision !== pageRevision) this.#reload();
    else {
      this.#showClock(message.output);
      this.#showMistakes(message.output);
      this.#showAdvice(message.output);
    }
  }

  /** A clock that is set reloads every page; one that is on its way elsewhere must not be called back. */
  #reload(): void {
    if (!('devLeaving' in document.documentElement.dataset)) location.reload();
  }

  #showClock({ busy, time, isClockSet, timeZone, dealer }: DevMessage): void {
    const shown = time.replace('T', ' ');
    this.#state.textContent = busy ?? (isClockSet ? `Set to ${shown}` : `Now, ${shown}`);
    this.#state.title = `${dealer}, ${timeZone}`;
    this.toggleAttribute('data-set', isClockSet);
    if (this.shadowRoot?.activeElement !== this.#time) this.#time.value = time;
  }

  #showMistakes({ problems, isCurrent }: DevMessage): void {
    const list = problems.join('\n');
    this.#mistakes.hidden = list === '' || list === this.#hidden;
    if (this.#mistakes.hidden) return;
    const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
    const hide = part('button', { type: 'button', textContent: 'Hide' });
    hide.addEventListener('click', () => {
      this.#hidden = list;
      this.#mistakes.hidden = true;
    });
    const heading = isCurrent ? `To put right: ${count}` : `Your last change is not shown: ${count}`;
    const state = isCurrent ? '' : 'The page is as it was before. ';
    this.#mistakes.replaceChildren(
      part('h2', { textContent: heading }),
      listOf(problems),
      part('p', { textContent: `${state}This goes by itself when the file is mended.` }),
      hide,
    );
  }

  #showAdvice({ advice }: DevMessage): void {
    this.#advice.hidden = advice.length === 0;
    this.#advice.replaceChildren(
      part('summary', { textContent: `Worth a look: ${advice.length}` }),
      listOf(advice),
    );
  }

  /** A form that works as any link does: the server sets its clock and leads back here. */
  #clock(): HTMLElement {
    const label = part('label', {}, ['Show the site as it is at', this.#time]);
    const query = new URLSearchParams(location.search);
    const kept = [...query].map(([name, value]) => part('input', { type: 'hidden', name, value }));
    const show = part('button', { textContent: 'Show' });
    const now = part('button', {
      name: 'at',
      value: 'now',
      textContent: 'Back to now',
      formNoValidate: true,
    });
    // Its name would stand in the address twice.
    now.addEventListener('click', () => {
      this.#time.disabled = true;
    });
    const form = part('form', { action: location.pathname }, [...kept, label, show, now]);
    return part('details', { className: 'clock' }, [this.#state, form, this.#advice]);
  }
}

if (customElements.get('dev-bar') === undefined) customElements.define('dev-bar', DevBar);
document.body.append(document.createElement('dev-bar'));
