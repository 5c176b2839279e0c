import { atom, onMount } from 'nanostores';
import type { TakenCars } from './taken-cars.schema.ts';
import { parseTakenCars } from './taken-cars.ts';

/** With the age of a cached reply (15 s), a car shows Reserved everywhere within a minute. */
const EVERY_MS = 40_000;

/** Vehicles reserved or sold since the build; polled while the store has listeners and the page is visible. */
export const $takenCars = atom<TakenCars>({});

onMount($takenCars, () => {
  let askedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    if (document.visibilityState !== 'visible' || performance.now() - askedAt < EVERY_MS - 1000) return;
    askedAt = performance.now();
    const answer = await askTakenCars();
    if (answer !== null) $takenCars.set(answer);
  };
  document.addEventListener('visibilitychange', look);
  const timer = setInterval(look, EVERY_MS);
  void look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
});

const TIMEOUT_MS = 10_000;

/** Null without a valid reply; the cards then stay as built. */
async function askTakenCars(): Promise<TakenCars | null> {
  try {
    const reply = await fetch('/api/cars/taken', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return reply.ok ? parseTakenCars(await reply.json()) : null;
  } catch {
    return null;
  }
}
