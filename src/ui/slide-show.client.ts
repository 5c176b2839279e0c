const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * `<slide-show>` around a row `data-row` that scrolls and snaps by itself, its `data-slide`s and the buttons that go to
 * them: `data-do="previous"`, `"next"`, and a `"go"` for each. `data-loop` goes on from the last to the first;
 * `data-start-at` is the slide shown at first, from 0; with `data-seconds` the next comes by itself. A slide out of
 * its window has no box and does not count: with one left, `data-single` is set.
 */
class SlideShow extends HTMLElement {
  readonly #stop = new AbortController();

  connectedCallback(): void {
    const row = this.querySelector<HTMLElement>('[data-row]');
    if (row === null) return;
    const { signal } = this.#stop;
    const follow = () => this.#follow(row);
    for (const [name, by] of [
      ['previous', -1],
      ['next', 1],
    ] as const)
      this.#button(name)?.addEventListener('click', () => this.step(by), { signal });
    for (const [index, dot] of this.#dots().entries())
      dot.addEventListener('click', () => this.#show(index), { signal });
    row.addEventListener('scroll', follow, { signal, passive: true });
    const first = Number(this.dataset['startAt'] ?? 0);
    if (first > 0 && row.scrollLeft === 0) this.#show(first, 'instant');
    follow();
    this.dataset['ready'] = '';
    const seconds = Number(this.dataset['seconds']);
    if (seconds > 0 && !isStill())
      void import('./slide-autoplay.client.ts').then(({ startAutoplay }) =>
        startAutoplay(this, seconds, signal),
      );
  }

  disconnectedCallback(): void {
    this.#stop.abort();
  }

  /** To the slide so many further on. */
  step(by: number): void {
    const { length } = this.#slides();
    const to = this.#current() + by;
    this.#show('loop' in this.dataset ? (to + length) % length : to);
  }

  #button(name: string): HTMLButtonElement | null {
    return this.querySelector(`[data-do="${name}"]`);
  }

  #seen(selector: string): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(selector)].filter(
      (part) => part.getClientRects().length > 0,
    );
  }

  #slides(): HTMLElement[] {
    return this.#seen('[data-slide]');
  }

  #dots(): HTMLElement[] {
    return this.#seen('[data-do="go"]');
  }

  /** How far a slide's middle is right of the row's. */
  #offset(slide: HTMLElement): number {
    const own = slide.getBoundingClientRect();
    const row = (slide.closest('[data-row]') ?? this).getBoundingClientRect();
    return own.left + own.width / 2 - row.left - row.width / 2;
  }

  #current(): number {
    const away = this.#slides().map((slide) => Math.abs(this.#offset(slide)));
    return away.indexOf(Math.min(...away));
  }

  #show(index: number, behavior: ScrollBehavior = isStill() ? 'instant' : 'smooth'): void {
    const slides = this.#slides();
    const slide = slides[Math.min(index, slides.length - 1)];
    const row = this.querySelector('[data-row]');
    // Not by so much: a browser would stop at the first slide on the way.
    if (row && slide) row.scrollTo({ left: row.scrollLeft + this.#offset(slide), behavior });
  }

  #follow(row: HTMLElement): void {
    const count = this.#slides().length;
    const current = this.#current();
    this.toggleAttribute('data-single', count < 2 || row.scrollWidth - row.clientWidth < 3);
    for (const [index, dot] of this.#dots().entries()) {
      if (index === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    if ('loop' in this.dataset) return;
    for (const [name, end] of [
      ['previous', 0],
      ['next', count - 1],
    ] as const) {
      const button = this.#button(name);
      if (button) button.disabled = current === end;
    }
  }
}

export function defineSlideShow(): void {
  if (!customElements.get('slide-show')) customElements.define('slide-show', SlideShow);
}
