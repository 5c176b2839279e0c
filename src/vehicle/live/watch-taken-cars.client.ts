/** A vehicle's own page has just asked for what holds of it. */
const laterMs = 30_000;

/**
 * Pages are as old as their build: what was reserved or sold since is asked for once the page is loaded, where the
 * dealer has it shown (TakenCars.astro).
 */
export function watchTakenCars(): void {
  if (document.querySelector('[data-taken-cars]') === null) return;
  if (document.querySelector('[data-car], .card') === null) return;
  const follow = async () => (await import('./taken-cars.client.ts')).followTakenCars();
  const waitMs = document.querySelector('[data-car]') === null ? 0 : laterMs;
  // Without a network the cards stay as they were built.
  addEventListener('load', () => setTimeout(() => follow().catch(console.warn), waitMs));
}
