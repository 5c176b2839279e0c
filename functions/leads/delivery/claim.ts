import * as v from 'valibot';
import type { Database, Statement } from '../../ports/database.ts';

/** One dealer's destination: what is slow or down there holds up nothing elsewhere. */
export interface Lane {
  readonly site: string;
  readonly destination: string;
}

const laneSchema = v.object({ site: v.string(), destination: v.string() });

const claimSchema = v.pipe(
  v.object({
    id: v.string(),
    lead: v.string(),
    site: v.string(),
    destination: v.string(),
    attempts: v.number(),
    leased_until: v.number(),
    sent_at: v.nullable(v.number()),
  }),
  v.transform(({ attempts, leased_until, sent_at, ...claim }) => ({
    ...claim,
    /** Used up so far. */
    tries: attempts,
    leasedUntilMs: leased_until,
    /** Of a lead that somebody sends once more. */
    sentBeforeMs: sent_at,
  })),
);

/** A lead on its way to a destination, ours until the lease ends. */
export type Claim = v.InferOutput<typeof claimSchema>;

/** Where something is due, which others may be sending already: the index alone answers, however much waits. */
export async function lanesDue(database: Database, nowMs: number): Promise<readonly Lane[]> {
  const rows = await database.execute({
    sql: `SELECT DISTINCT site, destination FROM lead_deliveries WHERE state = 'waiting' AND due_at <= ?`,
    args: [nowMs],
  });
  return v.parse(v.array(laneSchema), rows);
}

interface ClaimRequest {
  readonly nowMs: number;
  readonly leaseMs: number;
  readonly most: number;
}

/**
 * Takes what has been due longest; in one statement, so that two processes never take the same. A lease that has
 * ended belonged to a process that is no more.
 */
export async function claimFrom(
  database: Database,
  { site, destination }: Lane,
  { nowMs, leaseMs, most }: ClaimRequest,
): Promise<readonly Claim[]> {
  const rows = await database.execute({
    sql: `UPDATE lead_deliveries SET leased_until = ?3 + ?4 WHERE id IN (
        SELECT id FROM lead_deliveries
        WHERE state = 'waiting' AND site = ?1 AND destination = ?2 AND due_at <= ?3 AND leased_until <= ?3
        ORDER BY due_at LIMIT ?5)
      RETURNING id, lead, site, destination, attempts, leased_until, sent_at`,
    args: [site, destination, nowMs, leaseMs, most],
  });
  return v.parse(v.array(claimSchema), rows);
}

/** Whatever has become of the lease: what has arrived has arrived. */
export function sentStatement(claims: readonly Claim[], nowMs: number): Statement {
  return {
    sql: `UPDATE lead_deliveries SET state = 'sent', attempts = attempts + 1, sent_at = ?, leased_until = 0, last_error = NULL
      WHERE id IN (${claims.map(() => '?').join(', ')}) AND state = 'waiting'`,
    args: [nowMs, ...claims.map(({ id }) => id)],
  };
}

interface Failure {
  readonly error: string;
  readonly tries: number;
  /** Milliseconds since 1970; null when there is no other try. */
  readonly dueMs: number | null;
}

/** Only while the lease is ours: else another process has the last word. */
export function failedStatement({ id, leasedUntilMs }: Claim, { error, tries, dueMs }: Failure): Statement {
  return {
    sql: `UPDATE lead_deliveries SET state = ?3, attempts = ?4, due_at = coalesce(?5, due_at), leased_until = 0, last_error = ?6
      WHERE id = ?1 AND leased_until = ?2 AND state = 'waiting'`,
    args: [id, leasedUntilMs, dueMs === null ? 'dead' : 'waiting', tries, dueMs, error],
  };
}

/** Lets a destination that takes nothing be for a while; nothing of it loses a try. */
export function postponeStatement({ site, destination }: Lane, nowMs: number, untilMs: number): Statement {
  return {
    sql: `UPDATE lead_deliveries SET due_at = ?4
      WHERE state = 'waiting' AND site = ?1 AND destination = ?2 AND due_at <= ?3 AND leased_until <= ?3`,
    args: [site, destination, nowMs, untilMs],
  };
}
