import { growingCache } from '../http/visitor/growing-cache.ts';

interface VisitorMemoryOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A random, unpredictable string; different on each call. */
  readonly newSalt: () => string;
}

const FORGET_AFTER_MS = 30 * 60_000;
const SALT_LIFE_MS = 24 * 3_600_000;
const MAX_REMEMBERED = 100_000;

/**
 * Tells whether something, such as a visit to a car, is seen for the first time in 30 minutes. It
 * cannot be traced back to a visitor: it keeps only digests, in memory, under a salt that is
 * discarded daily together with them.
 */
export function createVisitorMemory({ now, newSalt }: VisitorMemoryOptions) {
  const seenAtMs = growingCache<number>(MAX_REMEMBERED);
  let salt = newSalt();
  let saltedAtMs = now();
  return async function isFirst(...what: readonly string[]): Promise<boolean> {
    const atMs = now();
    if (atMs - saltedAtMs >= SALT_LIFE_MS) {
      seenAtMs.clear();
      salt = newSalt();
      saltedAtMs = atMs;
    }
    const key = await digest(JSON.stringify([salt, ...what]));
    const lastMs = seenAtMs.get(key);
    if (lastMs !== undefined && atMs - lastMs < FORGET_AFTER_MS) return false;
    seenAtMs.set(key, atMs);
    return true;
  };
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return String.fromCharCode(...new Uint8Array(bytes));
}
