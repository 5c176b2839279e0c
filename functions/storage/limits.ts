import type { Database, Statement } from '../ports/database.ts';

export interface Limit {
  /** What is counted, such as `code:city-motors:<digest of the phone>`; never personal data. */
  readonly key: string;
  /** How many are allowed at once. */
  readonly burst: number;
  /** Time until one is available again, in whole milliseconds. */
  readonly everyMs: number;
}

/**
 * Tolerated difference between the clocks of two servers. Times further in the future were stored
 * before a clock was set back.
 */
const MAX_SKEW_MS = 10 * 60_000;

/** `takeFromAll` for a single limit. */
export async function takeFrom(database: Database, limit: Limit, nowMs: number): Promise<number | null> {
  const freeAtMs = await takeFromAll(database, [limit], nowMs);
  return freeAtMs === 'exempt' ? null : freeAtMs;
}

/**
 * Takes one from each limit; limits are shared by all processes on the database. Returns null when
 * all allowed it, else the time when all will (milliseconds since 1970). One statement, so that two
 * concurrent requests cannot both take the last. Implements the leaky bucket of ITU-T I.371, which
 * stores only the time when the bucket will be empty. Takes nothing and returns `exempt` when that
 * query finds a row, such as one stored by an earlier attempt.
 */
export async function takeFromAll(
  database: Database,
  limits: readonly Limit[],
  nowMs: number,
  exempt?: Statement,
): Promise<number | 'exempt' | null> {
  if (limits.length === 0) return null;
  const rows = await database.execute(takeStatement(limits, nowMs, exempt));
  const taken = new Set(rows.map(({ key }) => key));
  const refused = limits.filter(({ key }) => !taken.has(key));
  if (refused.length > 0 && exempt && (await database.execute(exempt)).length > 0) return 'exempt';
  const free = await Promise.all(refused.map((limit) => nextFreeAt(database, limit, nowMs)));
  return free.length === 0 ? null : Math.max(...free.map((atMs) => atMs ?? nowMs));
}

/** When one will be available, in milliseconds since 1970; null when it is now. Takes nothing. */
export async function nextFreeAt(
  database: Database,
  { key, burst, everyMs }: Limit,
  nowMs: number,
): Promise<number | null> {
  const [row] = await database.execute({
    sql: 'SELECT free_at FROM rate_limits WHERE key = ? AND free_at <= ?',
    args: [key, nowMs + burst * everyMs + MAX_SKEW_MS],
  });
  const freeAtMs = Number(row?.['free_at'] ?? 0) - (burst - 1) * everyMs;
  return freeAtMs > nowMs ? freeAtMs : null;
}

/** Returns the keys whose limit allowed it. */
function takeStatement(limits: readonly Limit[], nowMs: number, exempt: Statement | undefined): Statement {
  const wanted = limits.map(() => 'SELECT ? AS key, ? AS every, ? AS room').join(' UNION ALL ');
  return {
    sql: `WITH clock (now, skew) AS (SELECT ?, ?), wanted AS (${wanted})
      INSERT INTO rate_limits (key, free_at)
      SELECT wanted.key, CASE
          WHEN known.free_at IS NULL THEN now + every
          WHEN known.free_at > now + room + skew THEN now + room
          ELSE max(known.free_at, now) + every
        END
      FROM wanted, clock LEFT JOIN rate_limits AS known ON known.key = wanted.key
      WHERE (known.free_at IS NULL OR known.free_at > now + room + skew
        OR max(known.free_at, now) + every <= now + room)
        ${exempt ? `AND NOT EXISTS (${exempt.sql})` : ''}
      ON CONFLICT (key) DO UPDATE SET free_at = excluded.free_at
      RETURNING key`,
    args: [
      nowMs,
      MAX_SKEW_MS,
      ...limits.flatMap(({ key, burst, everyMs }) => [key, everyMs, burst * everyMs]),
      ...(exempt?.args ?? []),
    ],
  };
}

/**
 * Deletes limits that have recovered completely; otherwise the table would grow with every visitor.
 */
export function deleteRecoveredStatement(nowMs: number): Statement {
  return { sql: 'DELETE FROM rate_limits WHERE free_at < ?', args: [nowMs] };
}
