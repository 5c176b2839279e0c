import type { Statement } from '../../ports/database.ts';

/** Sent messages are kept for questions about what was sent to whom. */
const MESSAGES_KEPT_MS = 400 * 24 * 3_600_000;
/** Longer than the time within which any dealer lets a removal be undone. */
const REMOVED_KEPT_MS = 24 * 3_600_000;

/**
 * Within this time a car that comes back into stock does not count as new. The rows hold no
 * personal data.
 */
const STOCK_KEPT_MS = 3 * 365 * 24 * 3_600_000;

/** Statements that delete expired rows; run them regularly. */
export function noticesHousekeeping(nowMs: number): readonly Statement[] {
  return [
    { sql: 'DELETE FROM watch_messages WHERE made_at < ?', args: [nowMs - MESSAGES_KEPT_MS] },
    { sql: 'DELETE FROM watchlist_removed WHERE removed_at < ?', args: [nowMs - REMOVED_KEPT_MS] },
    { sql: 'DELETE FROM saved_searches WHERE removed_at < ?', args: [nowMs - REMOVED_KEPT_MS] },
    { sql: 'DELETE FROM search_told WHERE told_at < ?', args: [nowMs - MESSAGES_KEPT_MS] },
    { sql: 'DELETE FROM stock_seen WHERE seen_at < ?', args: [nowMs - STOCK_KEPT_MS] },
    {
      sql: `DELETE FROM watch_told WHERE NOT EXISTS (
          SELECT 1 FROM watchlist AS saved WHERE saved.site = watch_told.site AND saved.phone = watch_told.phone
            AND saved.car = watch_told.car)
        AND NOT EXISTS (
          SELECT 1 FROM watchlist_removed AS removed
          WHERE removed.site = watch_told.site AND removed.phone = watch_told.phone
            AND removed.car = watch_told.car)`,
    },
  ];
}
