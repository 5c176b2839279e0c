import { fill } from '../../values/fill.ts';
import { type PageCar, pageCar } from '../page-car.client.ts';
import { currentPrice } from '../price/price.ts';
import { ageOnArrival, checkedAgo } from './checked-ago.ts';
import { countAt } from './count-up.ts';
import type { ViewReply } from './view-reply.schema.ts';
import { parseViewReply } from './view-reply.ts';

type Answer = { readonly reply: ViewReply; readonly ageSeconds: number };

/**
 * Null when there is no answer to believe: the page then stays as it was built. `updatedAt` is what the page
 * knows last of the car, the day it was sold or came; not when the page was built, or each build would be another.
 */
async function askView(car: PageCar, updatedAt: string, signal: AbortSignal): Promise<Answer | null> {
  const query = new URLSearchParams({
    photos_count: String(car.photosCount),
    updated_at: updatedAt,
    website_id: car.website,
  });
  try {
    const response = await fetch(`/api/cars/${car.slug}/view.json?${query}`, { signal });
    const reply = response.ok ? parseViewReply(await response.json()) : null;
    return reply && { reply, ageSeconds: ageOnArrival(reply.checked_at, response.headers.get('Date')) };
  } catch {
    return null;
  }
}

/** Once the page has loaded and somebody looks at it: a page opened in a background tab is no view yet. */
function whenSeen(look: () => void, signal: AbortSignal): void {
  const check = () => {
    if (document.readyState !== 'complete' || document.visibilityState !== 'visible') return;
    removeEventListener('load', check);
    document.removeEventListener('visibilitychange', check);
    look();
  };
  addEventListener('load', check, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  check();
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** `<live-status>`: what holds of the vehicle while its page is read (stock and vehicle §4, §7). */
class LiveStatusElement extends HTMLElement {
  readonly #stop = new AbortController();
  #timer = 0;

  connectedCallback(): void {
    const car = pageCar();
    if (car !== null) whenSeen(() => void this.#ask(car), this.#stop.signal);
  }

  disconnectedCallback(): void {
    this.#stop.abort();
    clearTimeout(this.#timer);
  }

  async #ask(car: PageCar): Promise<void> {
    const answer = await askView(car, this.dataset['updatedAt'] ?? '', this.#stop.signal);
    if (answer === null) return;
    const { reply, ageSeconds } = answer;
    this.#showViews(reply.views);
    this.#showChecked(performance.now() - ageSeconds * 1000);
    // Without a network the page stays as it was built.
    await this.#showChange(car, reply).catch(console.warn);
  }

  #showViews(views: number): void {
    const line = this.querySelector('.views');
    const { views: many = '', oneView = '' } = this.dataset;
    if (line === null || views === 0) return;
    const write = (count: number) => {
      line.textContent = views === 1 ? oneView : fill(many, { count: count.toLocaleString('en-AU') });
    };
    // Counting where nobody looks would cost a phone sixty frames while the page is still coming.
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || !isInWindow(line);
    const start = still ? -Infinity : performance.now();
    const step = (now: number) => {
      const count = countAt(views, now - start);
      write(count);
      if (count < views) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** Each second while seconds are shown, then each minute; nobody is told of every one. */
  #showChecked(checkedAt: number): void {
    const seconds = (performance.now() - checkedAt) / 1000;
    const line = this.querySelector('.checked');
    if (line === null) return;
    line.textContent = fill(this.dataset['checked'] ?? '', {
      ago: checkedAgo(seconds, document.documentElement.lang),
    });
    this.#timer = window.setTimeout(() => this.#showChecked(checkedAt), seconds < 60 ? 1000 : 60_000);
  }

  /** Seldom has anything changed since the page was built: how to show it is loaded only then. */
  async #showChange(car: PageCar, reply: ViewReply): Promise<void> {
    const { price = '', reserved } = this.dataset;
    const now = reply.car_fields;
    const isAsBuilt =
      now.status === car.status &&
      now.reserved === (reserved !== undefined) &&
      String(currentPrice({ price: now.price, offerPrice: null }) ?? '') === price;
    if (isAsBuilt) return;
    const { showChange } = await import('./show-change.client.ts');
    showChange(car, reply, this);
  }
}

export function defineLiveStatus(): void {
  if (!customElements.get('live-status')) customElements.define('live-status', LiveStatusElement);
}
