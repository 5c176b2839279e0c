/**
 * Seeded random numbers. Each demo vehicle has its own stream, so that a change to one does not affect the others.
 */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  weighted<T>(items: readonly T[], weight: (item: T) => number): T;
  /** A positive factor around 1; `spread` is the standard deviation of its logarithm. */
  factor(spread: number): number;
  shuffled<T>(items: readonly T[]): T[];
}

/** The same words give the same stream. The seed is hashed with FNV-1a; the generator is mulberry32. */
export function randomFrom(...words: (string | number)[]): Random {
  let state = hash(words.join('/'));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]) => present(items[Math.floor(next() * items.length)]);
  return {
    next,
    whole,
    pick,
    chance: (probability) => next() < probability,
    weighted: (items, weight) => pickWeighted(items, weight, next()),
    factor: (spread) => Math.exp(spread * (next() + next() + next() + next() - 2) * 1.732),
    shuffled: (items) => {
      const keyed = items.map((item) => ({ item, key: next() }));
      return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
    },
  };
}

function pickWeighted<T>(items: readonly T[], weight: (item: T) => number, at: number): T {
  const total = items.reduce((sum, item) => sum + weight(item), 0);
  let rest = at * total;
  for (const item of items) {
    rest -= weight(item);
    if (rest < 0) return item;
  }
  return present(items.at(-1));
}

function present<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value;
}
