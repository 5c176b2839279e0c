/**
 * `<after-scroll data-from="500">` has the attribute `data-after` once the page is scrolled that many
 * pixels or more. One that begins `inert`, because it is out of sight, comes alive with it.
 */
class AfterScrollElement extends HTMLElement {
  readonly #stop = new AbortController();
  readonly #isHiddenBefore = this.inert;

  connectedCallback(): void {
    const update = () => this.#update(scrollY >= Number(this.dataset['from']));
    addEventListener('scroll', update, { passive: true, signal: this.#stop.signal });
    // The browser may have restored where the visitor was.
    update();
  }

  disconnectedCallback(): void {
    this.#stop.abort();
  }

  #update(isAfter: boolean): void {
    if (this.hasAttribute('data-after') === isAfter) return;
    this.toggleAttribute('data-after', isAfter);
    if (this.#isHiddenBefore) this.inert = !isAfter;
  }
}

export function defineAfterScroll(): void {
  if (!customElements.get('after-scroll')) customElements.define('after-scroll', AfterScrollElement);
}
