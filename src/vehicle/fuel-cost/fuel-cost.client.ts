import { formatMoneyWithCents } from '../../values/money.ts';
import { fuelCost } from './fuel-cost.ts';

/** `<fuel-cost>`: works the cost out anew while the shopper changes the price or the distance. */
class FuelCostElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('input', () => this.#show());
    // A browser that comes back to the page keeps what was typed.
    this.#show();
  }

  #figure(name: string): number {
    return this.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.valueAsNumber ?? Number.NaN;
  }

  #show(): void {
    const cost = fuelCost({
      kmPerWeek: this.#figure('km-per-week'),
      pricePerLitre: this.#figure('price-per-litre'),
      litresPer100Km: Number(this.dataset['consumption']),
    });
    const { currency = 'AUD' } = this.dataset;
    const write = (selector: string, amount: number | undefined) => {
      const text = amount === undefined ? '–' : formatMoneyWithCents(amount, currency);
      const place = this.querySelector(selector);
      // What did not change is not announced.
      if (place !== null && place.textContent !== text) place.textContent = text;
    };
    write('.per-week', cost?.perWeek);
    write('.per-year', cost?.perYear);
  }
}

export function defineFuelCost(): void {
  if (!customElements.get('fuel-cost')) customElements.define('fuel-cost', FuelCostElement);
}
