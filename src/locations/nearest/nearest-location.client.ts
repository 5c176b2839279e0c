import * as v from 'valibot';
import { answerPostcodes } from '../../ui/postcode-question.client.ts';
import { fill } from '../../values/fill.ts';
import { nearestReplySchema } from './nearest-reply.schema.ts';

type Nearest = v.InferOutput<typeof nearestReplySchema>['nearest'];

const replySchema = v.union([nearestReplySchema, v.object({ detail: v.string() })]);

/** `<nearest-location>` around a form that works by itself: answers without leaving the page. */
class NearestLocationElement extends HTMLElement {
  readonly #stop = new AbortController();

  connectedCallback(): void {
    const say = (_state: string, message: string) => this.#answer?.replaceChildren(message);
    const show = (reply: unknown, postcode: string, refuse: (message: string) => void) => {
      const parsed = v.safeParse(replySchema, reply);
      if (!parsed.success) return false;
      if ('detail' in parsed.output) refuse(parsed.output.detail);
      else this.#show(postcode, parsed.output.nearest);
      return true;
    };
    answerPostcodes(this, { say, show }, this.#stop.signal);
  }

  disconnectedCallback(): void {
    this.#stop.abort();
  }

  get #answer(): Element | null {
    return this.querySelector('[role="status"]');
  }

  #show(postcode: string, nearest: Nearest): void {
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
