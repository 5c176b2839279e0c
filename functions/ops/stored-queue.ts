import * as v from 'valibot';
import type { BuildClaim, BuildQueue } from '#src/ops/queue/build-queue.ts';
import { type BuildRecord, buildRecordSchema } from '#src/ops/queue/build-record.schema.ts';
import {
  type BuildReason,
  newEntry,
  type QueueEntry,
  queueEntrySchema,
} from '#src/ops/queue/queue-entry.schema.ts';
import {
  claimableAtMs,
  enqueue,
  enqueueDay,
  enqueueSettings,
  finish,
  forget,
  isForgotten,
  LONGEST_WAIT_MS,
  mayPublish,
  type NewDay,
  type QueueChange,
  renew,
  requeueLost,
  take,
} from '#src/ops/queue/queue-rules.ts';
import type { Database, Row, Statement } from '../ports/database.ts';
import { countStatements } from './build-counts.ts';
import { noticeStatements, type OpsNoticeChannel } from './notice-outbox.ts';

interface QueuePorts {
  readonly database: Database;
  /**
   * Milliseconds since 1970. The clocks of all machines that share a queue may differ by half a
   * lease at most.
   */
  readonly now: () => number;
  readonly newId: () => string;
  readonly leaseMs: number;
  /** How problems are reported. */
  readonly channels: readonly OpsNoticeChannel[];
}

const MAX_RECORDS = 5000;
/** How many due entries a worker tries, in case others claim the first ones. */
const LOOKED_AT_MOST = 20;

const storedSchema = v.object({ tenant: v.string(), entry: v.string(), stamp: v.string() });

/** A tenant's entry with the stamp it had when it was read. */
interface Stored {
  readonly tenant: string;
  readonly entry: QueueEntry;
  readonly stamp: string;
}

export interface StoredQueue extends BuildQueue {
  readonly enqueue: (tenant: string, reason: BuildReason) => Promise<void>;
  /** Requests the build of a tenant's new day, once per day. */
  readonly enqueueDay: (tenant: string, day: NewDay) => Promise<void>;
  /** Requests a build when the settings have another fingerprint than at the last check. */
  readonly enqueueSettings: (tenant: string, stamp: string) => Promise<void>;
  /** Whether this build may publish: it still holds the lease. */
  readonly mayPublish: (claim: BuildClaim) => Promise<boolean>;
  /** Requeues the builds of dead workers without waiting for their leases to expire. */
  readonly requeueDead: (isGone: (worker: string) => boolean) => Promise<void>;
  /** Clears the entry of a removed tenant; does nothing while it is being built. */
  readonly forget: (tenant: string) => Promise<void>;
  readonly entries: () => Promise<readonly { readonly tenant: string; readonly entry: QueueEntry }[]>;
  /** Newest first. */
  readonly history: (max: number) => Promise<readonly TenantRecord[]>;
}

export type TenantRecord = BuildRecord & { readonly tenant: string };

/**
 * The queue in a libSQL file or server. Each change reads a tenant's entry, applies a rule and
 * writes the result only if the entry has not changed since (optimistic locking). No locks are held
 * that a crash could leave behind, and a file and a server work the same way.
 */
export function storedQueue(ports: QueuePorts): StoredQueue {
  const { database, now, leaseMs } = ports;
  const change = (tenant: string, rule: (entry: QueueEntry) => QueueChange | null) =>
    changeEntry(ports, tenant, rule);

  async function takeOne(stored: Stored, worker: string): Promise<BuildClaim | null> {
    const nowMs = now();
    // The worker is lost: requeue its build; it can be taken in the next round.
    const lost = stored.entry.lease === null ? null : requeueLost(stored.entry, nowMs);
    if (lost !== null) {
      await write(ports, stored, lost);
      return null;
    }
    const entry = take(stored.entry, { worker, nowMs, leaseMs });
    if (entry === null || !(await write(ports, stored, { entry }))) return null;
    return { tenant: stored.tenant, token: entry.token, isLarge: entry.isLarge };
  }

  return {
    enqueue: async (tenant, reason) => {
      await change(tenant, (entry) => ({ entry: enqueue(entry, reason, now()) }));
    },
    enqueueDay: async (tenant, day) => {
      await change(tenant, (entry) => changed(entry, enqueueDay(entry, day, now())));
    },
    enqueueSettings: async (tenant, stamp) => {
      await change(tenant, (entry) => changed(entry, enqueueSettings(entry, stamp, now())));
    },
    take: async (worker) => {
      const due = await database.execute({
        sql: `SELECT tenant, entry, stamp FROM ops_queue WHERE look_at <= ?1 OR look_at > ?2
          ORDER BY look_at LIMIT ?3`,
        args: [now(), now() + LONGEST_WAIT_MS, LOOKED_AT_MOST],
      });
      for (const stored of due.map(readStored)) {
        const claim = await takeOne(stored, worker);
        if (claim !== null) return claim;
      }
      return null;
    },
    renew: ({ tenant, token }, step) =>
      change(tenant, (entry) =>
        asChange(
          mayPublish(entry, token, now()) ? renew(entry, token, { step, untilMs: now() + leaseMs }) : null,
        ),
      ),
    mayPublish: async ({ tenant, token }) => {
      const stored = await readEntry(database, tenant);
      return stored !== null && mayPublish(stored.entry, token, now());
    },
    finish: ({ tenant, token }, outcome) => change(tenant, (entry) => finish(entry, token, outcome, now())),
    requeueDead: async (isGone) => {
      for (const { tenant, entry } of await allEntries(database)) {
        const { token } = entry;
        if (entry.lease === null || !isGone(entry.lease.worker)) continue;
        await change(tenant, (current) => (current.token === token ? requeueLost(current, now()) : null));
      }
    },
    forget: async (tenant) => {
      const isDone = await change(tenant, (entry) => asChange(forget(entry)));
      if (!isDone) return;
      await database.execute({ sql: 'DELETE FROM ops_feeds WHERE tenant = ?', args: [tenant] });
    },
    entries: async () => (await allEntries(database)).filter(({ entry }) => !isForgotten(entry)),
    history: (max) => readHistory(database, max),
  };
}

