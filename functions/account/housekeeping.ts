import type { Statement } from '../ports/database.ts';
import { deleteRecoveredStatement } from '../storage/limits.ts';
import { noticesHousekeeping } from './notices/notices-housekeeping.ts';
import { ownLeadsHousekeeping } from './own-leads.ts';

/**
 * How long text messages are kept on machines without a provider; nobody needs a code for longer.
 */
const MESSAGE_LIFE_MS = 24 * 3_600_000;

/** Deletes what has expired: codes, sessions, rate limits and stored text messages. */
export function accountHousekeeping(nowMs: number): readonly Statement[] {
  return [
    { sql: 'DELETE FROM one_time_codes WHERE expires_at <= ?', args: [nowMs] },
    { sql: 'DELETE FROM sessions WHERE expires_at <= ?', args: [nowMs] },
    { sql: 'DELETE FROM text_messages WHERE written_at <= ?', args: [nowMs - MESSAGE_LIFE_MS] },
    ...ownLeadsHousekeeping(nowMs),
    ...noticesHousekeeping(nowMs),
    deleteRecoveredStatement(nowMs),
  ];
}
