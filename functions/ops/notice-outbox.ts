import * as v from 'valibot';
import { type Notice, noticeSchema } from '#src/ops/notice.schema.ts';
import type { BuildNews } from '#src/ops/queue/queue-rules.ts';
import type { Database, Statement } from '../ports/database.ts';

/** How a notice is sent. */
export type OpsNoticeChannel = 'webhook' | 'mail';

interface NewNotice {
  readonly tenant: string;
  /** Stamp of the queue entry that the news belongs to. */
  readonly stamp: string;
  readonly news: BuildNews;
  readonly nowMs: number;
  readonly channels: readonly OpsNoticeChannel[];
  readonly newId: () => string;
}

/** Adds the news of a build to the outbox, only if the queue entry has this stamp. */
export function noticeStatements({ tenant, stamp, news, nowMs, channels, newId }: NewNotice): Statement[] {
  const { kind: what, sentences, sinceMs } = news.problem;
  const notice = { id: newId(), tenant, kind: news.kind, what, sentences, sinceMs, atMs: nowMs };
  return channels.map((channel) => ({
    sql: `INSERT INTO ops_notices (id, notice, channel, due_at, tries)
      SELECT ?, ?, ?, ?, 0 FROM ops_queue WHERE tenant = ? AND stamp = ?`,
    args: [`${notice.id}-${channel}`, JSON.stringify(notice), channel, nowMs, tenant, stamp],
  }));
}

export function addNotice(notice: Notice, channels: readonly OpsNoticeChannel[]): Statement[] {
  return channels.map((channel) => ({
    sql: 'INSERT INTO ops_notices (id, notice, channel, due_at, tries) VALUES (?, ?, ?, ?, 0)',
    args: [`${notice.id}-${channel}`, JSON.stringify(notice), channel, notice.atMs],
  }));
}

const dueSchema = v.object({
  id: v.string(),
  notice: v.string(),
  channel: v.picklist(['webhook', 'mail']),
  due_at: v.number(),
  tries: v.number(),
});

export interface DueNotice {
  readonly id: string;
  readonly notice: Notice;
  readonly channel: OpsNoticeChannel;
  readonly tries: number;
  /** End of our lease. */
  readonly leasedUntilMs: number;
}

/** Claims due notices under a lease, in one statement, so that no two machines claim the same. */
export async function takeDue(
  database: Database,
  { nowMs, leaseMs, max }: { readonly nowMs: number; readonly leaseMs: number; readonly max: number },
): Promise<DueNotice[]> {
  const rows = await database.execute({
    sql: `UPDATE ops_notices SET due_at = ?1 + ?2 WHERE id IN (
        SELECT id FROM ops_notices WHERE due_at <= ?1 ORDER BY due_at LIMIT ?3)
      RETURNING id, notice, channel, due_at, tries`,
    args: [nowMs, leaseMs, max],
  });
  return rows.map((row) => {
    const { id, notice, channel, due_at: leasedUntilMs, tries } = v.parse(dueSchema, row);
    return { id, channel, tries, leasedUntilMs, notice: v.parse(noticeSchema, JSON.parse(notice)) };
  });
}

/** Removes a notice that was sent or has failed for good. */
export function doneStatement({ id }: DueNotice): Statement {
  return { sql: 'DELETE FROM ops_notices WHERE id = ?', args: [id] };
}

export function triedStatement(
  { id, leasedUntilMs }: DueNotice,
  failed: { readonly tries: number; readonly dueMs: number; readonly error: string },
): Statement {
  return {
    sql: 'UPDATE ops_notices SET tries = ?, due_at = ?, error = ? WHERE id = ? AND due_at = ?',
    args: [failed.tries, failed.dueMs, failed.error, id, leasedUntilMs],
  };
}

/** The number of waiting notices, and the last error. */
export async function waitingNotices(database: Database) {
  const [row] = await database.execute({
    sql: 'SELECT count(*) AS waiting, max(error) AS error FROM ops_notices WHERE tries > 0',
  });
  const schema = v.object({ waiting: v.number(), error: v.nullable(v.string()) });
  return v.parse(schema, row);
}
