import { formatMoneyWithCents } from '../../values/money.ts';
import { fuelCost } from './fuel-cost.ts';

function figure(place: HTMLElement, name: string): number {
  return place.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.valueAsNumber ?? Number.NaN;
}

function show(place: HTMLElement): void {
  const cost = fuelCost({
    kmPerWeek: figure(place, 'km-per-week'),
    pricePerLitre: figure(place, 'price-per-litre'),
    litresPer100Km: Number(place.dataset['consumption']),
  });
  const { currency = 'AUD' } = place.dataset;
  const write = (selector: string, amount: number | undefined) => {
    const text = amount === undefined ? '–' : formatMoneyWithCents(amount, currency);
    const line = place.querySelector(selector);
    // What did not change is not announced.
    if (line !== null && line.textContent !== text) line.textContent = text;
  };
  write('.per-week', cost?.perWeek);
  write('.per-year', cost?.perYear);
}

/** Works the cost out anew while the shopper changes the price or the distance; what was typed sooner counts. */
export function followFigures(place: HTMLElement): void {
  place.addEventListener('input', () => show(place));
  show(place);
}
