import type { Context } from 'hono';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { problemReply } from '../../http/replies/problem.ts';
import { sessionToken, setSessionCookie } from '../../http/visitor/session-cookie.ts';
import { visitorAddress, widerNetworks } from '../../http/visitor/visitor-address.ts';
import type { Database } from '../../ports/database.ts';
import type { Ports } from '../../ports/ports.ts';
import { type Limit, nextFreeAt, takeFrom } from '../../storage/limits.ts';
import { findSession, type SessionPorts } from '../sign-in/sessions.ts';
import { keyedDigest } from './keyed-digest.ts';
import { phoneHash } from './one-time-codes.ts';

type LimitPorts = Pick<Ports, 'database' | 'now' | 'secret'>;
type SendPorts = LimitPorts & SessionPorts;
type CodeLimits = Settings['account']['code'];
type Rate = { readonly burst: number; readonly perHour: number };
type AskLimit = (database: Database, limit: Limit, nowMs: number) => Promise<number | null>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Takes one from each rate limit for sending a code to this phone. Returns the refusal, or null
 * when all limits allowed it. A refused request counts against the network only, never against the
 * phone or the dealer, so nobody can use up another phone's codes.
 */
export async function takeFromSendLimits(
  c: Context<AppEnv>,
  ports: SendPorts,
  phone: string,
): Promise<Response | null> {
  const { code } = c.var.published.settings.account;
  return (
    (await firstRefusal(c, ports, networkLimits(c, ports, code), takeFrom)) ??
    (await refusalBehindNetwork(c, ports, phone, nextFreeAt)) ??
    refusalBehindNetwork(c, ports, phone, takeFrom)
  );
}

/** Returns what `takeFromSendLimits` would, without taking anything from the limits. */
export async function checkSendLimits(
  c: Context<AppEnv>,
  ports: SendPorts,
  phone: string,
): Promise<Response | null> {
  const { code } = c.var.published.settings.account;
  return (
    (await firstRefusal(c, ports, networkLimits(c, ports, code), nextFreeAt)) ??
    refusalBehindNetwork(c, ports, phone, nextFreeAt)
  );
}

/**
 * Checks the limits of the phone and the dealer. Once the dealer's limit is used up, the reserve of
 * `busyLimits` applies.
 */
async function refusalBehindNetwork(
  c: Context<AppEnv>,
  ports: SendPorts,
  phone: string,
  ask: AskLimit,
): Promise<Response | null> {
  const { settings } = c.var.published;
  const site = dealerOf(c.var.published);
  const { code } = settings.account;
  const refusal = await firstRefusal(c, ports, phoneLimits(site, ports, phone, code), ask);
  if (refusal !== null) return refusal;
  const dealer = [limitOf(`codes:${site}`, code.perDealer)];
  if ((await firstRefusal(c, ports, dealer, ask)) === null) return null;
  return firstRefusal(c, ports, await busyLimits(c, ports), ask);
}

/**
 * For IPv6 the /56 and /48 are limited too: a provider assigns one of these to a customer, and a
 * /48 holds 65,536 networks of 64 bits.
 */
function networkLimits(c: Context<AppEnv>, ports: LimitPorts, code: CodeLimits): readonly Limit[] {
  const site = dealerOf(c.var.published);
  const address = visitorAddress(c);
  const wider = widerNetworks(address);
  return [
    ...addressLimit(c, ports, 'codes', code.perAddress),
    ...(wider === null
      ? []
      : [
          limitOf(
            `codes:${site}:network:${keyedDigest(ports, 'network', site, wider.bits56)}`,
            code.perNetwork,
          ),
          limitOf(
            `codes:${site}:wide-network:${keyedDigest(ports, 'network', site, wider.bits48)}`,
            code.perWideNetwork,
          ),
        ]),
  ];
}

/**
 * The limits per day and week are shared by all dealers; otherwise each dealer's site could be used
 * to annoy the same phone.
 */
function phoneLimits(site: string, ports: LimitPorts, phone: string, code: CodeLimits): readonly Limit[] {
  const anywhere = keyedDigest(ports, 'phone-anywhere', phone);
  return [
    limitOf(`codes:${site}:phone:${phoneHash(ports, { site, phone })}`, code.perPhone),
    limitPer(DAY_MS, `codes:phone-day:${anywhere}`, code.perPhoneDay),
    limitPer(7 * DAY_MS, `codes:phone-week:${anywhere}`, code.perPhoneWeek),
  ];
}

/**
 * The reserve for the time when the dealer's limit is used up, which happens when somebody requests
 * codes from many addresses. Signed-in shoppers get a code. So does a network that has not taken
 * one from the reserve lately: an attacker needs a new network for each code, a shopper needs only
 * one.
 */
async function busyLimits(c: Context<AppEnv>, ports: SendPorts): Promise<readonly Limit[]> {
  const { settings } = c.var.published;
  const site = dealerOf(c.var.published);
  const { whenBusy } = settings.account.code;
  const token = sessionToken(c);
  const found = token === null ? null : await findSession(ports, site, token);
  if (found !== null) {
    if (found.newToken !== null) setSessionCookie(c, found.newToken, found.expiresAtMs, ports.now());
    return [limitOf(`codes:${site}:session:${found.session.id}`, whenBusy.perSession)];
  }
  const address = visitorAddress(c);
  const network = widerNetworks(address)?.bits48 ?? address;
  const key = `codes:${site}:busy:${keyedDigest(ports, 'network', site, network)}`;
  return [
    ...(network === '' ? [] : [limitOf(key, whenBusy.perNetwork)]),
    limitOf(`codes:${site}:busy`, whenBusy.perDealer),
  ];
}

/** Takes one attempt at entering a code. */
export async function takeFromGuessLimit(c: Context<AppEnv>, ports: LimitPorts): Promise<Response | null> {
  const { guessesPerAddress } = c.var.published.settings.account.code;
  return firstRefusal(c, ports, addressLimit(c, ports, 'guesses', guessesPerAddress), takeFrom);
}

function limitOf(key: string, { burst, perHour }: Rate): Limit {
  return { key, burst, everyMs: Math.ceil(HOUR_MS / perHour) };
}

/** Allows `max` requests at once, and `max` more per `timeMs`. */
function limitPer(timeMs: number, key: string, max: number): Limit {
  return { key, burst: max, everyMs: Math.ceil(timeMs / max) };
}

/** No limit where the host does not report the visitor's address: all visitors would share it. */
function addressLimit(c: Context<AppEnv>, ports: LimitPorts, what: string, rate: Rate): readonly Limit[] {
  const address = visitorAddress(c);
  if (address === '') return [];
  const site = dealerOf(c.var.published);
  return [limitOf(`${what}:${site}:address:${keyedDigest(ports, 'address', site, address)}`, rate)];
}

async function firstRefusal(
  c: Context<AppEnv>,
  { database, now }: LimitPorts,
  limits: readonly Limit[],
  ask: AskLimit,
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
