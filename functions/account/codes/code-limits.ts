import type { Context } from 'hono';
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

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Takes one of each for a code to this phone; the refusal, or null when there was one of all. Who is refused has used
 * one of the network and none of the phone or the dealer: nobody can use up a phone's codes by codes that are not sent.
 */
export async function takeSend(
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

/** Whether `takeSend` would refuse; takes nothing. */
export async function askSend(c: Context<AppEnv>, ports: SendPorts, phone: string): Promise<Response | null> {
  const { code } = c.var.published.settings.account;
  return (
    (await firstRefusal(c, ports, networkLimits(c, ports, code), nextFreeAt)) ??
    refusalBehindNetwork(c, ports, phone, nextFreeAt)
  );
}

/** Of the phone and of the dealer, who has some more for a busy time. */
async function refusalBehindNetwork(
  c: Context<AppEnv>,
  ports: SendPorts,
  phone: string,
  ask: AskLimit,
): Promise<Response | null> {
  const { slug: site, settings } = c.var.published;
  const { code } = settings.account;
  const refusal = await firstRefusal(c, ports, phoneLimits(site, ports, phone, code), ask);
  if (refusal !== null) return refusal;
  const dealer = [limitOf(`codes:${site}`, code.perDealer)];
  if ((await firstRefusal(c, ports, dealer, ask)) === null) return null;
  return firstRefusal(c, ports, await busyLimits(c, ports), ask);
}

/** Of IPv6 the wider networks too: a provider hands out a /56 or a /48, with up to 65,536 networks of 64 bits in it. */
function networkLimits(c: Context<AppEnv>, ports: LimitPorts, code: CodeLimits): readonly Limit[] {
  const { slug: site } = c.var.published;
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

/** Day and week count for all dealers together: somebody else's phone could be annoyed through each of them. */
function phoneLimits(site: string, ports: LimitPorts, phone: string, code: CodeLimits): readonly Limit[] {
  const anywhere = keyedDigest(ports, 'phone-anywhere', phone);
  return [
    limitOf(`codes:${site}:phone:${phoneHash(ports, { site, phone })}`, code.perPhone),
    limitPer(dayMs, `codes:phone-day:${anywhere}`, code.perPhoneDay),
    limitPer(7 * dayMs, `codes:phone-week:${anywhere}`, code.perPhoneWeek),
  ];
}

/**
 * For the time when the dealer's codes are used up, which is when somebody asks for them from many addresses. Who is
 * signed in is a person and gets one. So does who comes from a network that has not had one of these lately: an attacker
 * needs a new network for each, a shopper has one.
 */
async function busyLimits(c: Context<AppEnv>, ports: SendPorts): Promise<readonly Limit[]> {
  const { slug: site, settings } = c.var.published;
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

/** Takes one for a code that is tried. */
export async function takeGuess(c: Context<AppEnv>, ports: LimitPorts): Promise<Response | null> {
  const { guessesPerAddress } = c.var.published.settings.account.code;
  return firstRefusal(c, ports, addressLimit(c, ports, 'guesses', guessesPerAddress), takeFrom);
}

function limitOf(key: string, { burst, perHour }: Rate): Limit {
  return { key, burst, everyMs: Math.ceil(hourMs / perHour) };
}

/** So many at once, and as many more in each such time. */
function limitPer(timeMs: number, key: string, most: number): Limit {
  return { key, burst: most, everyMs: Math.ceil(timeMs / most) };
}

/** None where the platform does not know the address: one limit for all would shut all out. */
function addressLimit(c: Context<AppEnv>, ports: LimitPorts, what: string, rate: Rate): readonly Limit[] {
  const address = visitorAddress(c);
  if (address === '') return [];
  const { slug: site } = c.var.published;
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
