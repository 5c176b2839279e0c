/**
 * The positions of a query's words in a text: how many are within ten words of each other, their distance,
 * and their offset.
 */
export type WindowMatch = {
  readonly words: number;
  readonly distance: number;
  readonly maxOffset: number;
  readonly isExact: boolean;
  /** Position of each word in the best window; NONE outside it. */
  readonly offsets: readonly number[];
};

/** Positions of a word in a text, ascending, and whether it is the text's last word. */
export type Positions = { readonly at: readonly number[]; readonly isLast: boolean };

export const NOT_IN_WINDOW = 65535;
const WINDOW = 10;

type Slot = { token: number; offset: number; index: number };

function isVerbatim(positions: readonly Positions[], distance: number): boolean {
  const count = positions.length;
  if (distance > count - 1) return false;
  let last = -1;
  let total = 0;
  for (const { at, isLast } of positions) {
    if (isLast && at.length > 0) last = at.at(-1) ?? -1;
    total += at.length;
    if (total > count && distance === count - 1) return false;
  }
  if (last !== count - 1) return false;
  return distance < count - 1 || total === count;
}

type Best = { words: number; distance: number; maxOffset: number; offsets: number[] };

function measure(slots: readonly Slot[], size: number, best: Best): void {
  const min = slots.at(-1)?.offset ?? 0;
  let distance = 0;
  let words = 0;
  slots.forEach((slot, i) => {
    if (slot.offset - min > WINDOW) return;
    distance += slot.offset - (slots[i + 1] ?? slot).offset;
    words += 1;
  });
  if (words < best.words || (words === best.words && distance >= best.distance)) return;
  best.words = words;
  best.distance = distance;
  best.maxOffset = Math.min(255, slots[0]?.offset ?? 0);
  best.offsets = new Array<number>(size).fill(NOT_IN_WINDOW);
  for (const slot of slots) if (slot.offset - min <= WINDOW) best.offsets[slot.token] = slot.offset;
}

/**
 * Slides a window over the positions of the first ten words and keeps the one with the most words, then the
 * narrowest.
 */
export function matchWindow(positions: readonly Positions[]): WindowMatch {
  const size = Math.min(positions.length, WINDOW);
  const slots: Slot[] = [];
  for (let token = 0; token < size; token += 1) {
    slots.push({ token, offset: positions[token]?.at[0] ?? 0, index: 0 });
  }
  const best: Best = {
    words: 1,
    distance: NOT_IN_WINDOW,
    maxOffset: 0,
    offsets: slots.map((slot) => slot.offset),
  };
  while (slots.length > 1) {
    slots.sort((a, b) => b.offset - a.offset);
    measure(slots, size, best);
    if (best.words === size && best.distance === slots.length - 1) break;
    const smallest = slots.pop();
    const next = positions[smallest?.token ?? 0]?.at[(smallest?.index ?? 0) + 1];
    if (smallest === undefined || next === undefined) continue;
    slots.push({ token: smallest.token, offset: next, index: smallest.index + 1 });
  }
  const distance = best.distance === NOT_IN_WINDOW ? 0 : best.distance;
  return {
    words: best.words,
    distance,
    maxOffset: best.maxOffset,
    isExact: isVerbatim(positions, distance),
    offsets: best.offsets,
  };
}
