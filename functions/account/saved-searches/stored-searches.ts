import * as v from 'valibot';
import { type NoticeChannel, noticeChannels } from '#src/account/notices/notice-channels.ts';
import type { Database, Statement } from '../../ports/database.ts';
import type { PhoneOfSite } from '../codes/one-time-codes.ts';

export interface StoredSearch {
  readonly id: string;
  /** The criteria, as a query string of the default listing. */
  readonly search: string;
  readonly channel: NoticeChannel;
  readonly savedAtMs: number;
  /** The highest number of `stock_seen` when the search was saved. */
  readonly savedSeq: number;
  readonly isPaused: boolean;
}

const COLUMNS = 'id, search, channel, saved_at, saved_seq, paused_at';

const rowsSchema = v.array(
  v.pipe(
    v.object({
      id: v.string(),
      search: v.string(),
      channel: v.picklist(noticeChannels),
      saved_at: v.number(),
      saved_seq: v.number(),
      paused_at: v.nullable(v.number()),
    }),
    v.transform(
      ({ saved_at: savedAtMs, saved_seq: savedSeq, paused_at, ...row }): StoredSearch => ({
        ...row,
        savedAtMs,
        savedSeq,
        isPaused: paused_at !== null,
      }),
    ),
  ),
);

/** Newest first. */
export async function readSearches(
  database: Database,
  { site, phone }: PhoneOfSite,
): Promise<StoredSearch[]> {
  const rows = await database.execute({
    sql: `SELECT ${COLUMNS} FROM saved_searches WHERE site = ? AND phone = ? AND removed_at IS NULL
      ORDER BY saved_at DESC, id`,
    args: [site, phone],
  });
  return v.parse(rowsSchema, [...rows]);
}

/** A search that was deleted at `sinceMs` or later; null for any other. */
export async function readRemovedSearch(
  database: Database,
  { site, phone }: PhoneOfSite,
  { id, sinceMs }: { readonly id: string; readonly sinceMs: number },
): Promise<StoredSearch | null> {
  const rows = await database.execute({
    sql: `SELECT ${COLUMNS} FROM saved_searches WHERE site = ? AND phone = ? AND id = ? AND removed_at >= ?`,
    args: [site, phone, id, sinceMs],
  });
  return v.parse(rowsSchema, [...rows])[0] ?? null;
}

interface NewSearch extends Pick<StoredSearch, 'id' | 'search' | 'channel'> {
  readonly nowMs: number;
  readonly maxSearches: number;
  /** A search that was deleted since then is restored as it was. */
  readonly undoSinceMs: number;
  /** Address for e-mail; null for another channel. */
  readonly email: string | null;
  /** The exact words that the shopper agreed to. */
  readonly consent: string;
  readonly newToken: string;
  /** The site where it is saved: it is understood as there, and messages about it are in its language. */
  readonly askedOn: string;
}

/**
 * Saves a search, changes the channel of an existing one, or resumes a paused one: express consent,
 * stored with its words and time (Spam Act 2003, schedule 2). Returns null when the shopper has
 * reached the limit.
 */
export async function storeSearch(
  database: Database,
  { site, phone }: PhoneOfSite,
  { id, search, channel, nowMs, maxSearches, undoSinceMs, email, consent, newToken, askedOn }: NewSearch,
): Promise<StoredSearch | null> {
  const isKnown = `EXISTS (SELECT 1 FROM saved_searches WHERE site = ?1 AND phone = ?2 AND search = ?3
    AND removed_at IS NULL)`;
  const seen = '(SELECT coalesce(max(seq), 0) FROM stock_seen WHERE site = ?1)';
  const [, , , rows = []] = await database.transact([
    {
      sql: 'DELETE FROM saved_searches WHERE site = ? AND phone = ? AND search = ? AND removed_at < ?',
      args: [site, phone, search, undoSinceMs],
    },
    {
      sql: `INSERT INTO saved_searches (id, site, phone, search, channel, saved_at, saved_seq, told_seq, asked_on)
        SELECT ?4, ?1, ?2, ?3, ?5, ?6, ${seen}, ${seen}, ?8
        WHERE ${isKnown} OR ?7 > (
          SELECT count(*) FROM saved_searches WHERE site = ?1 AND phone = ?2 AND removed_at IS NULL)
        ON CONFLICT (site, phone, search) DO UPDATE SET channel = excluded.channel, removed_at = NULL,
          asked_on = excluded.asked_on,
          -- Resumed: no news about the time while it was paused. Otherwise it goes on after its last message.
          told_seq = CASE WHEN paused_at IS NULL OR removed_at IS NOT NULL THEN told_seq ELSE excluded.told_seq END,
          -- Restored: as it was when it was deleted, perhaps paused.
          paused_at = CASE WHEN removed_at IS NULL THEN NULL ELSE paused_at END`,
      args: [site, phone, search, id, channel, nowMs, maxSearches, askedOn],
    },
    {
      sql: `INSERT INTO search_alerts (site, phone, email, consent, asked_at, token)
        SELECT ?1, ?2, ?4, ?5, ?6, ?7 WHERE ${isKnown}
        ON CONFLICT (site, phone) DO UPDATE SET email = coalesce(excluded.email, email),
          consent = excluded.consent, asked_at = excluded.asked_at, stopped_at = NULL, stopped_by = NULL`,
      args: [site, phone, search, email, consent, nowMs, newToken],
    },
    {
      sql: `SELECT ${COLUMNS} FROM saved_searches WHERE site = ? AND phone = ? AND search = ? AND removed_at IS NULL`,
      args: [site, phone, search],
    },
  ]);
  return v.parse(rowsSchema, [...rows])[0] ?? null;
}

export function pauseStatement({ site, phone }: PhoneOfSite, id: string, nowMs: number): Statement {
  return {
    sql: `UPDATE saved_searches SET paused_at = coalesce(paused_at, ?4)
      WHERE site = ?1 AND phone = ?2 AND id = ?3 AND removed_at IS NULL`,
    args: [site, phone, id, nowMs],
  };
}

/** Keeps the deleted search for a while, so that it can be restored. */
export function removeStatement({ site, phone }: PhoneOfSite, id: string, nowMs: number): Statement {
  return {
    sql: `UPDATE saved_searches SET removed_at = ?4
      WHERE site = ?1 AND phone = ?2 AND id = ?3 AND removed_at IS NULL`,
    args: [site, phone, id, nowMs],
  };
}
