import type { LeadSettings } from '#src/tenant/settings/leads/leads.schema.ts';
import { sha256 } from '../http/digest.ts';
import type { Database, Statement } from '../ports/database.ts';
import { type Limit, takeFromAll } from '../storage/limits.ts';

interface Sender {
  readonly site: string;
  /** `''` where the platform does not know it: then all would share one limit, so there is none. */
  readonly address: string;
  /** See `personOf`; `''` for nobody in particular. */
  readonly person: string;
}

interface LeadLimits {
  readonly limits: LeadSettings['limits'];
  readonly nowMs: number;
  /** Finds what is stored already: a retry of it takes nothing. */
  readonly exempt?: Statement | undefined;
}

/** Says when the next lead is taken, in milliseconds since 1970; null when this one is, `exempt` when it is stored already. */
export async function takeLeadLimits(
  database: Database,
  { site, address, person }: Sender,
  { limits, nowMs, exempt }: LeadLimits,
): Promise<number | 'exempt' | null> {
  const network = address === '' ? null : sha256(`address ${site} ${address}`);
  const wanted = [
    network !== null && limitOf(`lead-address:${network}`, limits.perAddress),
    person !== '' && limitOf(`lead-person:${person}`, limits.perPerson),
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
