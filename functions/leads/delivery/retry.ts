import type { DeliveryFailure } from './delivery-failure.ts';

const hourMs = 3_600_000;
const longestWaitMs = 6 * hourMs;
/** A receiver that asks for more gets a day, lest a slip of its clock postpone a lead for ever. */
const longestAskedMs = 24 * hourMs;

/** Over a day and a half: an outage over night and the day after loses nothing. */
export const triesMost = 16;

/** A refusal uses up three tries: a wrong key is put right within hours, or nothing helps but somebody's hand. */
const triesUsed = { temporary: 1, refused: 3, gone: triesMost } as const;

interface FailedTry {
  readonly failure: DeliveryFailure;
  /** Used up before this one. */
  readonly triesBefore: number;
  /** From 0 up to 1. */
  readonly chance: number;
  /** Between the first try and the second, milliseconds. */
  readonly firstWaitMs: number;
}

/**
 * How many tries are used up, and how long to wait, in milliseconds: twice as long after each try up to six
 * hours, a fifth more or less by chance so that what failed together does not come back together, and never
 * sooner than the receiver asked. Null when it was the last.
 */
export function afterFailure({ failure, triesBefore, chance, firstWaitMs }: FailedTry) {
  const tries = triesBefore + triesUsed[failure.kind];
  if (tries >= triesMost) return { tries, waitMs: null };
  const wait = Math.min(firstWaitMs * 2 ** (tries - 1), longestWaitMs) * (0.8 + 0.4 * chance);
  return { tries, waitMs: Math.round(Math.max(wait, Math.min(failure.waitMs, longestAskedMs))) };
}
