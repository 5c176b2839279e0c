import * as v from 'valibot';
import type { Database, SqlValue } from '../../ports/database.ts';

export const outboxStates = ['waiting', 'sent', 'dead', 'held', 'unfinished'] as const;

/** `unfinished` is a form with several steps that was never completed; it is not delivered. */
export type OutboxState = (typeof outboxStates)[number];

/** All given conditions must hold. */
export interface OutboxFilter {
  /** Id of a lead or of one of its deliveries. */
  readonly id?: string | undefined;
  /** Slugs of a dealer's sites. */
  readonly sites?: readonly string[] | undefined;
  readonly state?: OutboxState | undefined;
  readonly destination?: string | undefined;
  /** Received at this time or later; milliseconds since 1970. */
  readonly sinceMs?: number | undefined;
}

const entrySchema = v.object({
  lead: v.string(),
  site: v.string(),
  received_at: v.number(),
  category: v.string(),
  subcategory: v.nullable(v.string()),
  car: v.nullable(v.string()),
  fields: v.string(),
  destination: v.nullable(v.string()),
  state: v.picklist([...outboxStates, 'nowhere']),
  attempts: v.nullable(v.number()),
  due_at: v.nullable(v.number()),
  sent_at: v.nullable(v.number()),
  last_error: v.nullable(v.string()),
});

/** A lead and one of its destinations. `state` is nowhere or unfinished for a lead without any. */
export type OutboxEntry = v.InferOutput<typeof entrySchema>;

/** Newest first. */
export async function listOutbox(
  database: Database,
  filter: OutboxFilter,
  max: number,
): Promise<readonly OutboxEntry[]> {
  const { sql, args } = conditions(filter);
  const rows = await database.execute({
    sql: `SELECT l.id AS lead, l.site, received_at, category, subcategory, car, fields, destination, ${STATE} AS state,
        attempts, due_at, sent_at, last_error
      FROM leads l LEFT JOIN lead_deliveries d ON d.lead = l.id
      WHERE ${sql} ORDER BY received_at DESC, l.id, destination LIMIT ?`,
    args: [...args, max],
  });
  return v.parse(v.array(entrySchema), rows);
}

/**
 * Queues deliveries that match the filter again, with a fresh count of attempts: dead letters, held
 * leads and sent ones. Returns how many. The next delivery round sends them.
 */
export async function replay(database: Database, filter: OutboxFilter, nowMs: number): Promise<number> {
  const { sql, args } = conditions(filter);
  const rows = await database.execute({
    sql: `UPDATE lead_deliveries SET state = 'waiting', attempts = 0, due_at = ?, leased_until = 0, last_error = NULL
      WHERE id IN (
        SELECT d.id FROM leads l JOIN lead_deliveries d ON d.lead = l.id
        WHERE ${sql} AND d.leased_until <= ?)
      RETURNING id`,
    args: [nowMs, ...args, nowMs],
  });
  return rows.length;
}

/**
 * Stores when the dealer replied to a lead; calling it again overwrites the time. `id` is that of the lead or of one
 * of its deliveries. Returns false if there is no such lead, or if the reply would be earlier than the lead.
 */
export async function recordReply(database: Database, id: string, atMs: number): Promise<boolean> {
  const rows = await database.execute({
    sql: `UPDATE leads SET answered_at = ?2
      WHERE (id = ?1 OR id = (SELECT lead FROM lead_deliveries WHERE id = ?1)) AND received_at <= ?2
        AND completed_at IS NOT NULL
      RETURNING id`,
    args: [id, atMs],
  });
  return rows.length > 0;
}

const STATE = "coalesce(d.state, iif(l.completed_at IS NULL, 'unfinished', 'nowhere'))";

function conditions({ id, sites, state: wanted, destination, sinceMs }: OutboxFilter) {
  const all: readonly (readonly [string, ...SqlValue[]] | null)[] = [
    ['1 = 1'],
    id === undefined ? null : ['(l.id = ? OR d.id = ?)', id, id],
    sites === undefined ? null : ['l.site IN (SELECT value FROM json_each(?))', JSON.stringify(sites)],
    wanted === undefined ? null : [`${STATE} = ?`, wanted],
    destination === undefined ? null : ['d.destination = ?', destination],
    sinceMs === undefined ? null : ['l.received_at >= ?', sinceMs],
  ];
  const given = all.filter((condition) => condition !== null);
  return { sql: given.map(([sql]) => sql).join(' AND '), args: given.flatMap(([, ...args]) => args) };
}
