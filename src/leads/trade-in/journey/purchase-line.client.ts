import { formatWholeMoney } from '../../../values/money.ts';
import type { Purchase } from '../trade-in.schema.ts';
import type { TradeInFacts } from './trade-in-facts.ts';
import { askPurchase } from './trade-in-server.client.ts';
import { write } from './trade-in-view.client.ts';

/** The vehicle that the page's address names; nothing where it names none or nobody can say. */
export async function askAndShowPurchase(host: HTMLElement, facts: TradeInFacts): Promise<void> {
  const carId = new URLSearchParams(location.search).get('car_id') ?? '';
  const purchase = carId === '' ? null : await askPurchase(carId);
  if (purchase !== null) showPurchase(host, purchase, facts);
}

/** The vehicle that is bought, over the stages. */
export function showPurchase(host: HTMLElement, purchase: Purchase | 'gone', facts: TradeInFacts): void {
  if (purchase !== 'gone') leaveBranchOut(host);
  const line = host.querySelector<HTMLElement>('[data-purchase-line]');
  if (line === null) return;
  if (purchase === 'gone') {
    line.append(Object.assign(document.createElement('p'), { textContent: facts.screen.purchase.gone }));
    return;
  }
  const { slug, name, price, image } = purchase;
  const link = line.querySelector('a');
  if (link) {
    link.textContent = name;
    link.href = `/cars/${encodeURIComponent(slug)}`;
  }
  write(line, '[data-price]', price === null ? '' : formatWholeMoney(price, facts.currency));
  const place = line.querySelector('.trade-in-picture');
  if (place === null || image === null || place.childElementCount > 0) return;
  const picture = Object.assign(new Image(96, 64), { alt: '', src: image });
  picture.addEventListener('error', () => picture.remove());
  place.append(picture);
}

/** A vehicle that is bought stands at a branch: nobody need say for which branch the trade-in is. */
function leaveBranchOut(host: HTMLElement): void {
  const field = host.querySelector<HTMLElement>('[data-field="location_id"]');
  if (field === null) return;
  field.hidden = true;
  for (const control of field.querySelectorAll('select')) control.disabled = true;
}
