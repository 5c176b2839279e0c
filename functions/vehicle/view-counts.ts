import * as v from 'valibot';
import type { Database, Row } from '../ports/database.ts';

interface ViewedCar {
  /** The dealer's slug. */
  readonly site: string;
  /** The vehicle's id. */
  readonly car: string;
  /** Views that the feed tells of: where counting starts, and below which it never is. */
  readonly fromFeed: number;
}

const rowsSchema = v.array(v.object({ views: v.pipe(v.number(), v.integer()) }));

/** Counts one view; gives the number with it. */
export async function countView(database: Database, { site, car, fromFeed }: ViewedCar): Promise<number> {
  const rows = await database.execute({
    sql: `INSERT INTO vehicle_views (site, car, views) VALUES (?, ?, ? + 1)
      ON CONFLICT DO UPDATE SET views = max(views + 1, excluded.views) RETURNING views`,
    args: [site, car, fromFeed],
  });
  return viewsIn(rows) ?? fromFeed;
}

export async function readViews(database: Database, { site, car, fromFeed }: ViewedCar): Promise<number> {
  const sql = 'SELECT views FROM vehicle_views WHERE site = ? AND car = ?';
  return Math.max(fromFeed, viewsIn(await database.execute({ sql, args: [site, car] })) ?? 0);
}

function viewsIn(rows: readonly Row[]): number | undefined {
  return v.parse(rowsSchema, rows)[0]?.views;
}
