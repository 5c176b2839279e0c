import type { CollectionSchema, SearchDocument } from './collection.ts';

export const carSchema: CollectionSchema = {
  name: 'cars',
  token_separators: ['-', '/'],
  default_sorting_field: 'rank',
  fields: [
    { name: 'name', type: 'string', sort: true },
    { name: 'make', type: 'string', facet: true },
    { name: 'body', type: 'string', facet: true, optional: true },
    { name: 'features', type: 'string[]', facet: true, optional: true },
    { name: 'certified', type: 'bool', facet: true },
    { name: 'price', type: 'int32', facet: true, optional: true },
    { name: 'litres', type: 'float', facet: true, optional: true },
    { name: 'sizes', type: 'int32[]', facet: true, optional: true },
    { name: 'notes', type: 'string', index: false, optional: true },
    { name: 'rank', type: 'int32' },
  ],
};

/** Deterministic random numbers in [0, 1) (mulberry32). */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(chance: () => number, items: readonly [T, ...T[]]): T {
  return items[Math.floor(chance() * items.length)] ?? items[0];
}

const makes = ['Audi', 'BMW', 'Mercedes-Benz', 'Land Rover', 'Škoda', 'MG'] as const;
const models = ['Golf GTI', 'A4 Avant', 'X5', 'C-Class', 'Defender 110', 'Octavia', '3', 'Swift'] as const;
const bodies = ['SUV', 'Ute / Tray', 'Hatchback', 'Sedan'] as const;
const features = ['Tow Bar', 'Sunroof', 'Apple CarPlay', 'Heated Seats', 'Sun Shade'] as const;

function someCar(chance: () => number, row: number): SearchDocument {
  const maybe = <T>(value: T): T | undefined => (chance() < 0.8 ? value : undefined);
  const make = pick(chance, makes);
  return {
    id: `car-${row}`,
    name: `${2010 + Math.floor(chance() * 14)} ${make} ${pick(chance, models)}`,
    make,
    body: maybe(pick(chance, bodies)),
    features: maybe(features.filter(() => chance() < 0.4)),
    certified: chance() < 0.3,
    price: maybe(Math.floor(chance() * 60) * 1000 - 2000),
    litres: maybe(Math.round(chance() * 50) / 10),
    sizes: maybe([15, 16, 17, 18, 19].filter(() => chance() < 0.4)),
    notes: 'seen in the yard',
    rank: Math.floor(chance() * 20),
  };
}

/** Made-up cars with values that repeat, differ in case and symbols, or are missing. */
export function someCars(length: number, seed = 1): SearchDocument[] {
  const chance = createChance(seed);
  return Array.from({ length }, (_, row) => someCar(chance, row));
}
