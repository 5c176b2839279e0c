import * as v from 'valibot';
import type { Session } from '../../http/app-env.ts';
import { sha256 } from '../../http/digest.ts';
import type { Statement } from '../../ports/database.ts';
import type { Ports } from '../../ports/ports.ts';

export type SessionPorts = Pick<Ports, 'database' | 'chance' | 'now'>;

/** A session that is used gets a new token each day, so that a copied one is soon noticed. */
const TOKEN_LIFE_MS = 24 * 3_600_000;

/**
 * Requests already on their way with the old token when the new one is issued are still accepted.
 */
export const OVERLAP_MS = 60_000;

export interface FoundSession {
  readonly session: Session;
  readonly expiresAtMs: number;
  /** Replaces the token that was sent; null while that one stays valid. */
  readonly newToken: string | null;
}

const rowSchema = v.object({
  session: v.string(),
  phone: v.string(),
  user_id: v.string(),
  issued_at: v.number(),
  expires_at: v.number(),
  retired_at: v.nullable(v.number()),
  has_predecessor: v.number(),
});
type TokenRow = v.InferOutput<typeof rowSchema>;

/**
 * The session of a token at this dealer; null for an unknown token. A token stays valid until its
 * successor has been used, so a lost reply signs nobody out. Whoever sends it after that has copied
 * it, so the whole session ends, for the thief and for the shopper (RFC 9700, 4.14.2).
 */
export async function findSession(
  ports: SessionPorts,
  site: string,
  token: string,
): Promise<FoundSession | null> {
  const { database, now } = ports;
  const nowMs = now();
  const hash = sha256(token);
  const [found] = await database.execute(tokenStatement(site, hash, nowMs));
  if (found === undefined) return null;
  const row = v.parse(rowSchema, found);
  const session = { id: row.session, userId: row.user_id, phone: row.phone };
  if (row.retired_at !== null) {
    if (Math.abs(nowMs - row.retired_at) < OVERLAP_MS)
      return { session, expiresAtMs: row.expires_at, newToken: null };
    await database.execute({ sql: 'DELETE FROM sessions WHERE session = ?', args: [row.session] });
    return null;
  }
  if (row.has_predecessor === 1) await database.execute(retireOlder(row, nowMs));
  const newToken = nowMs - row.issued_at >= TOKEN_LIFE_MS ? await issueSuccessor(ports, hash) : null;
  return { session, expiresAtMs: row.expires_at, newToken };
}

function tokenStatement(site: string, hash: string, nowMs: number): Statement {
  return {
    sql: `SELECT token.session, token.phone, token.issued_at, token.expires_at, token.retired_at,
        contact.user_id, EXISTS (
          SELECT 1 FROM sessions AS older
          WHERE older.session = token.session AND older.retired_at IS NULL AND older.issued_at < token.issued_at
        ) AS has_predecessor
      FROM sessions AS token
      JOIN contacts AS contact ON contact.site = token.site AND contact.phone = token.phone
      WHERE token.token_hash = ? AND token.site = ? AND token.expires_at > ?`,
    args: [hash, site, nowMs],
  };
}

function retireOlder({ session, issued_at }: TokenRow, nowMs: number): Statement {
  return {
    sql: 'UPDATE sessions SET retired_at = ? WHERE session = ? AND retired_at IS NULL AND issued_at < ?',
    args: [nowMs, session, issued_at],
  };
}

/** Issues one successor for concurrent requests; null for all but the first of them. */
async function issueSuccessor({ database, chance, now }: SessionPorts, hash: string) {
  const token = chance.token();
  const nowMs = now();
  const issued = await database.execute({
    sql: `INSERT INTO sessions (token_hash, session, site, phone, signed_in_at, issued_at, expires_at)
      SELECT ?1, session, site, phone, signed_in_at, ?3, expires_at FROM sessions AS old
      WHERE token_hash = ?2 AND expires_at > ?3 AND NOT EXISTS (
        SELECT 1 FROM sessions AS new
        WHERE new.session = old.session AND new.issued_at > old.issued_at AND new.issued_at > ?3 - ?4
      ) RETURNING token_hash`,
    args: [sha256(token), hash, nowMs, OVERLAP_MS],
  });
  return issued.length === 0 ? null : token;
}

/**
 * Ends the session of a token, or all sessions of the shopper; false for an unknown token. The row of
 * an ended session, which expired at 0, stays until the next housekeeping: two tabs may sign out at
 * once, and the one that arrives second must still find out whose other sessions it is to end.
 */
export async function endSessions(
  { database, now }: SessionPorts,
  site: string,
  token: string,
  isEverywhere: boolean,
): Promise<boolean> {
  const column = isEverywhere ? 'phone' : 'session';
  const ended = await database.execute({
    sql: `UPDATE sessions SET expires_at = 0, retired_at = ?3 WHERE site = ?1 AND ${column} = (
        SELECT ${column} FROM sessions WHERE token_hash = ?2 AND site = ?1
          AND (expires_at > ?3 OR (expires_at = 0 AND retired_at > ?3 - ?4))
      ) RETURNING token_hash`,
    args: [site, sha256(token), now(), OVERLAP_MS],
  });
  return ended.length > 0;
}
