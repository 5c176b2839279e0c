import { atom, onMount } from 'nanostores';
import { askTakenCars } from './taken-cars.api.ts';
import type { TakenCars } from './taken-cars.schema.ts';

/** Polling interval: "the car shows Reserved everywhere within a minute", including the age of a cached reply. */
const everyMs = 40_000;

/** Vehicles reserved or sold since the build; polled while the store has listeners and the page is visible. */
export const $takenCars = atom<TakenCars>({});

onMount($takenCars, () => {
  let askedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    if (document.visibilityState !== 'visible' || performance.now() - askedAt < everyMs - 1000) return;
    askedAt = performance.now();
    const answer = await askTakenCars();
    if (answer !== null) $takenCars.set(answer);
  };
  document.addEventListener('visibilitychange', look);
  const timer = setInterval(look, everyMs);
  void look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
});
