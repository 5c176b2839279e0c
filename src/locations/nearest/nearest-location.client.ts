import * as v from 'valibot';
import { fill } from '../../values/fill.ts';
import { readPostcode } from '../../values/postcode.ts';
import { nearestReplySchema } from './nearest-reply.schema.ts';

const PATIENCE_MS = 15_000;

type Reply = v.InferOutput<typeof nearestReplySchema>;

const problemSchema = v.object({ detail: v.string() });

/** `<nearest-location>` around a form that works by itself: answers without leaving the page. */
class NearestLocationElement extends HTMLElement {
  readonly #stop = new AbortController();
  #asked: string | null = null;

  connectedCallback(): void {
    const form = this.querySelector('form');
    const input = this.querySelector<HTMLInputElement>('input[name="postcode"]');
    if (form === null || input === null) return;
    const { signal } = this.#stop;
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        void this.#submit(form, input);
      },
      { signal },
    );
    input.addEventListener('input', () => input.removeAttribute('aria-invalid'), { signal });
  }

  disconnectedCallback(): void {
    this.#stop.abort();
  }

  async #submit(form: HTMLFormElement, input: HTMLInputElement): Promise<void> {
    const { empty = '', invalid = '', loading = '', offline = '', failed = '' } = this.dataset;
    const postcode = readPostcode(input.value);
    if (postcode === null) {
      this.#asked = null;
      this.#refuse(input, input.value.trim() === '' ? empty : invalid);
      return;
    }
    // A second press of the button asks nothing new.
    if (postcode === this.#asked) return;
    this.#asked = postcode;
    this.#say(loading);
    const reply = navigator.onLine ? await this.#ask(form) : null;
    // A later question has its own answer.
    if (this.#asked !== postcode) return;
    this.#asked = null;
    if (reply === null) this.#say(navigator.onLine ? failed : offline);
    else if ('detail' in reply) this.#refuse(input, reply.detail);
    else this.#show(postcode, reply);
  }

  /** What was found, or why nothing was; null when nobody answered. */
  async #ask(form: HTMLFormElement): Promise<Reply | v.InferOutput<typeof problemSchema> | null> {
    const url = new URL(form.action);
    for (const [name, value] of new FormData(form)) url.searchParams.set(name, String(value).trim());
    try {
      const response = await fetch(url, {
        headers: { Accept: 'application/json' },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const reply = v.safeParse(v.union([nearestReplySchema, problemSchema]), await response.json());
      return reply.success ? reply.output : null;
    } catch {
      return null;
    }
  }

  #refuse(input: HTMLInputElement, message: string): void {
    this.#say(message);
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  }

  #say(message: string): void {
    this.#answer?.replaceChildren(message);
  }

  get #answer(): Element | null {
    return this.querySelector('[role="status"]');
  }

  #show(postcode: string, { nearest }: Reply): void {
    const { result = '', away = '' } = this.dataset;
    const list = document.createElement('ol');
    list.setAttribute('role', 'list');
    list.ariaLabel = fill(result, { place: postcode });
    list.append(
      ...nearest.map(({ name, path, distance }) => {
        const item = document.createElement('li');
        const link = Object.assign(document.createElement('a'), { href: path, textContent: name });
        const far = document.createElement('span');
        far.className = 'small muted figures';
        far.textContent = fill(away, { distance });
        item.append(link, far);
        return item;
      }),
    );
    this.#answer?.replaceChildren(list);
    const map = this.closest('[data-map-section]')?.querySelector('location-map');
    map?.dispatchEvent(new CustomEvent('look-at', { detail: nearest[0]?.slug }));
  }
}

export function defineNearestLocation(): void {
  if (!customElements.get('nearest-location'))
    customElements.define('nearest-location', NearestLocationElement);
}
