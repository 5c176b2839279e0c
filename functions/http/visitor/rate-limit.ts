import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { problemReply } from '../replies/problem.ts';
import { growingCache } from './growing-cache.ts';
import { visitorAddress } from './visitor-address.ts';

export interface RateLimit {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Requests allowed at once. */
  readonly burst: number;
  /** Requests allowed in the long run. */
  readonly perMinute: number;
}

interface VisitorLimit extends RateLimit {
  /** The `detail` of the 429 reply. */
  readonly tooMany?: (c: Context<AppEnv>) => string;
}

/** Beyond this number the least recent address is forgotten and starts with a full bucket. */
const REMEMBERED_ADDRESSES = 20_000;

/** A token bucket per key: returns true and takes a token, or false when there is none. */
export function createTokenBuckets({ now, burst, perMinute }: RateLimit): (key: string) => boolean {
  const buckets = growingCache<{ tokens: number; atMs: number }>(REMEMBERED_ADDRESSES);
  return (key) => {
    const atMs = now();
    const last = buckets.get(key) ?? { tokens: burst, atMs };
    const refilled = last.tokens + (Math.max(0, atMs - last.atMs) / 60_000) * perMinute;
    const tokens = Math.min(burst, refilled);
    const isFree = tokens >= 1;
    buckets.set(key, { tokens: isFree ? tokens - 1 : tokens, atMs });
    return isFree;
  };
}

const usualWords = () => 'Please wait a moment, then try again.';

/**
 * Answers 429 with `Retry-After` (RFC 6585, 4) to an address that sends too many requests. Counts
 * in this process only. Without a known address there is no limit, because all visitors would share
 * it.
 */
export function rateLimit({ tooMany = usualWords, ...limit }: VisitorLimit): MiddlewareHandler<AppEnv> {
  const take = createTokenBuckets(limit);
  const waitSeconds = Math.ceil(60 / limit.perMinute);
  return async (c, next) => {
    const address = visitorAddress(c);
    if (address === '' || take(address)) return next();
    return problemReply(
      { status: 429, title: 'Too many requests', detail: tooMany(c) },
      { 'Retry-After': String(waitSeconds) },
    );
  };
}
