import * as v from 'valibot';
import type { Database, Row } from '../ports/database.ts';

interface ViewedCar {
  /** The dealer's slug. */
  readonly site: string;
  /** The vehicle's id. */
  readonly car: string;
  /** Views given by the feed: the count starts there and never falls below. */
  readonly fromFeed: number;
}

const rowsSchema = v.array(v.object({ views: v.pipe(v.number(), v.integer()) }));

/** Counts one view; returns the new number. */
export async function countView(database: Database, { site, car, fromFeed }: ViewedCar): Promise<number> {
  const rows = await database.execute({
    sql: `INSERT INTO vehicle_views (site, car, views) VALUES (?, ?, ? + 1)
      ON CONFLICT DO UPDATE SET views = max(views + 1, excluded.views) RETURNING views`,
    args: [site, car, fromFeed],
  });
  return viewsIn(rows) ?? fromFeed;
}

/**
 * Counts one view and returns the new number if that is quick. Otherwise returns the last known
 * number: the live status must not wait for a locked database.
 */
export async function countViewOrSkip(
  database: Database,
  car: ViewedCar,
  reportError: (error: unknown) => void,
  timeoutMs = 2000,
): Promise<number> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  const counting = countView(database, car).catch((error: unknown) => {
    reportError(error);
    return null;
  });
  const counted = await Promise.race([counting, tooLong]);
  clearTimeout(timer);
  return counted ?? readViews(database, car);
}

export async function readViews(database: Database, { site, car, fromFeed }: ViewedCar): Promise<number> {
  const sql = 'SELECT views FROM vehicle_views WHERE site = ? AND car = ?';
  return Math.max(fromFeed, viewsIn(await database.execute({ sql, args: [site, car] })) ?? 0);
}

function viewsIn(rows: readonly Row[]): number | undefined {
  return v.parse(rowsSchema, rows)[0]?.views;
}
