import * as v from 'valibot';
import type { Database, Statement } from '../../ports/database.ts';
import { LONGEST_ASKED_MS } from './retry.ts';

/** A queue per dealer and destination, so that a slow or broken destination delays no other. */
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
    /** Attempts used so far. */
    tries: attempts,
    leasedUntilMs: leased_until,
    /** Set when a lead is replayed after it was sent. */
    sentBeforeMs: sent_at,
  })),
);

/** A delivery that this process has leased. */
export type DeliveryClaim = v.InferOutput<typeof claimSchema>;

/**
 * Lanes with due deliveries, including leased ones. Answered from the index alone, however long the
 * queue is.
 */
export async function dueLanes(database: Database, nowMs: number): Promise<readonly Lane[]> {
  const rows = await database.execute({
    sql: `SELECT DISTINCT site, destination FROM lead_deliveries WHERE state = 'waiting' AND due_at <= ?`,
    args: [nowMs],
  });
  return v.parse(v.array(laneSchema), rows);
}

interface ClaimRequest {
  readonly nowMs: number;
  readonly leaseMs: number;
  readonly max: number;
}

/**
 * Claims the deliveries that have been due longest, in one statement, so that no two processes
 * claim the same. An expired lease belonged to a process that has died.
 */
export async function claimFrom(
  database: Database,
  { site, destination }: Lane,
  { nowMs, leaseMs, max }: ClaimRequest,
): Promise<readonly DeliveryClaim[]> {
  const rows = await database.execute({
    sql: `UPDATE lead_deliveries SET leased_until = ?3 + ?4 WHERE id IN (
        SELECT id FROM lead_deliveries
        WHERE state = 'waiting' AND site = ?1 AND destination = ?2 AND due_at <= ?3 AND leased_until <= ?3
        ORDER BY due_at LIMIT ?5)
      RETURNING id, lead, site, destination, attempts, leased_until, sent_at`,
    args: [site, destination, nowMs, leaseMs, max],
  });
  return v.parse(v.array(claimSchema), rows);
}

/** Applies even if the lease has expired, because the lead has arrived. */
export function sentStatement(claims: readonly DeliveryClaim[], nowMs: number): Statement {
  return {
    sql: `UPDATE lead_deliveries SET state = 'sent', attempts = attempts + 1, sent_at = ?, leased_until = 0, last_error = NULL
      WHERE id IN (${claims.map(() => '?').join(', ')}) AND state = 'waiting'`,
    args: [nowMs, ...claims.map(({ id }) => id)],
  };
}

interface Failure {
  readonly error: string;
  readonly tries: number;
  /** Milliseconds since 1970; null when there is no further attempt. */
  readonly dueMs: number | null;
}

/** Applies only while the lease is ours; otherwise another process decides. */
export function failedStatement(
  { id, leasedUntilMs }: DeliveryClaim,
  { error, tries, dueMs }: Failure,
): Statement {
  return {
    sql: `UPDATE lead_deliveries SET state = ?3, attempts = ?4, due_at = coalesce(?5, due_at), leased_until = 0, last_error = ?6
      WHERE id = ?1 AND leased_until = ?2 AND state = 'waiting'`,
    args: [id, leasedUntilMs, dueMs === null ? 'dead' : 'waiting', tries, dueMs, error],
  };
}

/** Postpones all deliveries of a lane; no attempt is counted. */
export function postponeStatement({ site, destination }: Lane, nowMs: number, untilMs: number): Statement {
  return {
    sql: `UPDATE lead_deliveries SET due_at = ?4
      WHERE state = 'waiting' AND site = ?1 AND destination = ?2 AND due_at <= ?3 AND leased_until <= ?3`,
    args: [site, destination, nowMs, untilMs],
  };
}

/**
 * Makes deliveries due that are due later than any wait, or leased for longer: they were written while the clock was
 * ahead, and would wait until that time has come.
 */
export function deliveryHousekeeping(nowMs: number): readonly Statement[] {
  return [
    {
      sql: `UPDATE lead_deliveries SET due_at = ?1, leased_until = 0
        WHERE state = 'waiting' AND (due_at > ?2 OR leased_until > ?2)`,
      args: [nowMs, nowMs + LONGEST_ASKED_MS + 3_600_000],
    },
  ];
}
