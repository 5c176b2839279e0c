import { hashText } from '../values/hash.ts';

/**
 * "A promo card … is inserted in the grid every N cards (position configurable; a random 3 to 5 on one site)" (stock
 * and vehicle §2). Gaps are random between `min` and `max` cards, determined by the seed, so that a page is the
 * same in every build; equal numbers give a fixed gap.
 */
export type PromoSpacing = { readonly min: number; readonly max: number; readonly seed: string };

/** The number of cards before each promo card, ascending, for a grid of `cardCount` cards. */
export function promoPositions(cardCount: number, { min, max, seed }: PromoSpacing): number[] {
  const positions: number[] = [];
  // A gap below 1 would never reach the end of the grid.
  const shortest = Math.max(1, min);
  const choices = Math.max(1, max - shortest + 1);
  let position = 0;
  for (;;) {
    position += shortest + (hashText(`${seed}/${positions.length}`) % choices);
    if (position > cardCount) return positions;
    positions.push(position);
  }
}
