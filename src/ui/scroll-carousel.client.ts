/** Of a scrolled row: a pixel is lost where the screen's are not whole. */
const SLACK = 2;

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * `<scroll-carousel>` around a row that scrolls by itself and two buttons, `data-do="previous"` and `"next"`, which
 * go on by what is in sight and are disabled at the ends.
 */
class ScrollCarousel extends HTMLElement {
  readonly #stop = new AbortController();
  #resized: ResizeObserver | null = null;

  connectedCallback(): void {
    const row = this.querySelector<HTMLElement>('[data-row]');
    const [previous, next] = ['previous', 'next'].map((name) =>
      this.querySelector<HTMLButtonElement>(`[data-do="${name}"]`),
    );
    if (!row || !previous || !next) return;
    const { signal } = this.#stop;
    const show = () => {
      const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
      this.toggleAttribute('data-fits', row.scrollWidth - row.clientWidth <= SLACK);
      previous.disabled = row.scrollLeft <= SLACK;
      next.disabled = rest <= SLACK;
    };
    const go = (pages: number) =>
      row.scrollBy({ left: pages * row.clientWidth, behavior: isStill() ? 'instant' : 'smooth' });
    previous.addEventListener('click', () => go(-1), { signal });
    next.addEventListener('click', () => go(1), { signal });
    row.addEventListener('scroll', show, { signal, passive: true });
    this.#resized = new ResizeObserver(show);
    this.#resized.observe(row);
  }

  disconnectedCallback(): void {
    this.#stop.abort();
    this.#resized?.disconnect();
  }
}

export function defineScrollCarousel(): void {
  if (!customElements.get('scroll-carousel')) customElements.define('scroll-carousel', ScrollCarousel);
}
