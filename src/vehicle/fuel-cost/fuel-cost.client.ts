import { whenTouched } from '../../ui/when-touched.client.ts';

/** `<fuel-cost>`: the page has the cost; what works it out anew is loaded when somebody comes to the inputs. */
class FuelCostElement extends HTMLElement {
  connectedCallback(): void {
    const load = async () => (await import('./fuel-cost-figures.client.ts')).followFigures(this);
    // A browser that comes back to the page keeps what was typed.
    const isTyped = [...this.querySelectorAll('input')].some((input) => input.value !== input.defaultValue);
    if (isTyped) void load().catch(() => {});
    else whenTouched(this, { load });
  }
}

export function defineFuelCost(): void {
  if (!customElements.get('fuel-cost')) customElements.define('fuel-cost', FuelCostElement);
}
