import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { AppEnv } from '../app-env.ts';
import { problemReply } from '../replies/problem.ts';
import { visitorAddress } from './visitor-address.ts';

export interface RateLimit {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How many at once. */
  readonly burst: number;
  /** How many in the long run. */
  readonly perMinute: number;
}

interface VisitorLimit extends RateLimit {
  /** The `detail` of the 429 reply. */
  readonly tooMany?: (c: Context<AppEnv>) => string;
}

/** Who asked longest ago is forgotten first, and starts anew. */
const rememberedAddresses = 20_000;

/** A bucket of tokens for each key: true takes one, false says that there is none. */
export function createTokenBuckets({ now, burst, perMinute }: RateLimit): (key: string) => boolean {
  const buckets = new LRUCache<string, { tokens: number; atMs: number }>({ max: rememberedAddresses });
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
 * Refuses an address that asks too often with 429 and the seconds to wait (RFC 6585, 4). Counts in this process alone.
 * None is refused where the platform does not know the address: one limit for all would shut all out.
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
