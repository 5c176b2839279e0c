/**
 * `<compare-page>`: what it shows is what the device compares from then on; opened without vehicles it goes to
 * those that the device has.
 */
class ComparePageElement extends HTMLElement {
  connectedCallback(): void {
    import('./follow-comparison.client.ts').then(
      ({ followComparison }) => followComparison(this),
      console.warn,
    );
  }
}

export function defineComparePage(): void {
  customElements.define('compare-page', ComparePageElement);
}
