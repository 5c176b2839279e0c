/** A vehicle's own page has just asked for what holds of it. */
const laterMs = 30_000;

/**
 * Pages are as old as their build: what was reserved or sold since is asked for once the page is loaded, where the
 * dealer has it shown (TakenCars.astro). Without a network the cards stay as they were built.
 */
export function watchTakenCars(): void {
  const waitMs = document.querySelector('[data-car]') ? laterMs : 0;
  if (!document.querySelector('[data-taken-cars]') || !document.querySelector('[data-car], .card')) return;
  const follow = async () => (await import('./taken-cars.client.ts')).followTakenCars();
  addEventListener('load', () => setTimeout(() => follow().catch(console.warn), waitMs));
}
