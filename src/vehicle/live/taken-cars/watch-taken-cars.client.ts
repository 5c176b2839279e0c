/** Delay on a vehicle's own page, which has just requested its status. */
const LATER_MS = 30_000;

/**
 * Polls for vehicles reserved or sold since the build, once the page is loaded, if the dealer has enabled it
 * (TakenCars.astro). Offline the cards stay as built.
 */
export function watchTakenCars(): void {
  const waitMs = document.querySelector('[data-car]') ? LATER_MS : 0;
  if (!document.querySelector('[data-taken-cars]') || !document.querySelector('[data-car], .card')) return;
  const load = async () => (await import('./taken-cars.client.ts')).followTakenCars;
  const follow = async () => (await load().catch(load))();
  addEventListener('load', () => setTimeout(() => follow().catch(console.warn), waitMs));
}