const asChange = (entry: QueueEntry | null) => (entry === null ? null : { entry });
const changed = (before: QueueEntry, entry: QueueEntry) => (before === entry ? null : { entry });

/** Returns false when the rule changes nothing. */
async function changeEntry(
  ports: QueuePorts,
  tenant: string,
  rule: (entry: QueueEntry) => QueueChange | null,
): Promise<boolean> {
  for (;;) {
    const stored = await readEntry(ports.database, tenant);
    const result = rule(stored?.entry ?? newEntry);
    if (result === null) return false;
    if (await write(ports, stored ?? { tenant, entry: newEntry, stamp: '' }, result)) return true;
  }
}

/** Writes a changed entry with its record and notices, unless it has changed since it was read. */
async function write(ports: QueuePorts, { tenant, stamp }: Stored, result: QueueChange): Promise<boolean> {
  const { database, newId, now, channels } = ports;
  const next = newId();
  const entry = JSON.stringify(result.entry);
  const update: Statement = {
    sql: `INSERT INTO ops_queue (tenant, entry, look_at, stamp) SELECT ?1, ?2, ?3, ?4
      WHERE ?5 = '' OR EXISTS (SELECT 1 FROM ops_queue WHERE tenant = ?1 AND stamp = ?5)
      ON CONFLICT (tenant) DO UPDATE SET entry = ?2, look_at = ?3, stamp = ?4 WHERE stamp = ?5
      RETURNING tenant`,
    args: [tenant, entry, claimableAtMs(result.entry), next, stamp],
  };
  const [rows = []] = await database.transact([
    update,
    ...recordStatements(tenant, next, result.record),
    ...(result.news === undefined
      ? []
      : noticeStatements({ tenant, stamp: next, news: result.news, nowMs: now(), channels, newId })),
  ]);
  return rows.length > 0;
}

/** Written only if the entry was, which its stamp tells. */
function recordStatements(tenant: string, stamp: string, record: BuildRecord | undefined): Statement[] {
  if (record === undefined) return [];
  return [
    {
      sql: `INSERT INTO ops_history (tenant, record) SELECT tenant, ? FROM ops_queue WHERE tenant = ? AND stamp = ?`,
      args: [JSON.stringify(record), tenant, stamp],
    },
    {
      sql: 'DELETE FROM ops_history WHERE id <= (SELECT max(id) FROM ops_history) - ?',
      args: [MAX_RECORDS],
    },
    ...countStatements(record, { tenant, stamp }),
  ];
}

async function readEntry(database: Database, tenant: string): Promise<Stored | null> {
  const [row] = await database.execute({
    sql: 'SELECT tenant, entry, stamp FROM ops_queue WHERE tenant = ?',
    args: [tenant],
  });
  return row === undefined ? null : readStored(row);
}

function readStored(row: Row): Stored {
  const { tenant, entry, stamp } = v.parse(storedSchema, row);
  return { tenant, stamp, entry: v.parse(queueEntrySchema, JSON.parse(entry)) };
}

async function allEntries(database: Database): Promise<Stored[]> {
  const rows = await database.execute({
    sql: 'SELECT tenant, entry, stamp FROM ops_queue ORDER BY tenant',
  });
  return rows.map(readStored);
}

const recordRowSchema = v.object({ tenant: v.string(), record: v.string() });

async function readHistory(database: Database, max: number): Promise<TenantRecord[]> {
  const rows = await database.execute({
    sql: 'SELECT tenant, record FROM ops_history ORDER BY id DESC LIMIT ?',
    args: [max],
  });
  return rows.map((row) => {
    const { tenant, record } = v.parse(recordRowSchema, row);
    return { tenant, ...v.parse(buildRecordSchema, JSON.parse(record)) };
  });
}
