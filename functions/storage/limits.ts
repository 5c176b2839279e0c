import type { Database, Statement } from '../ports/database.ts';

export interface Limit {
  /** What is counted, such as `code:city-motors:<digest of the phone>`; never a name or number of a person. */
  readonly key: string;
  /** How many at once. */
  readonly burst: number;
  /** How long one takes to come back, in whole milliseconds. */
  readonly everyMs: number;
}

/** How far the clocks of two servers may be apart. What lies further ahead was written before a clock went back. */
const mostSkewMs = 10 * 60_000;

/**
 * Takes one of a limit that holds for every process on the database; says when the next is free, in
 * milliseconds since 1970, or null when this one was. One statement, so that two who ask at once do not
 * both get the last: the leaky bucket of ITU-T I.371, which stores only when the bucket will be empty.
 */
export async function takeFrom(database: Database, limit: Limit, nowMs: number): Promise<number | null> {
  const rows = await database.execute(takeStatement(limit, nowMs));
  return rows.length > 0 ? null : ((await nextFreeAt(database, limit, nowMs)) ?? nowMs);
}

/** When one can be taken, in milliseconds since 1970; null when at once. Takes none. */
export async function nextFreeAt(
  database: Database,
  { key, burst, everyMs }: Limit,
  nowMs: number,
): Promise<number | null> {
  const [row] = await database.execute({
    sql: 'SELECT free_at FROM rate_limits WHERE key = ? AND free_at <= ?',
    args: [key, nowMs + burst * everyMs + mostSkewMs],
  });
  const freeAtMs = Number(row?.['free_at'] ?? 0) - (burst - 1) * everyMs;
  return freeAtMs > nowMs ? freeAtMs : null;
}

/** Gives a row when there was one to take. */
export function takeStatement({ key, burst, everyMs }: Limit, nowMs: number): Statement {
  return {
    sql: `INSERT INTO rate_limits (key, free_at) VALUES (?1, ?2 + ?3)
      ON CONFLICT (key) DO UPDATE
      SET free_at = CASE WHEN free_at > ?2 + ?4 + ?5 THEN ?2 + ?4 ELSE max(free_at, ?2) + ?3 END
      WHERE free_at > ?2 + ?4 + ?5 OR max(free_at, ?2) + ?3 <= ?2 + ?4
      RETURNING free_at`,
    args: [key, nowMs, everyMs, burst * everyMs, mostSkewMs],
  };
}

/** Forgets what has come back whole: without it the table would grow by every visitor. */
export function forgetStatement(nowMs: number): Statement {
  return { sql: 'DELETE FROM rate_limits WHERE free_at < ?', args: [nowMs] };
}
