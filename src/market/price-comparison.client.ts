import { FARTHER_BELOW } from './far-below.client.ts';

/** `<price-comparison>`: empty until it comes near; all else is loaded then. */
class PriceComparisonElement extends HTMLElement {
  readonly #near = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      this.#near.disconnect();
      import('./comparison-scale.client.ts')
        .then(({ showComparison }) => showComparison(this))
        // "Price comparison fetch failure: logged; the section shows nothing" (stock and vehicle §8).
        .catch((error: unknown) => console.warn('The price comparison could not be loaded.', error));
    },
    { rootMargin: FARTHER_BELOW },
  );

  connectedCallback(): void {
    this.#near.observe(this);
  }

  disconnectedCallback(): void {
    this.#near.disconnect();
  }
}

export function definePriceComparison(): void {
  if (!customElements.get('price-comparison'))
    customElements.define('price-comparison', PriceComparisonElement);
}
