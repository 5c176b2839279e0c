import type { TakenCars } from './taken-cars.schema.ts';
import { parseTakenCars } from './taken-cars.ts';

const timeoutMs = 10_000;

/** Null without a valid reply; the cards then stay as built. */
export async function askTakenCars(): Promise<TakenCars | null> {
  try {
    const reply = await fetch('/api/cars/taken', { signal: AbortSignal.timeout(timeoutMs) });
    return reply.ok ? parseTakenCars(await reply.json()) : null;
  } catch {
    return null;
  }
}
