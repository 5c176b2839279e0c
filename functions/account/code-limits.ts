import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problemReply } from '../http/problem.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import type { Database } from '../ports/database.ts';
import type { Ports } from '../ports/ports.ts';
import { type Limit, nextFreeAt, takeFrom } from '../storage/limits.ts';
import { keyedDigest } from './keyed-digest.ts';
import { phoneHash } from './one-time-codes.ts';

type LimitPorts = Pick<Ports, 'database' | 'now' | 'secret'>;
type Rate = { readonly burst: number; readonly perHour: number };

/**
 * What sending a code takes from, in this order: whoever asks too much of one is not counted by the next, so
 * that one visitor does not use up what the dealer has for all.
 */
async function sendLimits(c: Context<AppEnv>, ports: LimitPorts, phone: string): Promise<readonly Limit[]> {
  const { slug: site, settings } = c.var.published;
  const { perPhone, perDealer, perAddress } = settings.account.code;
  return [
    ...(await addressLimit(c, ports, 'codes', perAddress)),
    limitOf(`codes:${site}:phone:${phoneHash(ports, { site, phone })}`, perPhone),
    limitOf(`codes:${site}`, perDealer),
  ];
}

/** Takes one of each for a code to this phone; the refusal, or null when there was one of all. */
export async function takeSend(
  c: Context<AppEnv>,
  ports: LimitPorts,
  phone: string,
): Promise<Response | null> {
  return firstRefusal(c, ports, await sendLimits(c, ports, phone), takeFrom);
}

/** Whether `takeSend` would refuse; takes nothing. */
export async function askSend(
  c: Context<AppEnv>,
  ports: LimitPorts,
  phone: string,
): Promise<Response | null> {
  return firstRefusal(c, ports, await sendLimits(c, ports, phone), nextFreeAt);
}

/** Takes one for a code that is tried. */
export async function takeGuess(c: Context<AppEnv>, ports: LimitPorts): Promise<Response | null> {
  const { guessesPerAddress } = c.var.published.settings.account.code;
  return firstRefusal(c, ports, await addressLimit(c, ports, 'guesses', guessesPerAddress), takeFrom);
}

function limitOf(key: string, { burst, perHour }: Rate): Limit {
  return { key, burst, everyMs: Math.ceil(3_600_000 / perHour) };
}

/** None where the platform does not know the address: one limit for all would shut all out. */
async function addressLimit(
  c: Context<AppEnv>,
  ports: LimitPorts,
  what: string,
  rate: Rate,
): Promise<readonly Limit[]> {
  const address = visitorAddress(c);
  if (address === '') return [];
  const { slug: site } = c.var.published;
  return [limitOf(`${what}:${site}:address:${keyedDigest(ports, 'address', site, address)}`, rate)];
}

async function firstRefusal(
  c: Context<AppEnv>,
  { database, now }: LimitPorts,
  limits: readonly Limit[],
  ask: (database: Database, limit: Limit, nowMs: number) => Promise<number | null>,
): Promise<Response | null> {
  for (const limit of limits) {
    const freeAtMs = await ask(database, limit, now());
    if (freeAtMs !== null) return tooMany(c, freeAtMs - now());
  }
  return null;
}

function tooMany({ var: { published } }: Context<AppEnv>, waitMs: number): Response {
  return problemReply(
    { status: 429, title: 'Too many requests', detail: published.settings.account.texts.tooMany },
    { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  );
}
