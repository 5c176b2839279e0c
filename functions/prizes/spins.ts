import * as v from 'valibot';
import type { Prize } from '#src/tenant/settings/editorial/prizes.schema.ts';
import { keyedDigest } from '../account/codes/keyed-digest.ts';
import type { Session } from '../http/app-env.ts';
import type { Database, Statement } from '../ports/database.ts';
import type { Ports } from '../ports/ports.ts';

const rowSchema = v.pipe(
  v.object({
    prize: v.string(),
    prize_name: v.string(),
    code: v.nullable(v.string()),
    drawn_at: v.number(),
  }),
  v.transform(({ prize_name, drawn_at, ...row }) => ({ ...row, prizeName: prize_name, drawnAtMs: drawn_at })),
);

/** The prize that a phone has drawn. */
export type Spin = v.InferOutput<typeof rowSchema>;

/** One turn of the wheel. */
export interface Turn {
  /** The dealer's slug, also on a language edition: a campaign has one stock of prizes. */
  readonly site: string;
  readonly campaign: string;
  /** See `phoneDigest`. */
  readonly phone: string;
}

/**
 * The stored digest of a phone: it recognises the phone even after its account was deleted, but
 * cannot be used to call it.
 */
export function phoneDigest(ports: Pick<Ports, 'secret'>, site: string, { phone }: Session): string {
  return keyedDigest(ports, 'spin', site, phone);
}

export async function spinOf(database: Database, { site, campaign, phone }: Turn): Promise<Spin | null> {
  const [row] = await database.execute({
    sql: 'SELECT prize, prize_name, code, drawn_at FROM spins WHERE site = ? AND campaign = ? AND phone = ?',
    args: [site, campaign, phone],
  });
  return row === undefined ? null : v.parse(rowSchema, row);
}

const countSchema = v.object({ prize: v.string(), drawn: v.number() });

/** The prizes that are not used up. */
export async function prizesLeft(
  database: Database,
  { site, campaign }: Omit<Turn, 'phone'>,
  prizes: readonly Prize[],
): Promise<Prize[]> {
  const rows = await database.execute({
    sql: 'SELECT prize, count(*) AS drawn FROM spins WHERE site = ? AND campaign = ? GROUP BY prize',
    args: [site, campaign],
  });
  const counts = new Map(v.parse(v.array(countSchema), rows).map(({ prize, drawn }) => [prize, drawn]));
  return prizes.filter(({ id, stock }) => stock === null || (counts.get(id) ?? 0) < stock);
}

/**
 * Gives a phone its prize. Fails and rolls its transaction back when the phone already has one,
 * when the prize is used up (the prize is then null in a NOT NULL column), or when the code is
 * taken.
 */
export function givePrizeStatement(
  { site, campaign, phone }: Turn,
  { id, name, stock }: Prize,
  { code, nowMs }: { readonly code: string | null; readonly nowMs: number },
): Statement {
  return {
    sql: `INSERT INTO spins (site, campaign, phone, prize, prize_name, code, drawn_at)
      VALUES (?1, ?2, ?3, CASE WHEN ?5 IS NULL OR ?5 > (
          SELECT count(*) FROM spins WHERE site = ?1 AND campaign = ?2 AND prize = ?4
        ) THEN ?4 END, ?6, ?7, ?8)`,
    args: [site, campaign, phone, id, stock, name, code, nowMs],
  };
}
