import type { Database } from '../ports/database.ts';

interface ReservedCar {
  /** The dealer's slug. */
  readonly site: string;
  /** The vehicle's id. */
  readonly car: string;
}

/** A car that somebody has reserved on the site. */
export interface Hold {
  /** Milliseconds since 1970. */
  readonly sinceMs: number;
}

/** The reservation that stands now; null when nobody holds the car, or not any more. */
export async function readHold(
  database: Database,
  { site, car }: ReservedCar,
  nowMs: number,
): Promise<Hold | null> {
  const [row] = await database.execute({
    sql: `SELECT reserved_at FROM reservations
      WHERE site = ? AND car = ? AND released_at IS NULL AND held_until > ?`,
    args: [site, car, nowMs],
  });
  return row === undefined ? null : { sinceMs: Number(row['reserved_at']) };
}
