import type { Context } from 'hono';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { LeadSettings } from '#src/tenant/settings/leads/leads.schema.ts';
import { keyedDigest } from '../account/codes/keyed-digest.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problemReply } from '../http/replies/problem.ts';
import { visitorAddress } from '../http/visitor/visitor-address.ts';
import type { Database, Statement } from '../ports/database.ts';
import type { Ports } from '../ports/ports.ts';
import { type Limit, takeFromAll } from '../storage/limits.ts';
import { type NewLead, personDigest } from './store/new-lead.ts';
import { findStored, type StoredNow, storedBefore, storeLead } from './store/store-lead.ts';
import type { LeadFields } from './store/stored-lead.ts';

type LimitPorts = Pick<Ports, 'database' | 'now' | 'secret'>;

/** The refusal when an address or a person has sent too many leads, else null. */
export async function leadLimitReply(
  c: Context<AppEnv>,
  ports: LimitPorts,
  fields: LeadFields,
): Promise<Response | null> {
  const outcome = await takeLimits(c, ports, fields);
  return outcome === 'exempt' ? null : outcome;
}

/**
 * Stores a lead, or returns the refusal when its address or person has sent too many. A retry of a
 * stored lead does not count and writes nothing.
 */
export async function storeWithinLimits(
  c: Context<AppEnv>,
  ports: Parameters<typeof storeLead>[0] & LimitPorts,
  lead: NewLead,
): Promise<StoredNow | Response> {
  const { published } = c.var;
  const refusal = await takeLimits(c, ports, lead.fields, findStored(published, lead, ports.now()));
  const known = refusal === 'exempt' ? await storedBefore(ports, published, lead) : null;
  if (known !== null) return known;
  return refusal instanceof Response ? refusal : storeLead(ports, published, lead);
}

async function takeLimits(
  c: Context<AppEnv>,
  ports: LimitPorts,
  fields: LeadFields,
  exempt?: Statement,
): Promise<Response | 'exempt' | null> {
  const { database, now } = ports;
  const { limits, texts } = c.var.published.settings.leads;
  // The dealer's sites in all languages share the limits.
  const dealer = dealerOf(c.var.published);
  const digest = (kind: string, value: string) =>
    value === '' ? null : keyedDigest(ports, kind, dealer, value);
  const sender = {
    address: digest('address', visitorAddress(c)),
    person: digest('person', personDigest(dealer, fields)),
  };
  const freeAtMs = await takeLeadLimits(database, sender, { limits, nowMs: now(), exempt });
  if (typeof freeAtMs !== 'number') return freeAtMs;
  const seconds = Math.max(1, Math.ceil((freeAtMs - now()) / 1000));
  return problemReply(
    { status: 429, title: 'Too many requests', detail: texts.tooMany },
    { 'Retry-After': String(seconds) },
  );
}

interface Sender {
  /**
   * A digest; null if the host does not know the address. There is no limit then, because all visitors would share it.
   */
  readonly address: string | null;
  /** A digest; null for an unknown person. */
  readonly person: string | null;
}

interface LeadLimits {
  readonly limits: LeadSettings['limits'];
  readonly nowMs: number;
  /** A query that finds the stored lead: a retry of it takes nothing from the limits. */
  readonly exempt?: Statement | undefined;
}

/**
 * Takes one from the limits. Returns the time when the next lead is accepted (milliseconds since
 * 1970), null when this one is, `exempt` when it is stored already.
 */
async function takeLeadLimits(
  database: Database,
  { address, person }: Sender,
  { limits, nowMs, exempt }: LeadLimits,
): Promise<number | 'exempt' | null> {
  const wanted = [
    address !== null && limitOf(`lead-address:${address}`, limits.perAddress),
    person !== null && limitOf(`lead-person:${person}`, limits.perPerson),
  ];
  return takeFromAll(
    database,
    wanted.filter((limit) => limit !== false),
    nowMs,
    exempt,
  );
}

function limitOf(key: string, { burst, perHour }: LeadSettings['limits']['perAddress']): Limit {
  return { key, burst, everyMs: Math.ceil(3_600_000 / perHour) };
}
