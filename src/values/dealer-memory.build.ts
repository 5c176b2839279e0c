/**
 * What a process keeps of a dealer from one build to the next, so that a feed in which little has changed costs little.
 * A process of the watch builds one dealer after the other: what it knows of a large one, which takes seconds to learn
 * anew, it keeps while others are built.
 */

/** What is known of fewer vehicles is learned anew sooner than it is worth keeping. */
const LARGE = 2000;

interface DealerMemory {
  /** Whose build it is; empty where dealers are not told apart. */
  current: string;
  /** How many vehicles each has of whom something may be kept; who was built last comes last. */
  readonly vehicles: Map<string, number>;
  /** What is kept, by dealer. */
  readonly slots: { readonly delete: (dealer: string) => boolean }[];
}

declare global {
  /** The pages' program has this module once more: what both keep is forgotten together. */
  var dealerMemory: DealerMemory | undefined;
}

globalThis.dealerMemory ??= { current: '', vehicles: new Map(), slots: [] };
const memory = globalThis.dealerMemory;

function forget(dealer: string): void {
  memory.vehicles.delete(dealer);
  for (const slot of memory.slots) slot.delete(dealer);
}

/** From now on it is this dealer's build. What is kept of the one before goes, unless that is large. */
export function workOn(dealer: string): void {
  const before = memory.current;
  if (before !== dealer && (memory.vehicles.get(before) ?? 0) < LARGE) forget(before);
  memory.current = dealer;
}

export function currentDealer(): string {
  return memory.current;
}

/** Says how large the dealer is. All that are kept have at most so many vehicles together, or it is the only one. */
export function keepWithin(vehicles: number, most: number): void {
  memory.vehicles.delete(memory.current);
  memory.vehicles.set(memory.current, vehicles);
  let together = 0;
  for (const [dealer, count] of [...memory.vehicles].reverse()) {
    together += count;
    if (together > most && dealer !== memory.current) forget(dealer);
  }
}

/** Forgets all others. */
export function keepOnly(dealers: readonly string[]): void {
  for (const dealer of [...memory.vehicles.keys()]) if (!dealers.includes(dealer)) forget(dealer);
}

/** Those that have said how large they are. */
export function keptDealers(): string[] {
  return [...memory.vehicles.keys()];
}

/** A place for one value, of which each dealer has another. */
export interface DealerSlot<Value> {
  /** Null when nothing has been put there, or it was forgotten. */
  readonly get: () => Value | null;
  readonly set: (value: Value) => void;
}

export function dealerSlot<Value>(): DealerSlot<Value> {
  const values = new Map<string, Value>();
  memory.slots.push(values);
  return {
    get: () => values.get(memory.current) ?? null,
    set: (value) => void values.set(memory.current, value),
  };
}
