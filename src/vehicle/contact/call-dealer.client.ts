import { pageCar } from '../page-car.client.ts';

/** "click reveals the full number and logs a reveal call" (stock and vehicle §4): once for a page read. */
function logReveal(): void {
  const car = pageCar();
  if (car === null) return;
  // The shopper waits for nothing here, and the call may leave the page: whether it arrives is nobody's matter.
  fetch('/api/reveal-phone', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ car_id: car.id, dealership_id: car.location, website_id: car.website }),
    keepalive: true,
  }).catch(() => {});
}

/**
 * Numbers marked `data-call`, masked in a disclosure or shown as a link. Both work without this, which logs that a
 * number was asked for and leads the focus on to it.
 */
export function watchCalls(): void {
  let isLogged = false;
  const log = () => {
    if (!isLogged) logReveal();
    isLogged = true;
  };
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[data-call], [data-call] a')) log();
  });
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches('[data-call]')) return;
      target.querySelector('a')?.focus();
      log();
    },
    true,
  );
}
