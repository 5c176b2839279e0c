import type { Database } from '../ports/database.ts';

interface ReservedCar {
  /** The dealer's slug. */
  readonly site: string;
  /** The vehicle's id. */
  readonly car: string;
}

/** A car that is reserved on the site. */
export interface Hold {
  /** Milliseconds since 1970. */
  readonly sinceMs: number;
}

/** A hold and its holder, identified as by `personDigest`. */
interface OwnedHold extends Hold {
  readonly holder: string;
  /** The lead that made the reservation. */
  readonly lead: string;
}

/** The current hold of a car; null when there is none or it has expired. */
export async function readHold(
  database: Database,
  { site, car }: ReservedCar,
  nowMs: number,
): Promise<OwnedHold | null> {
  const [row] = await database.execute({
    sql: `SELECT reserved_at, holder, lead FROM reservations
      WHERE site = ? AND car = ? AND released_at IS NULL AND held_until > ?`,
    args: [site, car, nowMs],
  });
  if (row === undefined) return null;
  return { sinceMs: Number(row['reserved_at']), holder: String(row['holder']), lead: String(row['lead']) };
}

/** Ids of all cars of a dealer that are reserved on the site. */
export async function readHeldCars(
  database: Database,
  site: string,
  nowMs: number,
): Promise<readonly string[]> {
  const rows = await database.execute({
    sql: 'SELECT car FROM reservations WHERE site = ? AND released_at IS NULL AND held_until > ?',
    args: [site, nowMs],
  });
  return rows.map(({ car }) => String(car));
}
