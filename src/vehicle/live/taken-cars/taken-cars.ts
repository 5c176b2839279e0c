import type { TakenCars } from './taken-cars.schema.ts';

/**
 * Validates a reply; equivalent to `takenCarsSchema`, but hand-written, because every page with cards would otherwise
 * load the schema library. A test compares both.
 */
export function parseTakenCars(value: unknown): TakenCars | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  const isTaken = (entry: [string, unknown]): entry is [string, 'reserved' | 'sold'] =>
    entry[1] === 'reserved' || entry[1] === 'sold';
  return entries.every(isTaken) ? Object.fromEntries(entries) : null;
}

/** `corolla-7` from `/cars/corolla-7`; null for other paths. */
export function slugOfCarPath(path: string): string | null {
  return /^\/cars\/([^/]+)$/.exec(path)?.[1] ?? null;
}

export function stateIn(taken: TakenCars, slug: string | null): TakenCars[string] | null {
  return slug !== null && Object.hasOwn(taken, slug) ? (taken[slug] ?? null) : null;
}
