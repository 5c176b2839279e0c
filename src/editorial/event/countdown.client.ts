import { type TimeLeft, timeLeft, untilNextMinute } from './time-left.ts';

/**
 * `<event-countdown>`: to the beginning, then to the end. It says nothing aloud: the dates stand above it in words.
 */
class EventCountdown extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.#tick();
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
  }

  #tick(): void {
    const now = Date.now();
    const { from = '', until = '' } = this.dataset;
    const isBefore = now < Date.parse(from);
    const end = Date.parse(isBefore ? from : until);
    this.dataset['state'] = isBefore ? 'before' : 'during';
    this.#show(timeLeft(now, end));
    if (now < end) this.#timer = setTimeout(() => this.#next(), untilNextMinute(now, end));
  }

  /** Only who has waited for the end tells the page: it stands in a part that decides then, and comes to the page anew. */
  #next(): void {
    this.#tick();
    if (Date.now() >= Date.parse(this.dataset['until'] ?? '')) decideAgain();
  }

  #show(left: TimeLeft): void {
    for (const [name, count] of Object.entries(left)) {
      const cell = this.querySelector<HTMLElement>(`[data-unit="${name}"]`);
      const [number, label] = cell?.children ?? [];
      if (!cell || !number || !label) continue;
      number.textContent = String(count);
      label.textContent = (count === 1 ? cell.dataset['one'] : cell.dataset['many']) ?? '';
    }
  }
}

/** What shows only for a while decides when it comes to the page. */
function decideAgain(): void {
  for (const part of document.querySelectorAll('in-window')) part.replaceWith(part);
}

/** @public loaded by the script of a page */
export function defineCountdown(): void {
  if (!customElements.get('event-countdown')) customElements.define('event-countdown', EventCountdown);
}
