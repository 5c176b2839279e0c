import type { Context, MiddlewareHandler } from 'hono';
import { keyedDigest } from '../../account/codes/keyed-digest.ts';
import type { Ports } from '../../ports/ports.ts';
import { takeFrom } from '../../storage/limits.ts';
import type { AppEnv } from '../app-env.ts';
import { problemReply } from '../replies/problem.ts';
import { visitorAddress } from './visitor-address.ts';

interface AddressLimit {
  /** What is counted, such as `quotes`. */
  readonly what: string;
  readonly rate: { readonly burst: number; readonly perHour: number };
  /** The message for visitors who exceed the limit, if not the usual one. */
  readonly tooMany?: string;
}

/**
 * Takes one from the limit of a visitor's IP address; returns the refusal, or null. Without a known
 * address there is no limit.
 */
export async function takeFromAddress(
  c: Context<AppEnv>,
  ports: Pick<Ports, 'database' | 'now' | 'secret'>,
  { what, rate, tooMany }: AddressLimit,
): Promise<Response | null> {
  const address = visitorAddress(c);
  if (address === '') return null;
  const { slug: site, settings } = c.var.published;
  const limit = {
    key: `${what}:${site}:address:${keyedDigest(ports, 'address', site, address)}`,
    burst: rate.burst,
    everyMs: Math.ceil(3_600_000 / rate.perHour),
  };
  const freeAtMs = await takeFrom(ports.database, limit, ports.now());
  if (freeAtMs === null) return null;
  const seconds = Math.max(1, Math.ceil((freeAtMs - ports.now()) / 1000));
  return problemReply(
    { status: 429, title: 'Too many requests', detail: tooMany ?? settings.editorial.refused.tooMany },
    { 'Retry-After': String(seconds) },
  );
}

/** `takeFromAddress` as middleware of a route. Runs after `publishedSiteOf`. */
export function addressLimit(
  ports: Pick<Ports, 'database' | 'now' | 'secret'>,
  limit: AddressLimit,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => (await takeFromAddress(c, ports, limit)) ?? next();
}
