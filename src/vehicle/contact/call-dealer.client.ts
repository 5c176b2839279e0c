import { type PageCar, pageCar } from '../page-car.client.ts';

let isLogged = false;

/** "click reveals the full number and logs a reveal call" (stock and vehicle §4): once for a page read. */
function logReveal({ id, location, website }: PageCar): void {
  if (isLogged) return;
  isLogged = true;
  // The shopper waits for nothing here, and the call may leave the page: whether it arrives is nobody's matter.
  fetch('/api/reveal-phone', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ car_id: id, dealership_id: location, website_id: website }),
    keepalive: true,
  }).catch(() => {});
}

/** `<call-dealer>`: around a number, masked in a disclosure or shown as a link. Both work without it. */
class CallDealerElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('toggle', this, true);
    this.addEventListener('click', this);
  }

  handleEvent({ type, target }: Event): void {
    const details = this.querySelector('details');
    const isReveal = type === 'toggle' && details?.open === true;
    const isCall = target instanceof Element && target.closest('a') !== null && type === 'click';
    if (isReveal) details.querySelector('a')?.focus();
    const car = isReveal || isCall ? pageCar() : null;
    if (car !== null) logReveal(car);
  }
}

export function defineCallDealer(): void {
  if (!customElements.get('call-dealer')) customElements.define('call-dealer', CallDealerElement);
}
