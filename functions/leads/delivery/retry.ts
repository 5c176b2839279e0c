import type { DeliveryFailure } from './delivery-failure.ts';

const HOUR_MS = 3_600_000;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
/**
 * The longest accepted `Retry-After`: a wrong clock at the receiver must not postpone a lead
 * forever.
 */
export const LONGEST_ASKED_MS = 24 * HOUR_MS;

/** Covers a day and a half, so an outage overnight and the day after loses nothing. */
export const MAX_DELIVERY_TRIES = 16;

/**
 * A refusal counts as three attempts: a wrong key is fixed within hours, or the operator must act.
 */
const triesUsed = { temporary: 1, refused: 3, gone: MAX_DELIVERY_TRIES } as const;

interface FailedTry {
  readonly failure: DeliveryFailure;
  /** Attempts used before this one. */
  readonly triesBefore: number;
  /** A random number from 0 up to 1. */
  readonly chance: number;
  /** Delay before the first retry, in milliseconds. */
  readonly firstWaitMs: number;
}

/**
 * The attempts used and the delay before the next one, in milliseconds. The delay doubles up to six
 * hours, varies by a fifth at random so that failures do not return all at once, and is never
 * shorter than the receiver asked for. Null after the last attempt.
 */
export function afterFailure({ failure, triesBefore, chance, firstWaitMs }: FailedTry) {
  const tries = triesBefore + triesUsed[failure.kind];
  if (tries >= MAX_DELIVERY_TRIES) return { tries, waitMs: null };
  const wait = Math.min(firstWaitMs * 2 ** (tries - 1), LONGEST_WAIT_MS) * (0.8 + 0.4 * chance);
  return { tries, waitMs: Math.round(Math.max(wait, Math.min(failure.waitMs, LONGEST_ASKED_MS))) };
}
