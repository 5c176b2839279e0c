import type { LeadSettings } from '#src/tenant/settings/leads/leads.schema.ts';
import type { Database, Statement } from '../ports/database.ts';
import { type Limit, takeFromAll } from '../storage/limits.ts';

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
export async function takeLeadLimits(
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
