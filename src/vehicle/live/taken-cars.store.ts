import { atom, onMount } from 'nanostores';
import { askTakenCars } from './taken-cars.api.ts';
import type { TakenCars } from './taken-cars.schema.ts';

/** "the car shows Reserved everywhere within a minute", with the age of an answer that a cache may give. */
const everyMs = 40_000;

/** What was reserved or sold since the pages were built; asked for while somebody listens and looks at the page. */
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
